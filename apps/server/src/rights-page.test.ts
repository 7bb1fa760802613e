import { model } from '@vezel/model'
import { expect, test } from 'vitest'
import { rightsPage } from './rights-page.ts'

test('the page of rights says what a role may, by policy and by kind of record', () => {
  const lines = rightsPage().split('\n')
  const cellsOf = (first: string) =>
    lines
      .find((line) => line.startsWith(`| ${first} |`))
      ?.split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  // By hand, after decision 31.
  expect(cellsOf('policy')).toEqual([
    'policy',
    'inspector',
    'manager',
    'admin',
    'projectLeader',
    'planner',
    'reporter',
    'reader',
  ])
  expect(cellsOf('`admin`')).toEqual(['`admin`', '–', '–', 'yes', '–', '–', '–', '–'])
  expect(cellsOf('`surveyor`')).toEqual(['`surveyor`', 'assigned', 'yes', 'yes', 'assigned', '–', '–', '–'])
  expect(cellsOf('Organisation (`InventarisatieOrganisatie`)')).toEqual([
    'Organisation (`InventarisatieOrganisatie`)',
    'member',
    'nobody',
    'manager',
    'nobody',
    'externe_pagina: update admin; tweede_factor_verplicht: update admin',
    '',
  ])
  expect(cellsOf('Staff member (`InventarisatieUser`)')?.[5]).toContain('personeelsnummer: read personal')
  expect(cellsOf('Report (`Rapport`)')?.[6]).toContain('release: ')
})

test('it has every kind of record once, and none that only stands for others', () => {
  const named = rightsPage()
    .split('\n')
    .flatMap((line) => /^\| [^|]+ \(`(\w+)`\) \|/.exec(line)?.[1] ?? [])
  const kinds = model.entities.filter(({ abstract }) => !abstract).map(({ api }) => api.type)
  expect(named.sort()).toEqual(kinds.sort())
})
