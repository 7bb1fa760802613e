import { sampledDwellings } from './flats-spaces.ts'
import { FEMKE, PIETER, SAMIR } from './people.ts'

/** What somebody saw on a visit, beside sources and samples. */
export type ObservationData = {
  key: string
  onderzoek: string
  inventarisatie: string
  waarneming_type: string
  nummer: string
  sub_asset: string
  bron_locatie?: string
  omschrijving: string
  in_rapport: boolean
  inventarisatie_user: number
}

/** One on a line: its number, the visit, the space, what was seen, and at which place of a source. */
type Line = readonly [nummer: string, visit: number, space: string, omschrijving: string, location?: string]

/** The kinds by the letter with which their numbers begin. */
const KINDS: Readonly<Record<string, string>> = {
  A: 'Veiligheidsopmerking',
  B: 'Beschadiging',
  N: 'Niet-verdacht materiaal',
  R: 'Restanten of stof',
  S: 'Reeds gesaneerd',
  T: 'Afwijking van tekening',
  V: 'Redelijk vermoeden verborgen asbest',
}

const observed = (onderzoek: string, asset: string, by: number, lines: readonly Line[]): ObservationData[] =>
  lines.map(([nummer, visit, space, omschrijving, location]) => ({
    key: `${onderzoek}/${nummer}`,
    onderzoek,
    inventarisatie: `${onderzoek}/${visit}`,
    waarneming_type: KINDS[nummer.charAt(0)] ?? nummer,
    nummer,
    sub_asset: `${asset}/${space}`,
    ...(location && { bron_locatie: `${asset}/${location}` }),
    omschrijving,
    in_rapport: true,
    inventarisatie_user: by,
  }))

/** When the kitchen of each of the sampled dwellings was renewed. */
const KITCHENS: readonly number[] = [1998, 2006, 2003, 1998, 2011, 1998]

/** What each of the sampled dwellings has: four observations. */
const inDwellings = sampledDwellings.flatMap((number, at): Line[] => {
  const nr = (letter: string, nth: number, each: number) => `${letter}${each * at + nth}`
  return [
    [nr('N', 3, 3), 2, `w${number}-woonkamer`, 'Betonplafond, geschilderd; geen afwerklaag'],
    [nr('N', 4, 3), 2, `w${number}-badkamer`, 'Leidingen van koper en pvc'],
    [nr('N', 5, 3), 2, `w${number}-slaapkamer-1`, 'Tapijt op dekvloer; bij de deur losgenomen en nagekeken'],
    [
      nr('T', 2, 1),
      2,
      `w${number}-keuken`,
      `Keukenblok is van ${KITCHENS[at]}; de tekening toont nog het aanrecht van de bouw`,
    ],
  ]
})

/** The observations of the surveys whose spaces the demonstration has. */
export const observations: readonly ObservationData[] = [
  ...observed('S1', 'A1', SAMIR, [
    ['N1', 1, 'entree', 'Houtwolcementplaten (plafond): geen vezelcement, merkstempel gelezen'],
    ['N2', 1, 'hal', 'Terrazzovloer, gegoten'],
    ['S1', 2, 'dak-hoogbouw', 'Dakbedekking vernieuwd in 2014; geen vrijgavedocument aanwezig'],
    ['T1', 1, 'cv-ruimte', 'Ketel uit 1968, buiten gebruik sinds 2019', 'B05.1'],
    ['T2', 2, 'dakopbouw-lift', 'Liftmachine uit 1996; remvoering niet bereikbaar (U2)'],
    ['B1', 1, 'kruipruimte-west', 'Ommanteling opengescheurd bij eerdere reparatie (B06)'],
    ['N3', 1, 'gevel-noord', 'Spouw gevuld met glaswol, behalve kopgevels'],
    ['N4', 1, 'kleuterlokaal-1', 'Onder tegel één laag; beton'],
    ['A1', 1, 'kruipruimte-oost', 'Pomp aanwezig, niet aangesloten'],
  ]),
  ...observed('S2', 'A1', SAMIR, [
    ['T1', 1, 'kruipruimte-oost', 'Leiding ligt een halve meter hoger dan op de tekening van 1968', 'B16.1'],
    ['A1', 1, 'leidinggang', 'Laatste zes meter nog nat; pomp zonder aardlekschakelaar, gemeld aan de aannemer'],
  ]),
  ...observed('S3', 'A2/1', FEMKE, [
    ['N1', 1, 'badkamer', 'Tegelwerk op gipsblokken; achter een losse tegel nagekeken'],
    ['N2', 1, 'woonkamer', 'Laminaat op schuimfolie en dekvloer; onder de plint nagekeken'],
    ['T1', 1, 'keuken', 'Geiser van de tekening is verwijderd; de afvoer zit nog in de koker (B03)'],
  ]),
  ...observed('S7', 'A3', SAMIR, [
    ['R1', 1, 'stookruimte', 'Losse vlokken op de vloer langs de noordwand, over twee meter', 'B01.1'],
    ['B1', 1, 'stookruimte', 'Spuitlaag op twee liggers afgestoten bij het vervangen van een leiding', 'B01.1'],
    ['V1', 1, 'lift-a', 'Achter de schachtdeuren kan brandwerende beplating zitten; zie de uitsluitingen'],
    ['A1', 1, 'machinekamer-a', 'Geen leuning bij het luik; alleen met twee personen betreden'],
    ['T1', 1, 'dakrand', 'Zinken dakrand in plaats van het betonelement op de tekening'],
    ['N1', 1, 'ventilatie', 'Kanalen van verzinkt staal, merkplaat van 2009'],
    ['N2', 1, 'fietsenstalling', 'Wanden van kalkzandsteen, ongeschilderd'],
    ...inDwellings,
  ]),
  ...observed('S9', 'A5', PIETER, [
    ['N1', 1, 'kantoor-1-1', 'Systeemplafond van minerale vezel, stempel van 2008 op de plaat'],
    ['N2', 1, 'gang-2', 'Tapijttegels op dekvloer; losgelegd en nagekeken'],
    ['N3', 1, 'dak', 'Kunststof dakbanen van 2011; de oude roofing is toen verwijderd'],
    ['B1', 1, 'technische-ruimte', 'Bekleding bij de afsluiter los over 40 cm', 'B02.1'],
    ['R1', 1, 'technische-ruimte', 'Resten bekleding op de vloer onder de verdeler', 'B02.1'],
    ['T1', 1, 'berging-2', 'Doorvoer naar de liftput staat niet op het uitvoeringsplan'],
  ]),
]
