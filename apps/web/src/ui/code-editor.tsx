import { Suspense, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../router/reload-once.ts'
import type { Caret, CodeEditorProps, EditorProps } from './code-editor-props.ts'
import { useField } from './field.tsx'
import './code-editor.css'

const Editor = lazyPart(async () => (await import('./code-mirror.tsx')).CodeMirror)

/**
 * Source text with line numbers and colours. The editor is fetched when it is first shown; until then the text stands
 * in a plain box, in which one can work already. Tab leaves it; after Ctrl+M (on a Mac Shift+Alt+M) Tab indents.
 */
export function CodeEditor({ invalid = false, describedBy, readOnly = false, ...rest }: CodeEditorProps) {
  const field = useField()
  const caret = useRef<Caret | null>(null)
  const isInvalid = invalid || field?.invalid === true
  const attributes = {
    ...(field && !rest['aria-label'] ? { id: field.id } : {}),
    ...(rest['aria-label'] ? { 'aria-label': rest['aria-label'] } : field ? { 'aria-labelledby': field.labelId } : {}),
    ...(field?.describedBy || describedBy
      ? { 'aria-describedby': [field?.describedBy, describedBy].filter(Boolean).join(' ') }
      : {}),
    ...(isInvalid ? { 'aria-invalid': 'true' as const } : {}),
    ...(field?.required ? { 'aria-required': 'true' as const } : {}),
  }
  const props = { ...rest, readOnly, attributes, caret }
  return (
    <div
      className={`control code-editor${field?.changed ? ' control-changed' : ''}${readOnly ? ' code-editor-shown' : ''}`}
      data-invalid={isInvalid || undefined}
    >
      <Suspense fallback={<PlainCode {...props} />}>
        <Editor {...props} />
      </Suspense>
    </div>
  )
}

/** The text while the editor is on its way. */
function PlainCode({ value, onChange, onBlur, readOnly, attributes, caret }: EditorProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = box.current
    return () => {
      if (area && document.activeElement === area) caret.current = { from: area.selectionStart, to: area.selectionEnd }
    }
  }, [caret])
  return (
    <textarea
      {...attributes}
      ref={box}
      className="input input-area code-plain"
      spellCheck={false}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={onBlur}
    />
  )
}
