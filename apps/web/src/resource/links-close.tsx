import { useEffect, useRef } from 'react'

/** In a dialog that names other records: following a link there closes it, for it would lie over what was gone to. */
export function LinksClose({ onClose }: { onClose: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const dialog = mark.current?.closest('dialog')
    const listen = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const isElsewhere = ctrlKey || metaKey || shiftKey
      // Once the link itself has been followed.
      if (!isElsewhere && target instanceof Element && target.closest('a[href]')) setTimeout(() => latest.current())
    }
    dialog?.addEventListener('click', listen)
    return () => dialog?.removeEventListener('click', listen)
  }, [])
  return <span ref={mark} hidden />
}
