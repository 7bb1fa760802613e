import type { RowFor } from '../../api/rows.ts'
import { CreateFrame } from '../../resource/create-dialog.tsx'
import { DefinedSections, Fields, Part } from '../../resource/fields.tsx'
import type { Overrides } from '../../resource/form-part.ts'
import { useFormPart } from '../../resource/saved-parts.ts'
import { useForm } from '../../resource/use-form.tsx'
import { useNewOne } from '../../resource/words.ts'

const dated = ['geanalyseerd_op'] as const

interface NewResultProps {
  analysis: RowFor<'analysis', { record_version: true; status: true; geanalyseerd_op: true }>
  overrides: Overrides<'result'>
  onClose: () => void
}

/**
 * The first result of an analysis of which nobody has said when it was made: whoever types it has the certificate, on which the
 * day stands. That is kept first, so that a result that is refused is sent again by itself.
 */
export function NewResult({ analysis, overrides, onClose }: NewResultProps) {
  const newOne = useNewOne()
  const made = useFormPart({ of: 'analysis', row: analysis, names: dated })
  const result = useFormPart({ of: 'result', row: null, values: { analyse: analysis.id }, ...overrides })
  const form = useForm({ parts: [made, result], startEditing: true, onSaved: onClose })
  return (
    <CreateFrame form={form} title={newOne('result')} onClose={onClose} once>
      <Part part={made} editing>
        <Fields names={dated} />
      </Part>
      <Part part={result} editing>
        <DefinedSections />
      </Part>
    </CreateFrame>
  )
}
