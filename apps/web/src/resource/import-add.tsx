import { IconPlus } from '@tabler/icons-react'
import { importPhrases } from '@vezel/model/messages/import/index.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { Message } from '../ui/message.tsx'
import { useT } from '../ui/texts.ts'
import { needed } from './import-columns.ts'
import type { PreviewColumn } from './import-line.tsx'
import type { Import } from './use-import.ts'

/** A row added by hand to those of the file; the same one is not added twice (§5). */
export function ImportAdd({ found, columns }: { found: Import; columns: readonly PreviewColumn[] }) {
  const t = useT(importPhrases)
  const isByHand = found.source.rows.length === 0
  const [isOpen, setOpen] = useState(isByHand)
  if (columns.length === 0) return null
  if (!isOpen) {
    return (
      <div className="import-add">
        <Button kind="quiet" icon={<IconPlus />} onClick={() => setOpen(true)}>
          {t('addRow')}
        </Button>
      </div>
    )
  }
  return <NewRow found={found} columns={columns} />
}

function NewRow({ found, columns }: { found: Import; columns: readonly PreviewColumn[] }) {
  const t = useT(importPhrases)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [refused, setRefused] = useState<{ why: string; names: readonly string[] } | null>(null)
  const asked = needed(found.entity, found.where)
  const add = () => {
    const cells = found.source.headers.map((_, at) => (typed[at] ?? '').trim())
    const missing = columns.filter(({ name, index }) => asked.includes(name) && cells[index] === '')
    const labels = missing.map(({ label }) => label)
    if (labels.length > 0 || cells.every((cell) => cell === ''))
      return setRefused({ why: t('missingColumns'), names: labels })
    if (found.rows.some((row) => isSame(row.cells, cells))) return setRefused({ why: t('alreadyAdded'), names: [] })
    found.add(cells)
    setTyped({})
    setRefused(null)
  }
  return (
    <form
      className="import-add"
      aria-label={t('addRow')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className="import-add-fields">
        {columns.map(({ name, index, label }) => (
          <Field key={name} label={label} required={asked.includes(name)}>
            <TextInput value={typed[index] ?? ''} onChange={(cell) => setTyped({ ...typed, [index]: cell })} />
          </Field>
        ))}
        <Button type="submit" icon={<IconPlus />}>
          {t('addThis')}
        </Button>
      </div>
      {refused && (
        <Message tone="error">
          {refused.why}
          {refused.names.length > 0 && (
            <ul className="import-missing">
              {refused.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Message>
      )}
    </form>
  )
}

/** The same data: empty cells behind the last one are no difference. */
const isSame = (a: readonly string[], b: readonly string[]) =>
  Array.from({ length: Math.max(a.length, b.length) }).every((_, at) => (a[at] ?? '') === (b[at] ?? ''))
