import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { TextInput } from './inputs.tsx'
import { Popover } from './popover.tsx'
import { richTextPhrases } from './rich-text-phrases.ts'
import type { RichTextProps } from './rich-text-props.ts'
import { useT, useUiTexts } from './texts.ts'
import './rich-text.css'

interface EditorProps extends RichTextProps {
  labelId?: string
  describedBy?: string
  invalid?: boolean
  changed?: boolean
}

/** The editor itself, with the formats of reports: bold, italic, lists, headings and links. */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  readOnly = false,
  labelId,
  describedBy,
  invalid,
  changed,
  ...rest
}: EditorProps) {
  const t = useT(richTextPhrases)
  const texts = useUiTexts()
  const [raw, setRaw] = useState(false)
  const latest = useRef({ onChange, onBlur })
  latest.current = { onChange, onBlur }
  const attributes = {
    class: 'rich-text-page',
    role: 'textbox',
    'aria-multiline': 'true',
    ...(rest['aria-label'] ? { 'aria-label': rest['aria-label'] } : labelId ? { 'aria-labelledby': labelId } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
  }
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        codeBlock: false,
        code: false,
        strike: false,
        blockquote: false,
        horizontalRule: false,
        link: { openOnClick: false, defaultProtocol: 'https' },
      }),
    ],
    content: value,
    editable: !readOnly,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => latest.current.onBlur?.(),
  })
  const marks = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      heading: now.isActive('heading'),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  // A value from outside, such as after undoing a change of the form.
  useEffect(() => {
    if (editor.isDestroyed || editor.schema === null) return
    if (value !== (editor.isEmpty ? '' : editor.getHTML())) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly])

  const tool = (label: string, icon: ReactNode, run: () => void, pressed?: boolean, disabled = false) => (
    <IconButton label={label} icon={icon} pressed={pressed} disabled={raw || disabled} onClick={run} />
  )
  return (
    <div className={`control rich-text${changed ? ' control-changed' : ''}`} data-invalid={invalid || undefined}>
      {!readOnly && (
        <div role="toolbar" aria-label={t('formatting')} className="rich-text-tools">
          {tool(t('bold'), <IconBold />, () => editor.chain().focus().toggleBold().run(), marks.bold)}
          {tool(t('italic'), <IconItalic />, () => editor.chain().focus().toggleItalic().run(), marks.italic)}
          {tool(
            t('heading'),
            <IconHeading />,
            () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
            marks.heading,
          )}
          {tool(t('bulletList'), <IconList />, () => editor.chain().focus().toggleBulletList().run(), marks.bullets)}
          {tool(
            t('numberedList'),
            <IconListNumbers />,
            () => editor.chain().focus().toggleOrderedList().run(),
            marks.numbers,
          )}
          <Popover
            label={t('linkAddress')}
            className="rich-text-link"
            trigger={(given) => (
              <IconButton {...given} label={t('link')} icon={<IconLink />} pressed={marks.link} disabled={raw} />
            )}
          >
            {(close) => (
              <LinkForm
                address={String(editor.getAttributes('link').href ?? '')}
                onSave={(href) => {
                  close()
                  const chain = editor.chain().focus().extendMarkRange('link')
                  if (href === '') chain.unsetLink().run()
                  else chain.setLink({ href }).run()
                }}
              />
            )}
          </Popover>
          <span className="rich-text-gap" />
          {tool(texts.undo, <IconArrowBackUp />, () => editor.chain().focus().undo().run(), undefined, !marks.undo)}
          {tool(texts.redo, <IconArrowForwardUp />, () => editor.chain().focus().redo().run(), undefined, !marks.redo)}
          <IconButton label={t('rawCode')} icon={<IconCode />} pressed={raw} onClick={() => setRaw(!raw)} />
        </div>
      )}
      {raw ? (
        <textarea
          className="input rich-text-raw"
          aria-label={t('rawCode')}
          spellCheck={false}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <EditorContent editor={editor} className="rich-text-content" />
      )}
    </div>
  )
}

function LinkForm({ address, onSave }: { address: string; onSave: (address: string) => void }) {
  const t = useT(richTextPhrases)
  const texts = useUiTexts()
  const [href, setHref] = useState(address)
  return (
    <form
      className="rich-text-link-form"
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the record around it is not sent.
        event.stopPropagation()
        onSave(href.trim())
      }}
    >
      <TextInput type="url" aria-label={t('linkAddress')} placeholder="https://" value={href} onChange={setHref} />
      <Button type="submit" kind="primary">
        {texts.save}
      </Button>
    </form>
  )
}
