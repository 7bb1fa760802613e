import type { Moment } from './moments.ts'
import { FEMKE, PIETER, SAMIR } from './people.ts'

/** A thing with whoever holds it. */
export type EquipmentData = {
  key: string
  inventarisatie_user: number
  uitrusting_type: string
  naam: string
  merk: string
  serienummer: string
  aanschafdatum: Moment
  active: boolean
}

const holds = (
  person: number,
  things: [key: string, type: string, naam: string, merk: string, bought: number][],
): EquipmentData[] =>
  things.map(([key, uitrusting_type, naam, merk, bought]) => ({
    key,
    inventarisatie_user: person,
    uitrusting_type,
    naam,
    merk,
    serienummer: `NL-${key}`,
    aanschafdatum: { day: bought },
    active: true,
  }))

export const equipment: EquipmentData[] = [
  ...holds(SAMIR, [
    ['SZ-01', 'Stofzuiger H-klasse', 'Stofzuiger 1', 'Zuiver H22', -1200],
    ['VM-01', 'Volgelaatsmasker P3', 'Masker Samir', 'Ademvrij V3', -520],
    ['LP-01', 'Luchtmonsterpomp', 'Pomp 1', 'Stroom 8', -940],
    ['LM-01', 'Laserafstandmeter', 'Laser 1', 'Meetlijn 50', -610],
    ['CA-01', 'Camera', 'Camera 1', 'Beeld C4', -610],
    ['XR-01', 'Röntgenfluorescentiemeter', 'XRF-meter', 'Spectra X1', -330],
  ]),
  ...holds(FEMKE, [
    ['SZ-02', 'Stofzuiger H-klasse', 'Stofzuiger 2', 'Zuiver H22', -800],
    ['HM-01', 'Halfgelaatsmasker P3', 'Masker Femke', 'Ademvrij H1', -700],
    ['CA-02', 'Camera', 'Camera 2', 'Beeld C4', -450],
  ]),
  ...holds(PIETER, [
    ['SZ-03', 'Stofzuiger H-klasse', 'Stofzuiger 3', 'Zuiver H30', -400],
    ['VM-02', 'Volgelaatsmasker P3', 'Masker Pieter', 'Ademvrij V3', -380],
    ['LP-02', 'Luchtmonsterpomp', 'Pomp 2', 'Stroom 8', -760],
    ['LM-02', 'Laserafstandmeter', 'Laser 2', 'Meetlijn 50', -500],
    ['GD-01', 'Gasdetector', 'Gasmeter', 'Neus 4', -290],
  ]),
]

/** An inspection, with the last day on which it holds. */
export type InspectionData = {
  key: string
  uitrusting: string
  nummer: string
  keuringsdatum: Moment
  geldig_tot: Moment
  keuringsinstantie: string
}

const inspections = (
  keuringsinstantie: string,
  prefix: string,
  rows: [thing: string, inspected: number, lastDay: number][],
): InspectionData[] =>
  rows.map(([uitrusting, inspected, lastDay]) => ({
    key: `${prefix}/${uitrusting}`,
    uitrusting,
    nummer: `${prefix}-${uitrusting}`,
    keuringsdatum: { day: inspected },
    geldig_tot: { day: lastDay },
    keuringsinstantie,
  }))

/** Whatever has a plug or a charger is inspected electrically as well. Cameras are not inspected. */
export const equipmentCertificates: InspectionData[] = [
  ...inspections('Keurdienst Waterveen', 'K', [
    ['SZ-01', -120, 245],
    ['SZ-02', -200, 165],
    ['SZ-03', -35, 330],
    ['VM-01', -155, 210],
    ['VM-02', -15, 350],
    ['HM-01', -368, -3],
    ['LP-01', -90, 275],
    ['LP-02', -210, 155],
    ['LM-01', -610, 120],
    ['LM-02', -500, 230],
    ['GD-01', -100, 81],
    ['XR-01', -330, 35],
  ]),
  ...inspections('Elektrokeur Noord', 'E', [
    ['SZ-01', -240, 125],
    ['SZ-02', -240, 125],
    ['SZ-03', -30, 335],
    ['LP-01', -240, 125],
    ['LP-02', -30, 335],
    ['GD-01', -30, 151],
    ['XR-01', -240, 125],
  ]),
]
