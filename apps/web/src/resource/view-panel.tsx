import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { afterOpening } from '../ui/after-opening.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Checkbox, TextInput } from '../ui/inputs.tsx'
import { useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import type { List } from './use-list.ts'
import { useT } from './words.ts'
import './list-form.css'
import './view-panel.css'

/** The views of a list: choose one, keep the list as it is as a new one, rename, delete, say which the list opens with. */
export function ViewPanel({ list, close }: { list: List; close: () => void }) {
  const t = useT()
  const { views, view, first } = list
  const panel = useRef<HTMLDivElement>(null)
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also what takes the place of the former content.
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    return afterOpening(() => (find('input[type="text"], [aria-current="true"]') ?? find('button'))?.focus())
  }, [naming])
  if (naming) {
    const isNew = naming === 'new'
    return (
      <div ref={panel}>
        <NameForm
          name={isNew ? '' : (view?.name ?? '')}
          taken={views.filter((one) => isNew || one !== view).map(({ name }) => name)}
          onCancel={() => setNaming(null)}
          onName={(name) => {
            if (isNew) list.saveAs(name)
            else list.save({ name })
            toast({ text: t('viewKept', { name }) })
            close()
          }}
        />
      </div>
    )
  }
  return (
    <div ref={panel} className="view-panel">
      {views.length === 0 ? (
        <div className="view-none">
          <strong>{t('viewNone')}</strong>
          <p className="dim">{t('viewNoneWhy')}</p>
        </div>
      ) : (
        <ul className="view-list">
          {[null, ...views].map((one) => (
            <li key={one?.id ?? ''}>
              <button
                type="button"
                className="menu-item"
                aria-current={one?.id === view?.id || undefined}
                onClick={() => {
                  close()
                  list.choose(one)
                }}
              >
                <span className="view-tick">{one?.id === view?.id && <IconCheck />}</span>
                <span className="view-words">{one?.name ?? t('viewStandard')}</span>
                {one && one.id === first && <span className="dim">{t('viewIsFirst')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {view && (
        <div className="view-own">
          <Checkbox
            label={t('viewFirst')}
            checked={view.id === first}
            onChange={(checked) => list.setFirst(checked ? view.id : null)}
          />
          <Button kind="quiet" onClick={() => setNaming('rename')}>
            {t('viewRename')}
          </Button>
          <Button
            kind="quiet"
            className="view-delete"
            onClick={() => {
              close()
              toast({ text: t('viewDeleted', { name: view.name }), onUndo: list.remove() })
            }}
          >
            {t('viewDelete')}
          </Button>
        </div>
      )}
      <div className="view-foot">
        <Button onClick={() => setNaming('new')}>{t('viewSaveAs')}</Button>
      </div>
    </div>
  )
}

interface NameFormProps {
  name: string
  /** The names of the other views. */
  taken: readonly string[]
  onName: (name: string) => void
  onCancel: () => void
}

const longestName = 60

function NameForm({ name, taken, onName, onCancel }: NameFormProps) {
  const t = useT()
  const { cancel } = useUiTexts()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const wanted = typed.trim()
  const isTaken = taken.some((other) => other.toLocaleLowerCase() === wanted.toLocaleLowerCase())
  const problem = wanted === '' ? t('viewNoName') : isTaken ? t('viewNameTaken') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setTried(true)
    else onName(wanted)
  }
  return (
    <form className="list-form" noValidate onSubmit={submit}>
      <Field label={t('viewName')} error={isTried ? problem : null}>
        <TextInput value={typed} onChange={setTyped} maxLength={longestName} autoComplete="off" />
      </Field>
      <div className="list-form-buttons">
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit">{t('viewKeep')}</Button>
      </div>
    </form>
  )
}
