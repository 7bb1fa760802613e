import type { Moment } from './moments.ts'
import { FEMKE, ILSE, JOOST, MARIEKE, NOOR, PIETER, SAMIR, TOM } from './people.ts'

/** What somebody may do. */
export type CapabilityData = {
  key: string
  inventarisatie_user: number
  inventarisatie_user_capability: string
  sinds: Moment
  toegekend_door: number
}

const may = (person: number, day: number, capabilities: string[]): CapabilityData[] =>
  capabilities.map((capability) => ({
    key: `${person}/${capability}`,
    inventarisatie_user: person,
    inventarisatie_user_capability: capability,
    sinds: { day },
    toegekend_door: MARIEKE,
  }))

export const capabilities: CapabilityData[] = [
  ...may(MARIEKE, -2900, ['Rapport intern controleren', 'Rapport vrijgeven', 'Projectleiding']),
  ...may(JOOST, -2100, [
    'Risicobeoordeling NEN 2991',
    'LAVS-melding doen',
    'Rapport opstellen',
    'Rapport intern controleren',
    'Rapport vrijgeven',
  ]),
  ...may(SAMIR, -1560, [
    'Asbestinventarisatie uitvoeren (NL)',
    'Materiaalmonsters nemen',
    'Kleef- en veegmonsters nemen',
    'Luchtmonsters nemen',
    'SMA-rt invoeren',
    'Rapport opstellen',
    'Werken op hoogte',
  ]),
  ...may(FEMKE, -1050, [
    'Asbestinventarisatie uitvoeren (NL)',
    'Materiaalmonsters nemen',
    'Kleef- en veegmonsters nemen',
    'SMA-rt invoeren',
    'Rapport opstellen',
    'Plattegronden tekenen',
  ]),
  ...may(PIETER, -1320, [
    'Asbestinventaris opmaken (Vlaanderen)',
    'Werkgeversinventaris opmaken (België)',
    'Sloopopvolgingsplan opmaken',
    'Materiaalmonsters nemen',
    'Chroom-6 onderzoek',
    'IHM-onderzoek aan boord',
    'Betreden besloten ruimten',
  ]),
  ...may(ILSE, -1800, ['Projectleiding', 'Rapport opstellen', 'LAVS-melding doen']),
  ...may(TOM, -400, ['LAVS-melding doen']),
  ...may(NOOR, -900, ['Rapport opstellen', 'Plattegronden tekenen']),
]

/** A personal certificate, with the last day on which it holds. */
export type CertificateData = {
  key: string
  inventarisatie_user: number
  inventarisatie_user_certificate_type: string
  nummer?: string
  uitgever: string
  uitgegeven_op: Moment
  geldig_tot?: Moment
}

/** Of one type: who has it, since when, until when, and its number where the type has one. */
const certificatesOf = (
  inventarisatie_user_certificate_type: string,
  uitgever: string,
  rows: [person: number, issued: number, lastDay: number | null, nummer?: string][],
): CertificateData[] =>
  rows.map(([person, issued, lastDay, nummer]) => ({
    key: `${person}/${inventarisatie_user_certificate_type}/${issued}`,
    inventarisatie_user: person,
    inventarisatie_user_certificate_type,
    ...(nummer === undefined ? {} : { nummer }),
    uitgever,
    uitgegeven_op: { day: issued },
    ...(lastDay === null ? {} : { geldig_tot: { day: lastDay } }),
  }))

export const certificates: CertificateData[] = [
  ...certificatesOf('DIA (Deskundig Inventariseerder Asbest)', 'Keurmerk Demo', [
    [MARIEKE, -300, 796, 'DIA-90001'],
    [JOOST, -1496, -400, 'DIA-90002'],
    [JOOST, -410, 686, 'DIA-90002'],
    [SAMIR, -486, 610, 'DIA-90003'],
    [FEMKE, -1056, 40, 'DIA-90004'],
  ]),
  ...certificatesOf('Asbestdeskundige inventarisatie (Vlaanderen)', 'Keurmerk Demo België', [
    [PIETER, -1330, null, 'ADI-90005'],
  ]),
  ...certificatesOf('Jaarlijkse bijscholing asbestdeskundige', 'Opleidingscentrum Lindekerke', [[PIETER, -344, 21]]),
  ...certificatesOf('IHM-expert schepen', 'Keurmerk Demo', [[PIETER, -700, 1126, 'IHM-90005']]),
  ...certificatesOf('Chroom-6 deskundige', 'Opleidingscentrum Lindekerke', [[PIETER, -250, 846, 'CR6-90005']]),
  ...certificatesOf('Medische keuring adembescherming', 'Arbodienst Waterveen', [
    [SAMIR, -160, 205],
    [FEMKE, -377, -12],
    [PIETER, -90, 275],
  ]),
  ...certificatesOf('Pasvormtest masker (fittest)', 'Ademlucht Service', [
    [SAMIR, -332, 33],
    [FEMKE, -120, 245],
    [PIETER, -75, 290],
  ]),
  ...certificatesOf('VCA Basis', 'Examenbureau Noord', [[FEMKE, -1100, 2553, 'VCA-90004']]),
  ...certificatesOf('VCA VOL', 'Examenbureau Noord', [
    [JOOST, -2000, 1653, 'VOL-90002'],
    [SAMIR, -1500, 2153, 'VOL-90003'],
    [PIETER, -1300, 2353, 'VOL-90005'],
    [ILSE, -1750, 1903, 'VOL-90006'],
  ]),
  ...certificatesOf('Luchtmonstername', 'Opleidingscentrum Waterveen', [[SAMIR, -600, 496, 'LM-90003']]),
  ...certificatesOf('Werken op hoogte en valbeveiliging', 'Opleidingscentrum Waterveen', [[SAMIR, -140, 225]]),
  ...certificatesOf('Hoogwerker', 'Opleidingscentrum Waterveen', [
    [SAMIR, -800, 1026, 'HW-90003'],
    [PIETER, -640, 1186, 'HW-90005'],
  ]),
  ...certificatesOf('Besloten ruimten', 'Opleidingscentrum Lindekerke', [[PIETER, -420, 676, 'BR-90005']]),
  ...certificatesOf('Gasmeten', 'Opleidingscentrum Lindekerke', [[PIETER, -1044, 52, 'GM-90005']]),
  ...certificatesOf('Elektrotechnisch voldoende onderricht persoon', 'Opleidingscentrum Waterveen', [
    [SAMIR, -210, 886, 'VOP-90003'],
  ]),
  ...certificatesOf('BHV', 'Hulpverlening Waterveen', [
    [JOOST, -307, 58, 'BHV-90002'],
    [SAMIR, -390, -25, 'BHV-90003'],
    [FEMKE, -100, 265, 'BHV-90004'],
    [ILSE, -435, -70, 'BHV-90006'],
  ]),
  ...certificatesOf('EHBO', 'Hulpverlening Waterveen', [[FEMKE, -380, 350, 'EHBO-90004']]),
  ...certificatesOf('Rijbewijs B', 'Gemeente Waterveen', [
    [SAMIR, -1900, 1753, 'RB-90003'],
    [FEMKE, -2500, 1153, 'RB-90004'],
    [ILSE, -3100, 553, 'RB-90006'],
    [TOM, -700, 2953, 'RB-90007'],
  ]),
  ...certificatesOf('Verklaring omtrent gedrag', 'Ministerie Demo', [
    [MARIEKE, -2950, null, 'VOG-90001'],
    [NOOR, -910, null, 'VOG-90008'],
  ]),
]
