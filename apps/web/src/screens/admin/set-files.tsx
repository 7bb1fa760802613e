import { IconFileExport, IconFileImport } from '@tabler/icons-react'
import { dutchTime } from '@vezel/model/dutch-time.ts'
import { adminPhrases } from '@vezel/model/messages/admin/index.ts'
import { Suspense, useState } from 'react'
import { saveBlob } from '../../api/files.ts'
import { toProblem } from '../../api/problem.ts'
import { fetchSetFile } from '../../api/set-file.ts'
import { fileName } from '../../resource/export-rows.ts'
import { lazyPart } from '../../router/reload-once.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/popover.tsx'
import { reasonOf } from '../../ui/reason.ts'
import { useT, useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast.tsx'

const ImportSet = lazyPart(async () => (await import('./import-set.tsx')).ImportSet)

interface OfSet {
  id: string
  name: string
}

/** Saves all of a set: as JSON, or as CSV files that Excel opens, a list each. */
export function ExportSet({ id, name }: OfSet) {
  const t = useT(adminPhrases)
  const { locale } = useUiTexts()
  const [isBusy, setBusy] = useState(false)
  const save = async (kind: 'json' | 'csv') => {
    setBusy(true)
    try {
      const [file, { setBlob }] = await Promise.all([fetchSetFile(id), import('./set-archive.ts')])
      const called = fileName(name, dutchTime().slice(0, 10), kind === 'csv' ? 'zip' : 'json')
      saveBlob(setBlob(file, kind, locale), called)
      toast({ text: t('setExported', { name: called }) })
    } catch (cause) {
      toast({ text: reasonOf(toProblem(cause)) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      label={t('exportSet')}
      items={[
        { label: t('exportSetCsv'), onSelect: () => void save('csv') },
        { label: t('exportSetJson'), onSelect: () => void save('json') },
      ]}
      trigger={(given) => (
        <Button {...given} icon={<IconFileExport />} loading={isBusy}>
          {t('exportSet')}
        </Button>
      )}
    />
  )
}

/** Makes a next version of a set, or another one, of what was exported. What it needs comes when it opens. */
export function ImportSetButton({ id, name }: OfSet) {
  const t = useT(adminPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconFileImport />} onClick={() => setOpen(true)}>
        {t('importSet')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportSet before={{ id, name }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
