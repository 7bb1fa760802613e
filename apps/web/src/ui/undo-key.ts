import './undo-key.css'

/** While somebody types, the key takes back what was typed. */
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'

/** Ctrl+Z takes back what a notice says was done. Comes with the first step that can be taken back, not with the page. */
function onKey(event: KeyboardEvent): void {
  const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
  const undo = document.querySelector<HTMLElement>('.toast-undo')
  if (!isKey || !undo || document.activeElement?.matches(typing)) return
  event.preventDefault()
  undo.click()
}
globalThis.addEventListener?.('keydown', onKey)
