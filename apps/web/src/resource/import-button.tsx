import { IconTableImport } from '@tabler/icons-react'
import { model } from '@vezel/model'
import type { Entity } from '@vezel/model/kit/entity.ts'
import { kindOf, pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import type { Draft } from '@vezel/model/rules/rule.ts'
import { Suspense, useMemo, useState } from 'react'
import type { KeyOf, ValuesFor } from '../api/typed.ts'
import type { Asked } from '../kinds/record.ts'
import { lazyPart } from '../router/reload-once.ts'
import { Button } from '../ui/button.tsx'
import { useT } from '../ui/texts.ts'
import type { Overrides } from './form-part.ts'
import type { ImportPlace } from './use-import.ts'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** Whether rows of a spreadsheet can be records of a kind: the definition does not refuse it, and no cell would have to hold a file. */
export function canImport(entity: Entity, where: Draft = {}): boolean {
  const needsMore = Object.entries(entity.fields).some(([name, field]) => {
    const isFilledIn = field.default !== undefined || field.proposed || field.readOnly || name in where
    return field.required && !isFilledIn && (pointsAtFile(field) || kindOf(field).isLarge)
  })
  return entity.importable && !entity.abstract && !needsMore
}

interface ImportButtonProps<K extends string = string> {
  /** The key of the entity. */
  of: K & KeyOf<K>
  /** What every row has, such as its survey; relations as ids. */
  where?: ValuesFor<K>
  /** What a new row has beyond that. */
  values?: ValuesFor<K>
  /** What the form offers of a relation. */
  offers?: Overrides<K>['offers']
}

/** Opens the import of rows of a kind; for whoever may make one. What it needs comes when it opens. */
// What it is given is checked by the key; what it does is the same for every entity.
export const ImportButton = AnyImportButton as unknown as <const K extends string>(
  props: ImportButtonProps<K>,
) => ReturnType<typeof AnyImportButton>

function AnyImportButton({ of, where = {}, values = {}, offers }: ImportButtonProps) {
  const t = useT(resourcePhrases)
  const [open, setOpen] = useState(false)
  const key = JSON.stringify([where, values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place as long as its values are the same.
  const place = useMemo((): ImportPlace => ({ of, where, values, offered: offeredBy(offers) }), [of, key])
  if (!canImport(model.named(of), where)) return null
  return (
    <>
      <Button className="tool-folds" icon={<IconTableImport />} aria-label={t('import')} onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What the form of the list offers of a relation of a new record. */
const offeredBy = (offers: Overrides['offers']) => (name: string) => offers?.[name]?.filter?.({}) as Asked | undefined
