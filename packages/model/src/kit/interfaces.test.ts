import { expect, test } from 'vitest'
import { model } from '../index.ts'
import { type InterfaceName, interfaces } from './interfaces.ts'

test.each<readonly [InterfaceName, readonly string[]]>([
  ['IntekenbaarObject', ['BronLocatie', 'OutOfScope', 'UitgeslotenRuimte']],
  ['Bemonsterbaar', ['BronLocatieInventarisatie']],
  ['FotoVerwijsbaar', ['Monster', 'Waarneming']],
  ['BronStatussable', ['BronLocatieBehandeling']],
  ['Bezitbaar', ['VastgoedAsset', 'Vessel']],
  ['Locatie', ['Port']],
  ['VscpEntryResultable', ['BronLocatieInventarisatie', 'Document', 'OnderzoekBeperking']],
])('%s is what %j have in common, with every field of it', (name, types) => {
  const those = model.entities.filter((entity) => entity.implements.includes(name))
  expect(those.map(({ api }) => api.type).sort()).toEqual(types)
  for (const entity of those) {
    const known = [...Object.keys(entity.fields), ...model.inverses(entity).map((inverse) => inverse.name)]
    expect(known).toEqual(expect.arrayContaining([...interfaces[name]]))
  }
})
