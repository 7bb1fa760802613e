import { IconTrash } from '@tabler/icons-react'
import { model } from '@vezel/model'
import { isRecord } from '@vezel/model/kit/record.ts'
import { peoplePhrases } from '@vezel/model/messages/people/index.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useFileUrl } from '../../api/files.ts'
import { useRows } from '../../api/rows.ts'
import type { DisplayProps, InputProps } from '../../kinds/kind.ts'
import { kindOfField } from '../../kinds/kinds.ts'
import { fieldLabel, type Read } from '../../kinds/record.ts'
import { unanswered } from '../../resource/answered.tsx'
import { DeleteDialog } from '../../resource/delete-dialog.tsx'
import { DefinedSections } from '../../resource/fields.tsx'
import { FormPage, useResourceForm } from '../../resource/resource-form.tsx'
import { formSelection } from '../../resource/selection.ts'
import { useDeletable } from '../../resource/use-deletable.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/choices.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { CardSkeleton } from '../../ui/progress.tsx'
import { useT, useUiTexts } from '../../ui/texts.ts'
import './signature.css'

const SignaturePad = lazyPart(async () => (await import('../../ui/signature-pad.tsx')).SignaturePad)
const signature = model.entity('signature')
const selection = formSelection('signature')
const displays = { file: SignatureDisplay }
const inputs = { file: SignatureInput }

/** What somebody signs with. Only the person makes and replaces it; a manager may remove it. */
export function Signature({ person, isOwn }: { person: string; isOwn: boolean }) {
  const t = useT(peoplePhrases)
  const asked = useRows(signature, selection, { filter: { inventarisatie_user: { eq: person } } })
  const waiting = unanswered([asked], <CardSkeleton />)
  if (waiting) return waiting
  const row = asked.rows[0] ?? null
  if (row === null && !isOwn) return <EmptyState title={t('signatureNone')}>{t('signatureNoneWhy')}</EmptyState>
  return <SignatureForm key={row?.id ?? 'new'} row={row} isOwn={isOwn} />
}

function SignatureForm({ row, isOwn }: { row: Read | null; isOwn: boolean }) {
  const t = useT(peoplePhrases)
  const words = useT(resourcePhrases)
  const deletable = useDeletable(row)
  const form = useResourceForm({
    of: 'signature',
    row,
    inputs,
    displays,
    startEditing: row === null,
    place: 'own',
    readOnly: isOwn ? null : t('signatureOther'),
  })
  return (
    <FormPage
      form={form}
      below={
        row !== null &&
        !form.editing && (
          <Button icon={<IconTrash />} onClick={deletable.ask}>
            {words('delete')}
          </Button>
        )
      }
    >
      {form.body(<DefinedSections level={2} />)}
      <DeleteDialog of="signature" row={deletable.asked} onClose={deletable.close} />
    </FormPage>
  )
}

/** Ink is dark, so the paper is white in every theme. */
const Paper = ({ src, name }: { src: string | null; name: string }) => (
  <span className="signature-paper">
    {src === null ? <Skeleton height="100%" /> : <img className="signature-ink" src={src} alt={name} />}
  </span>
)

function SignatureDisplay({ value, field }: DisplayProps) {
  const { locale } = useUiTexts()
  const file = isRecord(value) ? value : null
  const src = useFileUrl(file)
  return file && <Paper src={src} name={fieldLabel(field, locale)} />
}

function KeptDrawing({ file }: { file: File }) {
  const t = useT(peoplePhrases)
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <Paper src={url} name={t('signatureFile')} />
}

/** Drawn here, or a file. */
function SignatureInput(props: InputProps) {
  const t = useT(peoplePhrases)
  const { locale } = useUiTexts()
  const [way, setWay] = useState<'draw' | 'upload'>('draw')
  const Upload = kindOfField(props.field).Input
  const { value, known, onChange, disabled } = props
  const isStored = typeof value === 'string'
  const [drawn, setDrawn] = useState<File | null>(null)
  return (
    <span className="signature-input">
      <Segments
        aria-label={fieldLabel(props.field, locale)}
        value={way}
        onChange={(next) => next && setWay(next)}
        options={[
          { value: 'draw', label: t('draw') },
          { value: 'upload', label: t('upload') },
        ]}
      />
      {way === 'upload' ? (
        <Upload {...props} />
      ) : (
        <Suspense fallback={<Skeleton height="180px" />}>
          <SignaturePad
            label={t('drawHere')}
            clearLabel={t('clear')}
            name={t('signatureFile')}
            disabled={disabled}
            onDrawn={(file) => {
              setDrawn(file)
              onChange(file)
            }}
          />
        </Suspense>
      )}
      {way === 'draw' && isStored && <SignatureDisplay {...props} value={known} />}
      {/* Of a draft that was put back: on the paper of the pad are only strokes of now. */}
      {way === 'draw' && value instanceof File && value !== drawn && <KeptDrawing file={value} />}
    </span>
  )
}
