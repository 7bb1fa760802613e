import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CodeLanguage, EditorProps } from './code-editor-props.ts'

/** The colours are extra: when they cannot be fetched the text is plain. */
const languages: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  markup: async () => (await import('@codemirror/lang-html')).html({ autoCloseTags: false, selfClosingTags: true }),
  graphql: async () => (await import('cm6-graphql')).graphqlLanguage,
  json: async () => (await import('@codemirror/lang-json')).jsonLanguage,
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.definitionKeyword], color: 'var(--info-ink)' },
  { tag: [tags.attributeName, tags.propertyName, tags.variableName], color: 'var(--substance)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--clean-ink)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--susp-ink)' },
  { tag: [tags.comment, tags.punctuation, tags.meta], color: 'var(--dim)' },
])

/** A text put in from the form, which the form need not be told of. */
const fromForm = Annotation.define<true>()
/** The editor has one end of line. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')

/** The editor itself; see `CodeEditor`. */
export function CodeMirror({ value, language, onChange, onBlur, readOnly, attributes, caret }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const made = useRef<EditorView>(null)
  const parts = useRef({ colours: new Compartment(), state: new Compartment() }).current
  const latest = useRef({ value, onChange, onBlur })
  latest.current = { value, onChange, onBlur }
  const state = [
    EditorState.readOnly.of(readOnly),
    EditorView.editable.of(!readOnly),
    EditorView.contentAttributes.of({
      ...attributes,
      ...(readOnly ? { tabindex: '0', 'aria-readonly': 'true' } : {}),
    }),
  ]
  const first = useRef(state).current

  useLayoutEffect(() => {
    const view = new EditorView({
      parent: place.current ?? undefined,
      doc: latest.current.value,
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        indentOnInput(),
        EditorView.lineWrapping,
        syntaxHighlighting(colours),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() }),
        EditorView.updateListener.of(({ docChanged, state: now, transactions }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromForm)))
            latest.current.onChange?.(now.doc.toString())
        }),
        parts.colours.of([]),
        parts.state.of(first),
      ],
    })
    view.setTabFocusMode(true)
    made.current = view
    if (caret.current) {
      const { from, to } = caret.current
      view.focus()
      view.dispatch({ selection: { anchor: from, head: to } })
      caret.current = null
    }
    return () => view.destroy()
  }, [caret, first, parts])

  useEffect(() => {
    let shown = true
    const colour = async () => {
      const extension = await languages[language]().catch(() => [])
      if (shown) made.current?.dispatch({ effects: parts.colours.reconfigure(extension) })
    }
    void colour()
    return () => {
      shown = false
    }
  }, [language, parts])

  const told = JSON.stringify([readOnly, attributes])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `told` is the whole of `state`, which is new each time.
  useLayoutEffect(() => made.current?.dispatch({ effects: parts.state.reconfigure(state) }), [told])

  // Before the next key: what was typed meanwhile would be lost.
  useLayoutEffect(() => {
    const view = made.current
    const text = lines(value)
    if (!view || text === view.state.doc.toString()) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: fromForm.of(true) })
  }, [value])

  return <div ref={place} className="code-editor-place" />
}
