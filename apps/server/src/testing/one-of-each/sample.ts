import type { Making } from './making.ts'

/** A sample with its analysis and what that found. */
export async function makeSample({ api, as, make, to, item }: Making): Promise<void> {
  await make('sample', { bron_locatie_inventarisatie: to('finding'), omschrijving: 'Grijs' })
  await make('analysis', { monster: to('sample'), laboratorium: to('laboratory') })
  const material = await item('analyse_materialen', 'Chrysotiel')
  const { analyse_resultaten: outcomes } = (await api.get(
    'query($id: ID!) { analyseMateriaal(id: $id) { analyse_resultaten { id value } } }',
    { id: material.connect.id },
    as,
  )) as { analyse_resultaten: { id: string; value: string }[] }
  await make('result', {
    analyse: to('analysis'),
    analyse_materiaal: material,
    analyse_resultaat: { connect: { id: outcomes.find((r) => r.value !== 'Aangetoond')?.id } },
  })
  // Rejected, because what a laboratory has done is kept, and every kind must be able to go.
  await api.get(
    'mutation($id: ID!) { updateAnalyse(id: $id, input: { status: "afgekeurd" }) { id } }',
    { id: to('analysis').connect.id },
    as,
  )
}
