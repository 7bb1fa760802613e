import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from '../router/router.tsx'
import { useUiTexts } from './texts.ts'
import './tree.css'

export interface TreeNode {
  id: string
  label: string
  /** Before the words. */
  sign?: ReactNode
  /** At the right. */
  count?: ReactNode
  children?: readonly TreeNode[]
  /** Where it leads; without it `onSelect` is told. */
  to?: string
}

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  selected?: string | null
  onSelect?: (id: string) => void
  /** Ids that are open at first; all when absent. */
  opened?: readonly string[]
}

interface Shown {
  node: TreeNode
  depth: number
  parent: string | null
  place: number
  of: number
}

/** Things inside things. Arrows, Home, End, Enter and first letters work as in any tree. */
export function Tree({ label, nodes, selected, onSelect, opened }: TreeProps) {
  const texts = useUiTexts()
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(opened ? withChildren(nodes).filter((id) => !opened.includes(id)) : []),
  )
  const [active, setActive] = useState<string | null>(null)
  const shown = flatten(nodes, folded)
  const current =
    shown.find(({ node }) => node.id === active) ?? shown.find(({ node }) => node.id === selected) ?? shown[0]

  const fold = (id: string, close: boolean) =>
    setFolded((before) => {
      const after = new Set(before)
      if (close) after.add(id)
      else after.delete(id)
      return after
    })
  const focus = (id: string | undefined | null) => {
    if (!id) return
    setActive(id)
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus()
  }
  const select = (node: TreeNode) => {
    setActive(node.id)
    if (node.to !== undefined) navigate(node.to, { keepScroll: true })
    else onSelect?.(node.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return
    const at = shown.indexOf(current)
    const { node } = current
    const isOpen = !folded.has(node.id)
    const hasChildren = (node.children?.length ?? 0) > 0
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(shown[at + 1]?.node.id),
      ArrowUp: () => focus(shown[at - 1]?.node.id),
      Home: () => focus(shown[0]?.node.id),
      End: () => focus(shown.at(-1)?.node.id),
      ArrowRight: () => (hasChildren && !isOpen ? fold(node.id, false) : hasChildren && focus(shown[at + 1]?.node.id)),
      ArrowLeft: () => (hasChildren && isOpen ? fold(node.id, true) : focus(current.parent)),
      Enter: () => select(node),
      ' ': () => select(node),
    }
    const action = actions[event.key]
    if (action) action()
    else if (event.key.length === 1) {
      const letter = event.key.toLowerCase()
      const order = [...shown.slice(at + 1), ...shown.slice(0, at + 1)]
      focus(order.find((other) => other.node.label.toLowerCase().startsWith(letter))?.node.id)
    } else return
    event.preventDefault()
  }
  return (
    <div ref={root} role="tree" aria-label={label} className="tree" onKeyDown={onKeyDown} tabIndex={-1}>
      {shown.map(({ node, depth, place, of }) => {
        const hasChildren = (node.children?.length ?? 0) > 0
        const isOpen = !folded.has(node.id)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys.
          <div
            key={node.id}
            role="treeitem"
            data-node={node.id}
            tabIndex={node === current?.node ? 0 : -1}
            aria-level={depth + 1}
            aria-posinset={place}
            aria-setsize={of}
            aria-expanded={hasChildren ? isOpen : undefined}
            aria-selected={node.id === selected}
            className="tree-node"
            style={{ paddingLeft: 8 + depth * 20 }}
            onClick={() => select(node)}
          >
            {hasChildren ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: for the mouse; the keyboard has the arrows.
              // biome-ignore lint/a11y/noStaticElementInteractions: as above.
              <span
                className="tree-fold"
                title={isOpen ? texts.hideChildren : texts.showChildren}
                onClick={(event) => {
                  event.stopPropagation()
                  fold(node.id, isOpen)
                }}
              >
                {isOpen ? <IconChevronDown /> : <IconChevronRight />}
              </span>
            ) : (
              <span className="tree-fold" />
            )}
            {node.sign}
            <span className="tree-label">{node.label}</span>
            {node.count !== undefined && <span className="tree-count">{node.count}</span>}
          </div>
        )
      })}
    </div>
  )
}

function flatten(
  nodes: readonly TreeNode[],
  folded: ReadonlySet<string>,
  depth = 0,
  parent: string | null = null,
): Shown[] {
  return nodes.flatMap((node, index) => [
    { node, depth, parent, place: index + 1, of: nodes.length },
    ...(node.children && !folded.has(node.id) ? flatten(node.children, folded, depth + 1, node.id) : []),
  ])
}

function withChildren(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.id, ...withChildren(node.children)] : []))
}
