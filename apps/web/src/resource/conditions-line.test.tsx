// @vitest-environment jsdom
import { model } from '@vezel/model'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { press, readyPage, showPage, until } from '../page/testing.tsx'
import { filterField } from './conditions.ts'
import { NewCondition } from './conditions-line.tsx'
import type { List } from './use-list.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a condition without a value names what it lacks, and calls nothing that may be chosen wrong', async () => {
  await readyPage()
  fakeServer(() => ({ data: { rows: [], total: 0 } }))
  const { prioriteit } = model.entity('survey').fields
  const setConditions = vi.fn()
  const list = { fields: [filterField('prioriteit', prioriteit)], conditions: [], setConditions } as unknown as List
  const leave = await showPage(() => (
    <main>
      <NewCondition list={list} close={() => {}} />
    </main>
  ))
  const field = document.querySelector('select')
  const wrong = () => [...document.querySelectorAll('[aria-invalid]')]
  await press('Toepassen')
  expect(wrong()).toEqual([field])
  await act(async () => {
    if (field) field.value = 'prioriteit'
    field?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await press('Toepassen')
  await until(() => document.querySelector('[role="alert"]')?.textContent === 'Kies een waarde')
  expect(wrong()).toEqual([])
  expect(document.activeElement?.closest('.condition-value')).not.toBeNull()
  expect(setConditions).not.toHaveBeenCalled()
  await leave()
})
