// What the product asks of people before they do something, by the codes of the lists.

/** Who reviews a report, and who releases one. */
export const asked = { review: 'rapport_intern_controleren', release: 'rapport_vrijgeven' } as const
export type AskedCapability = (typeof asked)[keyof typeof asked]

/** What a survey asks of whoever carries it out, by its type. The law asks nothing of the other types. */
export const askedOfSurvey: Readonly<Record<string, string>> = {
  asbestinventarisatie_certificatieschema_nl: 'asbestinventarisatie_uitvoeren_nl',
  asbestinventarisatie_object_of_installatie_nl: 'asbestinventarisatie_uitvoeren_nl',
  risicobeoordeling_nen_2991: 'risicobeoordeling_nen_2991',
  asbestinventaris_voor_attest_vlaanderen: 'asbestinventaris_opmaken_vlaanderen',
  werkgeversinventaris_belgie: 'werkgeversinventaris_opmaken_belgie',
  destructieve_inventaris_voor_sloop_belgie: 'sloopopvolgingsplan_opmaken',
  chroom_6_onderzoek: 'chroom_6_onderzoek',
  ihm_onderzoek_schip: 'ihm_onderzoek_aan_boord',
}
