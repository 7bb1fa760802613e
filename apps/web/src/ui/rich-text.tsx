import { Suspense } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import { Skeleton } from './feedback.tsx'
import { useField } from './field.tsx'
import type { RichTextProps } from './rich-text-props.ts'

const Editor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)

/** Text with formatting and a raw-code view. The editor is fetched when it is first shown. */
export function RichText(props: RichTextProps) {
  const field = useField()
  return (
    <Suspense fallback={<Skeleton height={180} radius={4} />}>
      <Editor
        {...props}
        labelId={field?.labelId}
        describedBy={field?.describedBy}
        invalid={field?.invalid}
        changed={field?.changed}
      />
    </Suspense>
  )
}
