import { expect, test } from 'vitest'
import { chapterHeads, headStyles, type PlacedHeading } from './running-heads.ts'

const heading = (number: string, title: string, page: number, top: number, level: 1 | 2 = 1): PlacedHeading => ({
  id: number,
  number,
  title,
  level,
  page,
  top,
})

test('a page names the chapters that are on it: one that goes on from the page before, and all that begin', () => {
  const headings = [
    heading('1', 'Samenvatting', 2, 25),
    heading('1.1', 'Beperkingen', 2, 90, 2),
    heading('2', 'Opdracht', 4, 25),
    heading('3', 'Het object', 4, 140),
    heading('4', 'Werkwijze', 5, 60),
    heading('Bijlage A', 'Foto’s', 7, 25),
  ]
  expect(chapterHeads(headings, 8)).toEqual([
    '',
    '1   Samenvatting',
    '1   Samenvatting',
    '2 Opdracht · 3 Het object',
    '3 Het object · 4 Werkwijze',
    '4   Werkwijze',
    'Bijlage A   Foto’s',
    'Bijlage A   Foto’s',
  ])
})

test('names that leave their half of the page keep their numbers, and one alone its beginning', () => {
  const long = 'Uitsluitingen, beperkingen en vermoedens'
  expect(chapterHeads([heading('9', long, 1, 25), heading('10', long, 1, 90)], 1)).toEqual([`9, 10   ${long} …`])
  expect(chapterHeads([heading('9', long.repeat(3), 1, 25)], 1)[0]).toMatch(/^9 {3}Uitsluitingen.*…$/)
})

test('a title cannot end the style sheet that it stands in', () => {
  const hostile = headStyles(['1   "a\\"; } </style>', 'é'])
  expect(hostile).toMatch(/^@counter-style heads\{system:fixed;symbols:"[\w \\]+" "[\w \\]+"\}$/)
})
