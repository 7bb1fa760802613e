// @vitest-environment jsdom
import '@vezel/model/routes.ts'
import { model } from '@vezel/model'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing.ts'
import { ScopeContext } from '../kinds/scope.ts'
import { readyPage, showPage, until } from '../page/testing.tsx'
import { editors } from './condition-values.tsx'
import { filterField } from './conditions.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a condition on a space offers the spaces of the asset that the page is about', async () => {
  await readyPage()
  const { seen } = fakeServer(() => ({ data: { rows: [], total: 0 } }))
  const { Input } = editors.record
  const field = filterField('sub_asset', model.entity('sample').fields.sub_asset)
  const leave = await showPage(() => (
    <ScopeContext value={inAsset}>
      <div data-shown>
        <Input field={field} values={[]} onChange={() => {}} />
      </div>
    </ScopeContext>
  ))
  await until(() => seen.length > 0)
  expect(JSON.stringify(seen[0]?.variables)).toContain('"asset":{"eq":"a1"}')
  await leave()
})
const inAsset = [['asset', 'a1']] as const
