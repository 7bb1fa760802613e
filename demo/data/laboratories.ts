import type { Moment } from './moments.ts'
import type { AddressData } from './organisation.ts'

/** The laboratories. */
export const laboratories: {
  key: string
  naam: string
  land: 'NL' | 'BE'
  accreditatienummer: string
  accreditatie_geldig_tot: Moment
  email: string
  telefoon: string
  contactpersoon: string
  adres: AddressData
  active: boolean
}[] = [
  {
    key: 'vezelzicht',
    naam: 'Laboratorium Vezelzicht',
    land: 'NL',
    accreditatienummer: 'L-900',
    accreditatie_geldig_tot: { day: 510 },
    email: 'opdrachten@vezelzicht.test',
    telefoon: '050-0000500',
    contactpersoon: 'Balie monsterontvangst',
    adres: { straatnaam: 'Spectrumweg', huisnummer: 22, postcode: '9991 KL', plaats: 'Waterveen', land: 'NL' },
    active: true,
  },
  {
    key: 'microscan',
    naam: 'Labo Microscan',
    land: 'BE',
    accreditatienummer: '900-TEST',
    accreditatie_geldig_tot: { day: 330 },
    email: 'stalen@microscan.test',
    telefoon: '+32 50 00 05 10',
    contactpersoon: 'Dienst staalontvangst',
    adres: { straatnaam: 'Vaartstraat', huisnummer: 118, postcode: '9998', plaats: 'Lindekerke', land: 'BE' },
    active: true,
  },
]

/** What a laboratory can analyse; the three texts are values of the substance, its sample kinds and their methods. */
export type PossibilityData = {
  laboratorium: string
  stof: string
  monster_soort: string
  analyse_methode: string
  /** Hours. */
  doorlooptijd_normaal: number
  doorlooptijd_direct: number
  doorlooptijd_urgent: number
  code_laboratorium: string
  active: boolean
}

const offers = (
  laboratorium: string,
  prefix: string,
  [doorlooptijd_normaal, doorlooptijd_direct, doorlooptijd_urgent]: [number, number, number],
  rows: [stof: string, monster_soort: string, analyse_methode: string][],
): PossibilityData[] =>
  rows.map(([stof, monster_soort, analyse_methode], i) => ({
    laboratorium,
    stof,
    monster_soort,
    analyse_methode,
    doorlooptijd_normaal,
    doorlooptijd_direct,
    doorlooptijd_urgent,
    code_laboratorium: `${prefix}-${String(i + 1).padStart(2, '0')}`,
    active: true,
  }))

/** Eleven of Vezelzicht, six of Microscan. */
export const possibilities: PossibilityData[] = [
  ...offers(
    'vezelzicht',
    'VZ',
    [24, 8, 4],
    [
      ['Asbest', 'Materiaalmonster', 'Polarisatiemicroscopie (NEN 5896)'],
      ['Asbest', 'Materiaalmonster', 'Elektronenmicroscopie, aanvullend (NEN 5896)'],
      ['Asbest', 'Materiaalmonster', 'Polarisatiemicroscopie, erkend laboratorium (België)'],
      ['Asbest', 'Kleefmonster', 'Elektronenmicroscopie kleefmonster (NEN 2991)'],
      ['Asbest', 'Kleefmonster', 'Elektronenmicroscopie kleefmonster (ISO 14966)'],
      ['Asbest', 'Luchtmonster', 'Elektronenmicroscopie luchtfilter (NEN 2991)'],
      ['Asbest', 'Luchtmonster', 'Fasecontrastmicroscopie (NEN 2939)'],
      ['Asbest', 'Veegmonster', 'Polarisatiemicroscopie veegmonster'],
      ['Asbest', 'Veegmonster', 'Elektronenmicroscopie veegmonster'],
      ['Asbest', 'Grondmonster', 'Asbestgehalte in grond (NEN 5898)'],
      ['Asbest', 'Puinmonster', 'Asbestgehalte in puin (NEN 5898)'],
    ],
  ),
  ...offers(
    'microscan',
    'MS',
    [48, 24, 12],
    [
      ['Asbest', 'Materiaalmonster', 'Polarisatiemicroscopie, erkend laboratorium (België)'],
      ['Asbest', 'Luchtmonster', 'Fasecontrastmicroscopie (België)'],
      ['Lood', 'Verf- of coatingmonster', 'ICP-MS of ICP-OES laboratorium'],
      ['Chroom-6', 'Verf- of coatingmonster', 'Zeswaardig chroom, spectrofotometrie'],
      ['PCB', 'Olie- of vloeistofmonster', 'Gaschromatografie GC-MS of GC-ECD'],
      ['PCB', 'Materiaalmonster chemisch', 'Gaschromatografie GC-MS'],
    ],
  ),
]
