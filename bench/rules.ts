import { gapsIn } from '@vezel/model/dossier-rules/index.ts'
import type { Dossier } from '@vezel/report/dossier.ts'
import { schoolDossier } from '@vezel/report/fixture/school.ts'
import { inTurn, median, type Row, spread, timed } from './measure.ts'

/** So many times over each time: one run is too short to be measured. */
const RUNS = 50

/** All rules of a dossier, of 42 sources with their 141 locations, against the parsing of its JSON. */
export async function rulesRows(): Promise<Row[]> {
  const json = JSON.stringify(schoolDossier({ copies: 3 }))
  const dossier: Dossier = JSON.parse(json)
  const { bronnen } = dossier.onderzoek
  const places = bronnen.reduce((sum, { locaties }) => sum + locaties.length, 0)
  const repeated = (work: () => unknown) => () =>
    timed(() => {
      for (let n = 0; n < RUNS; n++) work()
    })
  const ms = await inTurn({ rules: repeated(() => gapsIn(dossier)), parse: repeated(() => JSON.parse(json)) })
  return [
    {
      what: `all rules on a dossier of ${bronnen.length} sources and ${places} locations`,
      value: median(ms.rules) / RUNS,
      unit: 'ms',
      reference: { name: 'parsing its JSON', value: median(ms.parse) / RUNS },
      goal: { atMost: 1 },
      note: `± ${Math.round(spread(ms.rules) * 100)} %, ${Math.round(json.length / 1e3)} kB`,
    },
  ]
}
