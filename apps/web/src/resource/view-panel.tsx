import { IconCheck } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { afterOpening } from '../ui/after-opening.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Checkbox, TextInput } from '../ui/inputs.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import type { SavedView } from './kept-views.ts'
import type { List } from './use-list.ts'
import { changesOf } from './view-changes.ts'
import './list-form.css'
import './view-panel.css'

/** The views of a list: choose one, keep the list as it is as a new one, rename, delete, say which the list opens with. */
export function ViewPanel({ list, close }: PanelPart) {
  const t = useT(resourcePhrases)
  const { views, view } = list
  const changes = changesOf(list)
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
            if (isNew) changes.saveAs(name)
            else changes.save({ name })
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
        <ViewList list={list} close={close} />
      )}
      {view && <ChosenView list={list} view={view} close={close} onRename={() => setNaming('rename')} />}
      <div className="view-foot">
        <Button onClick={() => setNaming('new')}>{t('viewSaveAs')}</Button>
      </div>
    </div>
  )
}

interface PanelPart {
  list: List
  close: () => void
}

/** Where the list is no longer as its view has it: to keep it so, or to go back. */
export function ChangedView({ list, onDone }: { list: List; onDone: () => void }) {
  const texts = useUiTexts()
  const button = (words: string, change: () => void) => (
    <Button
      kind="quiet"
      onClick={() => {
        change()
        onDone()
      }}
    >
      {words}
    </Button>
  )
  return (
    <>
      {button(texts.keepView, () => changesOf(list).save())}
      {button(texts.restoreView, () => list.choose(list.view))}
    </>
  )
}

/** The views to choose from, with the list as it comes at the head. */
function ViewList({ list, close }: PanelPart) {
  const t = useT(resourcePhrases)
  return (
    <ul className="view-list">
      {[null, ...list.views].map((one) => (
        <li key={one?.id ?? ''}>
          <button
            type="button"
            className="menu-item"
            aria-current={one?.id === list.view?.id || undefined}
            onClick={() => {
              close()
              list.choose(one)
            }}
          >
            <span className="view-tick">{one?.id === list.view?.id && <IconCheck />}</span>
            <span className="view-words">{one?.name ?? t('viewStandard')}</span>
            {one && one.id === list.first && <span className="dim">{t('viewIsFirst')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What can be done with the view that is chosen. */
function ChosenView({ list, view, close, onRename }: PanelPart & { view: SavedView; onRename: () => void }) {
  const t = useT(resourcePhrases)
  return (
    <div className="view-own">
      <Checkbox
        label={t('viewFirst')}
        checked={view.id === list.first}
        onChange={(checked) => changesOf(list).setFirst(checked ? view.id : null)}
      />
      <Button kind="quiet" onClick={onRename}>
        {t('viewRename')}
      </Button>
      <Button
        kind="quiet"
        className="view-delete"
        onClick={() => {
          close()
          toast({ text: t('viewDeleted', { name: view.name }), onUndo: changesOf(list).remove() })
        }}
      >
        {t('viewDelete')}
      </Button>
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
  const t = useT(resourcePhrases)
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
