import { IconCheck } from '@tabler/icons-react'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toProblem } from '../api/problem.ts'
import { afterOpening } from '../ui/after-opening.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Checkbox, TextInput } from '../ui/inputs.tsx'
import { Message } from '../ui/message.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast.tsx'
import { forgetViewsOfDevice, takeOverViews, viewsOfDevice } from './device-views.ts'
import type { SavedView } from './kept-views.ts'
import { takingBack } from './undo.ts'
import type { List } from './use-list.ts'
import { changesOf, mayChange, unknownIn } from './view-changes.ts'
import './list-form.css'
import './view-panel.css'

/** The views of a list: choose one, keep the list as it is as a new one, rename, share, delete, say which the list opens with. */
export function ViewPanel({ list, close }: PanelPart) {
  const { view } = list
  const panel = useRef<HTMLDivElement>(null)
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also what takes the place of the former content.
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    return afterOpening(() => (find('input[type="text"], [aria-current="true"]') ?? find('button'))?.focus())
  }, [naming])
  return (
    <div ref={panel} className={naming ? undefined : 'view-panel'}>
      {naming === 'new' && <NewView list={list} close={close} onCancel={() => setNaming(null)} />}
      {naming === 'rename' && view && <Rename {...{ list, view, close }} onCancel={() => setNaming(null)} />}
      {naming === null && <Overview list={list} close={close} onName={setNaming} />}
    </div>
  )
}

interface PanelPart {
  list: List
  close: () => void
}

/** Runs what is asked of the server; what it refuses is said in the place where it was asked. */
function useRun() {
  const [problem, setProblem] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setProblem(null)
    setRunning(true)
    try {
      await work()
    } catch (cause) {
      setProblem(toProblem(cause).message)
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning, said: problem !== null && <Message tone="error">{problem}</Message> }
}

/** Tells that a view was kept, and what the list did not know and was left out. */
function useTellKept() {
  const t = useT(resourcePhrases)
  return (name: string, dropped: readonly string[]) =>
    toast({
      text: dropped.length > 0 ? t('viewKeptWithout', { name, names: dropped.join(', ') }) : t('viewKept', { name }),
    })
}

type Naming = PanelPart & { onCancel: () => void }

/** The list as it is, under a name: for oneself, or for all colleagues. */
function NewView({ list, close, onCancel }: Naming) {
  const tell = useTellKept()
  return (
    <NameForm
      name=""
      taken={list.views.map(({ name }) => name)}
      maySay
      onCancel={onCancel}
      onName={async (name, isShared) => {
        const dropped = await changesOf(list).saveAs(name, isShared)
        tell(name, dropped)
        close()
      }}
    />
  )
}

function Rename({ list, view, close, onCancel }: Naming & { view: SavedView }) {
  const tell = useTellKept()
  return (
    <NameForm
      name={view.name}
      taken={list.views.filter((one) => one !== view).map(({ name }) => name)}
      onCancel={onCancel}
      onName={async (name) => {
        await changesOf(list).rename(name)
        tell(name, [])
        close()
      }}
    />
  )
}

/** The views there are, and what can be done with the one that is chosen. */
function Overview({ list, close, onName }: PanelPart & { onName: (naming: 'new' | 'rename') => void }) {
  const t = useT(resourcePhrases)
  const { views, view } = list
  return (
    <>
      {views.length === 0 ? (
        <div className="view-none">
          <strong>{t('viewNone')}</strong>
          <p className="dim">{t('viewNoneWhy')}</p>
        </div>
      ) : (
        <ViewList list={list} close={close} />
      )}
      {view && <ChosenView list={list} view={view} close={close} onRename={() => onName('rename')} />}
      <DeviceViews list={list} />
      <div className="view-foot">
        <Button onClick={() => onName('new')}>{t('viewSaveAs')}</Button>
      </div>
    </>
  )
}

/** Where the list is no longer as its view has it: to keep it so, or to go back. */
export function ChangedView({ list, onDone }: { list: List; onDone: () => void }) {
  const texts = useUiTexts()
  const { run, isRunning, said } = useRun()
  const tell = useTellKept()
  const { view } = list
  const save = async () => {
    const dropped = await changesOf(list).save()
    if (dropped.length > 0) tell(view?.name ?? '', dropped)
    onDone()
  }
  return (
    <>
      {view && mayChange(view) && (
        <Button kind="quiet" disabled={isRunning} onClick={() => void run(save)}>
          {texts.keepView}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          list.choose(view)
          onDone()
        }}
      >
        {texts.restoreView}
      </Button>
      {said}
    </>
  )
}

/** The views to choose from, with the list as it comes at the head; what colleagues share stands apart. */
function ViewList({ list, close }: PanelPart) {
  const t = useT(resourcePhrases)
  const own = list.views.filter(({ isShared }) => !isShared)
  const shared = list.views.filter(({ isShared }) => isShared)
  return (
    <>
      <ul className="view-list">
        {[null, ...own].map((one) => (
          <ViewItem key={one?.id ?? ''} list={list} view={one} close={close} />
        ))}
      </ul>
      {shared.length > 0 && (
        <>
          <strong className="view-group" id="shared-views">
            {t('viewsShared')}
          </strong>
          <ul className="view-list" aria-labelledby="shared-views">
            {shared.map((one) => (
              <ViewItem key={one.id} list={list} view={one} close={close} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ViewItem({ list, view, close }: PanelPart & { view: SavedView | null }) {
  const t = useT(resourcePhrases)
  const isChosen = view?.id === list.view?.id
  const notes = [view?.isShared && view.by, view && view.id === list.first && t('viewIsFirst')].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className="menu-item"
        aria-current={isChosen || undefined}
        onClick={() => {
          close()
          list.choose(view)
        }}
      >
        <span className="view-tick">{isChosen && <IconCheck />}</span>
        <span className="view-words">{view?.name ?? t('viewStandard')}</span>
        {notes.length > 0 && <span className="dim">{notes.join(', ')}</span>}
      </button>
    </li>
  )
}

/** What can be done with the view that is chosen. */
function ChosenView({ list, view, close, onRename }: PanelPart & { view: SavedView; onRename: () => void }) {
  const t = useT(resourcePhrases)
  const { run, isRunning, said } = useRun()
  const changes = changesOf(list)
  const unknown = unknownIn(list.keeping.name, view)
  const remove = async () => {
    const restore = await changes.remove()
    close()
    toast({ text: t('viewDeleted', { name: view.name }), onUndo: takingBack(restore) })
  }
  return (
    <div className="view-own">
      {unknown.length > 0 && <Message tone="warning">{t('viewUnknown', { names: unknown.join(', ') })}</Message>}
      {!view.isGiven && (
        <Checkbox
          label={t('viewFirst')}
          checked={view.id === list.first}
          disabled={isRunning}
          onChange={(checked) => void run(() => changes.setFirst(checked ? view.id : null))}
        />
      )}
      {mayChange(view) && (
        <>
          <Checkbox
            label={t('viewShare')}
            checked={view.isShared}
            disabled={isRunning}
            onChange={(checked) => void run(() => changes.share(checked))}
          />
          <Button kind="quiet" onClick={onRename}>
            {t('viewRename')}
          </Button>
          <Button kind="quiet" className="view-delete" disabled={isRunning} onClick={() => void run(remove)}>
            {t('viewDelete')}
          </Button>
        </>
      )}
      {said}
    </div>
  )
}

/** Views that this device kept before the server did: offered once, then on the server or gone. */
function DeviceViews({ list }: { list: List }) {
  const t = useT(resourcePhrases)
  const { run, isRunning, said } = useRun()
  const [told, setTold] = useState<readonly string[]>([])
  const [, redraw] = useState(0)
  const found = viewsOfDevice(list)
  const takeOver = async () => {
    const broken = await takeOverViews(list)
    setTold(broken)
  }
  if (found.length === 0 && told.length === 0) return null
  return (
    <div className="view-own">
      {found.length > 0 && (
        <>
          <p>{t('viewsOfDevice', { names: found.map(({ name }) => name).join(', ') })}</p>
          <Button kind="quiet" disabled={isRunning} onClick={() => void run(takeOver)}>
            {t('viewsTakeOver')}
          </Button>
          <Button
            kind="quiet"
            disabled={isRunning}
            onClick={() => {
              forgetViewsOfDevice(list)
              redraw((n) => n + 1)
            }}
          >
            {t('viewsForget')}
          </Button>
        </>
      )}
      {told.map((sentence) => (
        <Message key={sentence} tone="warning">
          {t('viewMended', { what: sentence })}
        </Message>
      ))}
      {said}
    </div>
  )
}

interface NameFormProps {
  name: string
  /** The names of the other views. */
  taken: readonly string[]
  onName: (name: string, isShared: boolean) => Promise<void>
  onCancel: () => void
  /** Whether it is also asked who has it. */
  maySay?: boolean
}

const longestName = 60

function NameForm({ name, taken, onName, onCancel, maySay = false }: NameFormProps) {
  const t = useT(resourcePhrases)
  const { cancel } = useUiTexts()
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const [isShared, setShared] = useState(false)
  const { run, isRunning, said } = useRun()
  const wanted = typed.trim()
  const isTaken = taken.some((other) => other.toLocaleLowerCase() === wanted.toLocaleLowerCase())
  const problem = wanted === '' ? t('viewNoName') : isTaken ? t('viewNameTaken') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setTried(true)
    else void run(() => onName(wanted, isShared))
  }
  return (
    <form className="list-form" noValidate onSubmit={submit}>
      <Field label={t('viewName')} error={isTried ? problem : null}>
        <TextInput value={typed} onChange={setTyped} maxLength={longestName} autoComplete="off" />
      </Field>
      {maySay && <Checkbox label={t('viewShare')} checked={isShared} onChange={setShared} />}
      {said}
      <div className="list-form-buttons">
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" disabled={isRunning}>
          {t('viewKeep')}
        </Button>
      </div>
    </form>
  )
}
