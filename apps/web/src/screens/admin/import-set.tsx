import { IconDownload } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import type { Translate } from '@vezel/model/kit/phrase.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useState } from 'react'
import { saveBlob } from '../../api/files.ts'
import { toProblem } from '../../api/problem.ts'
import {
  importSet,
  type NewSet,
  previewSet,
  type SetImported,
  type SetLists,
  type SetRefusedRow,
  undoImport,
} from '../../api/set-file.ts'
import { useTo } from '../../page/place.ts'
import { refusalText } from '../../resource/import-words.ts'
import { takingBack } from '../../resource/undo.ts'
import { useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/choices.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Message } from '../../ui/message.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'
import { mendBlob, type ReadSet, readSet } from './set-archive.ts'
import { SetRefused } from './set-csv.ts'
import { SetDifferences } from './set-differences.tsx'

const variableSet = model.entity('variableSet')

interface ImportSetProps {
  /** The set on whose page it opened. */
  before: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** What is to be made of a file, as somebody fills it in. */
interface Choice {
  readonly read: ReadSet | null
  readonly manner: 'version' | 'new'
  readonly naam: string
  readonly geldig_van: string | null
}

/** Makes a set of a file, once somebody has seen what that adds, changes and retires, and which rows are refused. */
export function ImportSet({ before, onClose }: ImportSetProps) {
  const [choice, setChoice] = useState<Choice>({ read: null, manner: 'version', naam: '', geldig_van: null })
  const [looked, setLooked] = useState<SetImported | null>(null)
  const given = newSetOf(choice, before.id)
  if (looked && given)
    return (
      <Look
        set={given}
        read={choice.read}
        before={before}
        looked={looked}
        onBack={() => setLooked(null)}
        onClose={onClose}
      />
    )
  return <Choose before={before} choice={choice} onChange={setChoice} onLooked={setLooked} onClose={onClose} />
}

/** What is sent; null as long as something is missing. */
function newSetOf({ read, manner, naam, geldig_van }: Choice, before: string): NewSet | null {
  const isVersion = manner === 'version'
  if (!read || naam.trim() === '' || (isVersion && geldig_van === null)) return null
  return { bestand: read.file, naam: naam.trim(), geldig_van, vorige: isVersion ? before : null }
}

interface ChooseProps extends ImportSetProps {
  choice: Choice
  onChange: (choice: Choice) => void
  onLooked: (looked: SetImported) => void
}

function Choose({ before, choice, onChange, onLooked, onClose }: ChooseProps) {
  const t = useT(adminPhrases)
  const refusalOf = useRefusalText()
  const { cancel } = useUiTexts()
  const { isBusy, failed, setFailed, attempt } = useAttempt()
  const given = newSetOf(choice, before.id)
  const take = (files: readonly File[]) =>
    attempt(async () => {
      const read = await readSet(files)
      onChange({ ...choice, read, naam: choice.naam || read.name })
    }, refusalOf)
  const look = () => attempt(async () => void (given && onLooked(await previewSet(given))), toProblem)
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isBusy}
      failed={failed}
      title={t('importSetTitle')}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            size="large"
            kind="primary"
            loading={isBusy}
            refusal={given ? undefined : t('importSetLacks')}
            onClick={() => void look()}
          >
            {t('importSetLook')}
          </Button>
        </>
      }
    >
      <div className="import-set">
        <p className="dim">{t('importSetHelp')}</p>
        <FileDrop
          aria-label={t('importSetFile')}
          accept=".json,.zip,.csv"
          multiple
          items={(choice.read?.from ?? []).map(({ name, size }) => ({ id: name, name, size, progress: 1 }))}
          onFiles={(files) => void take(files)}
          onRefuse={(_, why) => setFailed(why)}
        />
        <SetChoice before={before.name} choice={choice} onChange={onChange} />
      </div>
    </Dialog>
  )
}

/** Something that is waited for, and why it failed. */
function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const attempt = async (task: () => Promise<void>, why: (cause: unknown) => unknown) => {
    setFailed(null)
    setBusy(true)
    try {
      await task()
    } catch (cause) {
      setFailed(why(cause))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failed, setFailed, attempt }
}

function SetChoice({ before, choice, onChange }: Pick<ChooseProps, 'choice' | 'onChange'> & { before: string }) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  const { name, geldig_van } = variableSet.fields
  return (
    <>
      <Field label={t('importSetAs')} width="full" group>
        <Segments
          value={choice.manner}
          onChange={(manner) => onChange({ ...choice, manner })}
          options={[
            { value: 'version', label: t('newVersionOf', { set: before }) },
            { value: 'new', label: t('newSet') },
          ]}
        />
      </Field>
      <Field label={inLocale(name.label ?? variableSet.label, locale)} required>
        <TextInput value={choice.naam} maxLength={190} onChange={(naam) => onChange({ ...choice, naam })} />
      </Field>
      <Field label={inLocale(geldig_van.label ?? variableSet.label, locale)} required={choice.manner === 'version'}>
        <DateInput value={choice.geldig_van} onChange={(day) => onChange({ ...choice, geldig_van: day || null })} />
      </Field>
    </>
  )
}

interface LookProps extends ImportSetProps {
  set: NewSet
  read: ReadSet | null
  looked: SetImported
  onBack: () => void
}

/** What the import would make, with the button that does it. */
function Look({ set, read, before, looked, onBack, onClose }: LookProps) {
  const t = useT(adminPhrases)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const done = useDone(before.id)
  const { toegevoegd, gewijzigd, vervallen, verschillen, geweigerd } = looked
  const rows = new Set(geweigerd.map(({ lijst, rij, waarde }) => `${lijst} ${rij} ${waarde}`)).size
  const isSame = set.vorige !== null && toegevoegd + gewijzigd + vervallen === 0
  const run = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const made = await importSet(set, rows > 0)
      onClose()
      done(made, set.naam)
    } catch (cause) {
      setFailed(toProblem(cause))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      width={960}
      onClose={onClose}
      busy={isBusy}
      failed={failed}
      title={t('importSetTitle')}
      subtitle={set.naam}
      footer={
        <>
          <Button size="large" disabled={isBusy} onClick={onBack}>
            {t('importSetBack')}
          </Button>
          <Button
            size="large"
            kind="primary"
            loading={isBusy}
            refusal={isSame ? t('importSetSame', { set: before.name }) : undefined}
            onClick={() => void run()}
          >
            {rows > 0 ? t('importSetRest', { n: rows }) : t('importSet')}
          </Button>
        </>
      }
    >
      <div className="import-set">
        <p role="status">{t('importSetCounts', { added: toegevoegd, changed: gewijzigd, retired: vervallen })}</p>
        <p className="dim">{t('importSetAcknowledged')}</p>
        {rows > 0 && <RefusedRows rows={geweigerd} count={rows} of={set.naam} items={read?.items ?? {}} />}
        {set.vorige !== null && <SetDifferences found={verschillen} names={[before.name, set.naam]} />}
      </div>
    </Dialog>
  )
}

/** Goes to the set that was made, with the way back. */
function useDone(before: string) {
  const t = useT(adminPhrases)
  const to = useTo()
  const navigate = useNavigate()
  const pageOf = (variableset: string) => to('admin-variables-variableset', { variableset })
  return ({ id, batch }: SetImported, name: string) => {
    if (id === null) return
    navigate(pageOf(id))
    const undo = async (of: string) => {
      navigate(pageOf(before))
      await undoImport(of)
      toast({ text: t('importSetUndone', { set: name }) })
    }
    const back = batch === null ? {} : { onUndo: takingBack(() => undo(batch)) }
    toast({ text: t('importSetDone', { set: name }), ...back })
  }
}

interface RefusedRowsProps {
  rows: readonly SetRefusedRow[]
  count: number
  /** What the set is to be called. */
  of: string
  items: SetLists
}

/** What is left out: the list, its row in the file, what it is called, the field and why; with the file in which to mend it. */
function RefusedRows({ rows, count, of, items }: RefusedRowsProps) {
  const t = useT(adminPhrases)
  const inImport = useT(importPhrases)
  const { locale } = useUiTexts()
  const save = () => saveBlob(mendBlob(items, rows, locale), `${of} ${inImport('rejectsName')}.zip`)
  return (
    <>
      <Message tone="warning">{t('importSetRefused', { n: count })}</Message>
      <p className="dim">{t('importSetMend')}</p>
      <Button kind="download" icon={<IconDownload />} onClick={save}>
        {inImport('rejects')}
      </Button>
      <table className="set-differences">
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('refusedWhere')}</th>
            <th scope="col">{t('refusedWhy')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              <th scope="row">{row.waarde || '–'}</th>
              <td>{placeOf(row, locale, t)}</td>
              <td>{row.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** `Condities, rij 4, Score`. */
function placeOf(
  { lijst, rij, veld }: SetRefusedRow,
  locale: ReturnType<typeof useUiTexts>['locale'],
  t: Translate<typeof adminPhrases.nl>,
): string {
  const list = model.entities.find(({ key }) => key === lijst)
  const field = veld === null ? undefined : list?.fields[veld]
  const parts = [
    list ? inLocale(list.plural, locale) : lijst,
    rij === null ? null : t('refusedRow', { row: rij }),
    field?.label ? inLocale(field.label, locale) : null,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why a file cannot be read, in a sentence. */
function useRefusalText() {
  const t = useT(adminPhrases)
  const inImport = useT(importPhrases)
  return (cause: unknown): string => {
    if (!(cause instanceof SetRefused)) return refusalText(cause, inImport)
    const { refusal } = cause
    switch (refusal.why) {
      case 'noSetFile':
        return t(refusal.why)
      case 'noListFile':
      case 'listTwice':
        return t(refusal.why, { file: refusal.file })
      case 'noColumn':
      case 'strangeColumn':
        return t(refusal.why, { file: refusal.file, column: refusal.column })
      case 'noItemOfMapping':
        return t(refusal.why, { file: refusal.file, row: refusal.row })
    }
  }
}
