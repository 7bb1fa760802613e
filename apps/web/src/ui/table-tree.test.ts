import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropAt, endOf, stepOf, type TreeKey, type TreeLine } from './table-tree.ts'

/** Lines as they are seen: a head of a group begins with #, and each > is a step deeper. */
function linesOf(...seen: string[]): TreeLine[] {
  let group = ''
  return seen.map((text) => {
    if (text.startsWith('#')) {
      group = text.slice(1)
      return { id: null, depth: 0, group }
    }
    const depth = text.lastIndexOf('>') + 1
    return { id: text.slice(depth), depth, group }
  })
}

const house = linesOf('#ground', 'hall', '>meters', '>>fuse', 'kitchen', '#first', 'landing')
const at = (id: string) => house.findIndex((line) => line.id === id)

test('between two rows it goes as deep as it is wished, within what is above and below', () => {
  const put = (gap: number, wish: number) => dropAt(house, at('kitchen'), gap, wish)
  expect(put(2, 0)).toMatchObject({ parent: 'hall', after: null, depth: 1 })
  expect(put(4, 9)).toMatchObject({ parent: 'fuse', after: null, depth: 3 })
  expect(put(4, 2)).toMatchObject({ parent: 'meters', after: 'fuse', depth: 2 })
  expect(put(4, 1)).toMatchObject({ parent: 'hall', after: 'meters', depth: 1 })
  expect(put(4, 0)).toMatchObject({ parent: null, after: 'hall', depth: 0 })
  expect(put(1, 4)).toMatchObject({ parent: null, after: null, group: 'ground', depth: 0 })
})

test('it goes to another group, and to one without rows', () => {
  expect(dropAt(house, at('meters'), 6, 2)).toMatchObject({ parent: null, after: null, group: 'first', depth: 0 })
  expect(dropAt(house, at('meters'), 7, 1)).toMatchObject({ parent: 'landing', group: 'first' })
  expect(dropAt(house, at('meters'), 0, 0)).toBeNull()
  const empty = linesOf('#a', 'x', '#b', '#c')
  expect(dropAt(empty, 1, 3, 0)).toMatchObject({ parent: null, after: null, group: 'b' })
})

test('it does not go into itself, and takes along what lies in it', () => {
  expect(endOf(house, at('hall'))).toBe(4)
  expect(dropAt(house, at('hall'), 2, 1)).toBe('itself')
  expect(dropAt(house, at('hall'), 3, 2)).toBe('itself')
  expect(dropAt(house, at('hall'), 4, 0)).toMatchObject({ parent: null, after: null, group: 'ground' })
})

test('keys bring it up and down, in and out', () => {
  const step = (id: string, key: TreeKey) => stepOf(house, at(id), key)
  expect(step('kitchen', 'ArrowUp')).toMatchObject({ parent: null, after: null, group: 'ground' })
  expect(step('kitchen', 'ArrowRight')).toMatchObject({ parent: 'hall', after: 'meters' })
  expect(step('kitchen', 'ArrowDown')).toMatchObject({ parent: null, after: null, group: 'first' })
  expect(step('landing', 'ArrowUp')).toMatchObject({ parent: null, after: 'kitchen', group: 'ground' })
  expect(step('fuse', 'ArrowLeft')).toMatchObject({ parent: 'hall', after: 'meters' })
  expect(step('meters', 'ArrowLeft')).toMatchObject({ parent: null, after: 'hall' })
  expect(step('meters', 'ArrowUp')).toMatchObject({ parent: null, after: null, group: 'ground' })
  expect(step('hall', 'ArrowLeft')).toBeNull()
  expect(step('hall', 'ArrowRight')).toBeNull()
  expect(step('landing', 'ArrowDown')).toBeNull()
})

test('wherever anything is put, it lies in nothing of its own', () => {
  const tree = fc.array(fc.tuple(fc.boolean(), fc.nat(4)), { minLength: 1, maxLength: 30 }).map((rows) => {
    let depth = -1
    return rows.map(([isHead, wish], i): TreeLine => {
      depth = isHead && i % 5 === 0 ? -1 : Math.min(wish, depth + 1)
      return depth < 0 ? { id: null, depth: 0, group: `${i}` } : { id: `r${i}`, depth, group: '' }
    })
  })
  fc.assert(
    fc.property(tree, fc.nat(29), fc.nat(30), fc.nat(5), (lines, moved, gap, wish) => {
      const line = lines[moved]
      if (!line || line.id === null || gap > lines.length) return
      const drop = dropAt(lines, moved, gap, wish)
      if (drop === null || drop === 'itself') return
      const own = lines.slice(moved, endOf(lines, moved)).map(({ id }) => id)
      expect(own).not.toContain(drop.parent)
      expect(own).not.toContain(drop.after)
      const parent = lines.find(({ id }) => id !== null && id === drop.parent)
      expect(drop.depth).toBe(parent ? parent.depth + 1 : 0)
    }),
  )
})
