import { expect, test } from 'vitest'
import { type EarlierFinding, repeatedFinding } from './repeated-finding.ts'

const values = {
  aangetroffen: 'ja',
  hoeveelheid: 12.5,
  conditie: 'c1',
  bron_advies: 'a1',
  materiaal_status: 's1',
  verwijzing_tekst: 'Rapport 2019-044',
  te_controleren: true,
  inventarisatie: 'v1',
  bron_locatie: 'l1',
}
const repeated = (of: Partial<EarlierFinding>) =>
  repeatedFinding({ values, method: 'visueel', sample: null, ...of }, (code) => `new ${code}`)

test('keeps amount and condition, and nothing of the visit, the advice or what was to be checked', () => {
  const told = repeated({})
  expect(told).toMatchObject({ aangetroffen: 'ja', hoeveelheid: 12.5, conditie: 'c1' })
  for (const name of ['bron_advies', 'te_controleren', 'inventarisatie', 'bron_locatie'])
    expect(told).not.toHaveProperty(name)
})

test('what a sample established refers to that sample, whosever it was', () => {
  for (const method of ['eigen_monster', 'verwijzing_monster']) {
    const told = repeated({ method, sample: 'm7' })
    expect(told).toMatchObject({ bron_locatie_analysemethode: 'new verwijzing_monster', verwijst_naar_monster: 'm7' })
    expect(told).not.toHaveProperty('materiaal_status')
  }
  const bare = repeated({ method: 'eigen_monster' })
  expect(bare).toMatchObject({ bron_locatie_analysemethode: 'new nog_te_bemonsteren' })
  expect(bare).not.toHaveProperty('verwijst_naar_monster')
})

test('what was established without a sample is so again, with its status and reference', () => {
  expect(repeated({ method: 'eerder_rapport' })).toMatchObject({
    bron_locatie_analysemethode: 'new eerder_rapport',
    verwijzing_tekst: 'Rapport 2019-044',
    materiaal_status: 's1',
  })
})
