import { pointsAtFile } from '@vezel/model/kit/kinds.ts'
import { isRecord } from '@vezel/model/kit/record.ts'
import { resourcePhrases } from '@vezel/model/messages/resource/index.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchFile } from '../api/files.ts'
import type { Read } from '../kinds/record.ts'
import { Beside } from '../ui/beside.tsx'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { PdfViewer } from '../ui/pdf-viewer.tsx'
import { useT } from '../ui/texts.ts'
import type { FormPart } from './form-part.ts'

/** The PDF that a record holds, in the first of its file fields that has one; null where it holds none. */
export function pdfOf({ store, row }: Pick<FormPart, 'store' | 'row'>): Read | null {
  for (const [name, field] of Object.entries(store.entity.fields)) {
    const file = pointsAtFile(field) ? row?.[name] : null
    if (isRecord(file) && file.mime_type === 'application/pdf') return file
  }
  return null
}

/** The fields of a record with the PDF they are about beside them (§2); without one the fields alone. */
export function PdfBeside({ part, children }: { part: FormPart; children: ReactNode }) {
  const file = pdfOf(part)
  // Another file is another document, which begins anew.
  return file ? <Beside aside={<StoredPdf key={String(file.id)} file={file} />}>{children}</Beside> : children
}

/** A stored PDF; what draws it is fetched with it. */
function StoredPdf({ file }: { file: Read }) {
  const t = useT(resourcePhrases)
  const [tries, setTries] = useState(0)
  const [data, setData] = useState<Blob | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const url = String(file.url)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches the same file again.
  useEffect(() => {
    const stop = new AbortController()
    setFailed(null)
    fetchFile(url, stop.signal)
      .then(async (response) => setData(await response.blob()))
      .catch(
        (cause: unknown) => stop.signal.aborted || setFailed(cause instanceof Error ? cause : new Error(String(cause))),
      )
    return () => stop.abort()
  }, [url, tries])
  if (!failed) return <PdfViewer data={data} title={String(file.filename ?? '')} />
  return (
    <Message tone="error" action={<Button onClick={() => setTries(tries + 1)}>{t('tryAgain')}</Button>}>
      {failed.message}
    </Message>
  )
}
