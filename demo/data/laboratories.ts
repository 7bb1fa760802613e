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

/** How orders reach them; the keys of the real ones are entered by whoever has them. */
export const connections: {
  key: string
  laboratorium: string
  vestiging?: string
  external_system?: string
  soort: 'email' | 'api' | 'portaal'
  klantnummer: string
  email?: string
  api_url?: string
  active: boolean
  laatste_sync?: Moment
  laatste_fout?: string
}[] = [
  {
    key: 'vezelzicht-api',
    laboratorium: 'vezelzicht',
    external_system: 'Laboratoriumkoppeling',
    soort: 'api',
    klantnummer: 'NO-1042',
    api_url: 'https://opdrachten.vezelzicht.test/v1',
    active: true,
    laatste_sync: { day: -1, time: '16:40' },
  },
  {
    key: 'microscan-email',
    laboratorium: 'microscan',
    soort: 'email',
    klantnummer: '70017',
    email: 'stalen@microscan.test',
    active: true,
  },
  {
    key: 'vezelzicht-vlaanderen',
    laboratorium: 'vezelzicht',
    vestiging: 'vlaanderen',
    external_system: 'Laboratoriumkoppeling',
    soort: 'api',
    klantnummer: 'NO-1043',
    api_url: 'https://opdrachten.vezelzicht.test/v1',
    active: false,
    laatste_sync: { day: -46, time: '09:12' },
    laatste_fout: 'Het laboratorium herkent deze sleutel niet',
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
  /** Euros. */
  prijs_normaal: number
  prijs_direct: number
  prijs_urgent: number
  code_laboratorium: string
  active: boolean
}

const offers = (
  laboratorium: string,
  prefix: string,
  [doorlooptijd_normaal, doorlooptijd_direct, doorlooptijd_urgent]: [number, number, number],
  [prijs_normaal, prijs_direct, prijs_urgent]: [number, number, number],
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
    prijs_normaal,
    prijs_direct,
    prijs_urgent,
    code_laboratorium: `${prefix}-${String(i + 1).padStart(2, '0')}`,
    active: true,
  }))

/** Eleven of Vezelzicht, six of Microscan. */
export const possibilities: PossibilityData[] = [
  ...offers(
    'vezelzicht',
    'VZ',
    [24, 8, 4],
    [32.5, 55, 85],
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
    [38, 57.5, 95],
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
