import { IconClipboardCheck } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { inLocale } from '@vezel/model/kit/label.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { useMemo, useState } from 'react'
import { useMe } from '../api/me.ts'
import { type RowFor, useRows } from '../api/rows.ts'
import { valueText } from '../kinds/words.ts'
import { CreateDialog } from '../resource/create-dialog.tsx'
import { EditDialog } from '../resource/edit-dialog.tsx'
import { mayDo } from '../resource/rights.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Section } from '../ui/field.tsx'
import { useT, useUiTexts } from '../ui/texts.ts'
import './measure-checks.css'

const checks = model.entity('measureCheck')
const selection = { id: true, datum: true, uitkomst: true, opmerking: true } as const
type Check = RowFor<'measureCheck', typeof selection>

/** Whether who looks may tell that a measure was looked at; the survey that advised it may be closed. */
export function useMayCheck(): boolean {
  const { me } = useMe()
  return me !== null && mayDo(checks.access.create, me)
}

/** The button that tells of a look at a measure, whatever became of the survey that advised it. */
export function CheckButton({ measure, inRow = false }: { measure: string; inRow?: boolean }) {
  const t = useT(assetPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {inRow ? (
        <IconButton label={t('tellCheck')} icon={<IconClipboardCheck />} onClick={() => setOpen(true)} />
      ) : (
        <Button icon={<IconClipboardCheck />} onClick={() => setOpen(true)}>
          {t('tellCheck')}
        </Button>
      )}
      {isOpen && (
        <CreateDialog
          of="measureCheck"
          title={t('tellCheck')}
          values={{ beheersmaatregel: measure }}
          place={measure}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The looks at a measure, the last first; each opens to be put right. */
export function MeasureChecks({ measure }: { measure: string }) {
  const t = useT(assetPhrases)
  const { locale } = useUiTexts()
  const mayCheck = useMayCheck()
  const [opened, setOpened] = useState<string | null>(null)
  const { rows, status } = useRows(checks, selection, {
    filter: useMemo(() => ({ beheersmaatregel: { eq: measure } }), [measure]),
    sort: newestFirst,
  })
  return (
    <Section level={3} title={inLocale(checks.plural, locale)}>
      {status === 'ready' && rows.length === 0 && <p className="dim">{t('neverChecked')}</p>}
      <ul className="measure-checks">
        {rows.map((row) => (
          <li key={row.id}>
            <Button kind="quiet" onClick={() => setOpened(row.id)}>
              <CheckWords row={row} />
            </Button>
          </li>
        ))}
      </ul>
      {mayCheck && <CheckButton measure={measure} />}
      {opened !== null && (
        <EditDialog
          of="measureCheck"
          id={opened}
          readOnly={mayCheck ? null : t('checksReadOnly')}
          canDelete={mayCheck}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  )
}

const newestFirst = [{ field: 'datum', direction: 'desc' }] as const

function CheckWords({ row: { datum, uitkomst, opmerking } }: { row: Check }) {
  const { locale } = useUiTexts()
  const words = [
    valueText(checks.fields.datum, datum, locale),
    valueText(checks.fields.uitkomst, uitkomst, locale),
    opmerking,
  ]
  return <>{words.filter(Boolean).join(', ')}</>
}
