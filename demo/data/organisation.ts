import type { Moment } from './moments.ts'

/** An address as it stands on a letter. */
export type AddressData = {
  straatnaam: string
  huisnummer: number
  toevoeging?: string
  postcode: string
  plaats: string
  land: 'NL' | 'BE'
}

/** The variable sets: the first holds every default, the second is a copy with some items inactive. */
export const variableSets: {
  key: string
  naam: string
  omschrijving: string
  /** By list: the values that are inactive in this set. */
  inactive: Record<string, string[]>
}[] = [
  {
    key: 'standaard',
    naam: 'Standaard',
    omschrijving: 'Alle waarden voor panden in Nederland en België en voor schepen.',
    inactive: {},
  },
  {
    key: 'schepen',
    naam: 'Schepen',
    omschrijving: 'Waarden voor onderzoek aan boord; wat alleen aan wal voorkomt, staat uit.',
    inactive: {
      asbestos_survey_purposes: [
        'Mutatie van een huurwoning',
        'Verduurzaming of zonnepanelen',
        'Asbestattest bij overdracht (Vlaanderen)',
        'Sloopopvolgingsplan (Vlaanderen)',
      ],
      asbestos_survey_extends: [
        'Eén woning of appartement',
        'Algemene ruimten van een complex',
        'Complex met representatieve steekproef',
        'Buitenschil (dak en gevel)',
        'Alleen dak',
        'Terrein en verharding',
      ],
      beperkingen: [
        'Geen kruipluik aanwezig',
        'Kruipruimte te laag',
        'Kruipruimte onder water',
        'Dak niet veilig te betreden',
        'Liftschacht niet toegankelijk',
        'Verborgen in spouw of constructie',
        'Verborgen in fundering of bekisting',
        'Ondergrondse leidingen',
        'Beschermd monument',
        'Dieren of vee aanwezig',
        'Begroeiing',
      ],
      toepassingen: [
        'Dakbedekking, golfplaat',
        'Dakbedekking, leien',
        'Dakbeschot',
        'Nokstuk of hulpstuk',
        'Borstweringspaneel',
        'Balkonafscheiding',
        'Spouwstrook of stelplaatje',
        'Kruipluik',
        'Meterkastbeplating',
        'Verloren bekisting',
        'Bloembak',
        'Voerbak of hokafscheiding',
        'Puinverharding',
        'Asbestweg',
        'Grond met asbestresten',
        'Schutting of keerwand',
      ],
      bevestigingen: ['Verloren bekisting', 'Vermengd met grond of puin'],
      behandelmomenten: ['Bij mutatie'],
    },
  },
]

/** The inspection firm of the demonstration. */
export const organisation = {
  key: 'noordlicht',
  naam: 'Noordlicht Onderzoek B.V.',
  variable_set: 'standaard',
  land: 'NL' as const,
  kvk_nummer: '90011234',
  btw_nummer: 'NL900112340B01',
  email: 'info@noordlicht.test',
  telefoon: '050-0000100',
  adres: {
    straatnaam: 'Kanaalkade',
    huisnummer: 8,
    postcode: '9990 AA',
    plaats: 'Waterveen',
    land: 'NL',
  } satisfies AddressData,
  onderzoeknummer_format: 'JJJJ-0000',
  geldigheid_jaren: 3,
  standaard_laboratorium: 'vezelzicht',
}

/** The branches, each with the certificate under which it works. */
export const branches: {
  key: string
  naam: string
  certificerende_instelling: string
  procescertificaat_nummer: string
  certificaat_geldig_tot: Moment
  kvk_nummer: string
  lavs_organisatie_id?: string
  email: string
  telefoon: string
  is_standaard: boolean
  adres: AddressData
  rapport_voettekst: string
  onafhankelijkheidsverklaring: string
}[] = [
  {
    key: 'waterveen',
    naam: 'Noordlicht Waterveen',
    certificerende_instelling: 'Keurmerk Demo',
    procescertificaat_nummer: 'PC-AI-90001',
    certificaat_geldig_tot: { day: 420 },
    kvk_nummer: '90011234',
    lavs_organisatie_id: 'LAVS-DEMO-90001',
    email: 'waterveen@noordlicht.test',
    telefoon: '050-0000100',
    is_standaard: true,
    adres: { straatnaam: 'Kanaalkade', huisnummer: 8, postcode: '9990 AA', plaats: 'Waterveen', land: 'NL' },
    rapport_voettekst: 'Noordlicht Onderzoek B.V., Kanaalkade 8, 9990 AA Waterveen. Procescertificaat PC-AI-90001.',
    onafhankelijkheidsverklaring:
      'Noordlicht Onderzoek B.V. heeft geen belang bij de uitkomst van dit onderzoek. Het bedrijf voert geen asbestverwijdering en geen eindbeoordeling uit en is niet verbonden met bedrijven die dat doen of met het laboratorium dat de monsters heeft geanalyseerd.',
  },
  {
    key: 'vlaanderen',
    naam: 'Noordlicht Vlaanderen',
    certificerende_instelling: 'Keurmerk Demo België',
    procescertificaat_nummer: 'CI-90017',
    certificaat_geldig_tot: { day: 200 },
    kvk_nummer: '0900123456',
    email: 'lindekerke@noordlicht.test',
    telefoon: '+32 50 00 01 17',
    is_standaard: false,
    adres: { straatnaam: 'Stationsplein', huisnummer: 3, postcode: '9999', plaats: 'Lindekerke', land: 'BE' },
    rapport_voettekst: 'Noordlicht Vlaanderen, Stationsplein 3, 9999 Lindekerke. Certificaat CI-90017.',
    onafhankelijkheidsverklaring:
      'De asbestdeskundige heeft geen belang bij de uitkomst van deze inventaris en is niet verbonden met bedrijven die asbest verwijderen of met het laboratorium dat de monsters heeft geanalyseerd.',
  },
]

/** The two ports of the vessel survey: the only real places of the demonstration. */
export const ports = [
  { key: 'NLDZL', naam: 'Delfzijl', unlocode: 'NLDZL', land: 'NL', latitude: 53.3306, longitude: 6.9236 },
  { key: 'BEANR', naam: 'Antwerpen', unlocode: 'BEANR', land: 'BE', latitude: 51.2711, longitude: 4.3367 },
]
