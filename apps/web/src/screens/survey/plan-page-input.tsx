import { isRecord } from '@vezel/model/kit/record.ts'
import { assetPhrases } from '@vezel/model/messages/asset/index.ts'
import { Suspense, useEffect, useState } from 'react'
import { fetchFile } from '../../api/files.ts'
import type { InputProps } from '../../kinds/kind.ts'
import { useFieldBeside } from '../../resource/fields.tsx'
import { lazyPart } from '../../router/reload-once.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { Message } from '../../ui/message.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { useT } from '../../ui/texts.ts'

const Thumbs = lazyPart(async () => (await import('../../ui/pdf-thumbs.tsx')).PdfThumbs)

/** The page of a pdf that is the plan: chosen from small pictures, or by its number. */
export function PlanPageInput({ value, onChange, disabled }: InputProps) {
  const t = useT(assetPhrases)
  const { isPdf, data, isLost } = usePdfBeside()
  const [failed, setFailed] = useState<Blob | null>(null)
  if (!isPdf) return <span className="dim">{t('planOnlyPdf')}</span>
  const page = typeof value === 'number' ? value : 1
  return (
    <span className="file-value">
      <NumberInput integer value={typeof value === 'number' ? value : null} onChange={onChange} disabled={disabled} />
      {data && failed !== data && (
        <Suspense fallback={<Skeleton height={110} />}>
          <Thumbs
            data={data}
            page={page}
            onPage={onChange}
            onFailed={() => setFailed(data)}
            label={t('planPages')}
            disabled={disabled}
          />
        </Suspense>
      )}
      {(isLost || (data && failed === data)) && <Message tone="warning">{t('planPagesFailed')}</Message>}
    </span>
  )
}

/** The pdf of the form: the one that was just chosen, else the one that is stored. */
function usePdfBeside(): { readonly isPdf: boolean; readonly data: Blob | null; readonly isLost: boolean } {
  const { value, row } = useFieldBeside('file')
  const chosen = value instanceof File ? value : null
  const known = isRecord(row?.file) && row.file.id === value ? row.file : null
  const isPdf = chosen ? chosen.type === 'application/pdf' : known?.mime_type === 'application/pdf'
  const url = isPdf && !chosen && typeof known?.url === 'string' ? known.url : null
  const [stored, setStored] = useState<{ readonly url: string; readonly blob: Blob } | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    if (url === null) return
    setLost(null)
    const stop = new AbortController()
    fetchFile(url, stop.signal)
      .then((response) => response.blob())
      .then(
        (blob) => setStored({ url, blob }),
        // Then the page is chosen by its number.
        () => stop.signal.aborted || setLost(url),
      )
    return () => stop.abort()
  }, [url])
  const data = chosen ?? (stored?.url === url ? stored.blob : null)
  return { isPdf, data: isPdf ? data : null, isLost: url !== null && lost === url }
}
