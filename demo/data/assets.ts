import type { Moment } from './moments.ts'

/** A building, or part of one. */
export type BuildingData = {
  key: string
  naam?: string
  straatnaam: string
  huisnummer: number
  toevoeging?: string
  postcode: string
  plaats: string
  land: 'NL' | 'BE'
  vastgoed_asset_type: string
  soort?: string
  bouwjaar: number
  renovatiejaar?: number
  gebruiksfunctie: string
  bruto_vloeroppervlakte?: number
  aantal_bouwlagen: number
  aantal_eenheden: number
  constructie: string
  complexnummer?: string
  kadastrale_aanduiding?: string
  klant: string
  eigen_asbest_status?: string
  reden_eigen_asbest_status?: string
  opmerking?: string
  parent_asset?: string
}

const dwelling = (huisnummer: number): BuildingData => ({
  key: `A2/${huisnummer}`,
  naam: `Lijsterlaan ${huisnummer}`,
  straatnaam: 'Lijsterlaan',
  huisnummer,
  postcode: '9990 BD',
  plaats: 'Waterveen',
  land: 'NL',
  vastgoed_asset_type: 'woning',
  soort: 'woning',
  bouwjaar: 1974,
  gebruiksfunctie: 'Wonen',
  bruto_vloeroppervlakte: 104,
  aantal_bouwlagen: 3,
  aantal_eenheden: 1,
  constructie: 'Kalkzandsteen binnenblad, gemetseld buitenblad, betonnen systeemvloeren, pannendak op dakbeschot.',
  klant: 'K001',
  parent_asset: 'A2',
})

/** The buildings: the school, the terrace with four of its dwellings, the flats, the farm and the office. */
export const buildings: BuildingData[] = [
  {
    key: 'A1',
    naam: 'Basisschool De Ontdekking',
    straatnaam: 'Schoolstraat',
    huisnummer: 12,
    postcode: '9988 AB',
    plaats: 'Oosterzijl',
    land: 'NL',
    vastgoed_asset_type: 'school',
    bouwjaar: 1968,
    renovatiejaar: 2014,
    gebruiksfunctie: 'Onderwijs',
    bruto_vloeroppervlakte: 2450,
    aantal_bouwlagen: 2,
    aantal_eenheden: 1,
    constructie:
      'Betonnen skelet met gemetselde spouwgevels en houten kozijnen. Plat dak met bitumen op de laagbouw en EPDM op de hoogbouw. Begane grond op betonnen balken boven een kruipruimte. Vrijstaande fietsenstalling met golfplaten.',
    complexnummer: 'OZ-S-004',
    kadastrale_aanduiding: 'Oosterzijl A 1204',
    klant: 'K002',
    opmerking:
      'Sleutel af te halen bij de conciërge. Kruipruimte west en midden zijn afgesloten; niet betreden zonder overleg.',
  },
  {
    key: 'A2',
    naam: 'Lijsterlaan 1 t/m 15',
    straatnaam: 'Lijsterlaan',
    huisnummer: 1,
    toevoeging: 't/m 15',
    postcode: '9990 BD',
    plaats: 'Waterveen',
    land: 'NL',
    vastgoed_asset_type: 'woonblok',
    soort: 'oneven nummers',
    bouwjaar: 1974,
    gebruiksfunctie: 'Wonen',
    bruto_vloeroppervlakte: 832,
    aantal_bouwlagen: 3,
    aantal_eenheden: 8,
    constructie:
      'Acht rijwoningen onder een doorgaand pannendak op dakbeschot, gemetselde kopgevels, betonnen begane-grondvloer.',
    complexnummer: 'WW-112',
    klant: 'K001',
  },
  dwelling(1),
  dwelling(3),
  dwelling(5),
  dwelling(7),
  {
    key: 'A3',
    naam: 'Zuiderflat',
    straatnaam: 'Zuiderplein',
    huisnummer: 1,
    toevoeging: 't/m 120',
    postcode: '9990 CE',
    plaats: 'Waterveen',
    land: 'NL',
    vastgoed_asset_type: 'appartementencomplex',
    soort: 'galerijflat',
    bouwjaar: 1971,
    renovatiejaar: 1998,
    gebruiksfunctie: 'Wonen',
    bruto_vloeroppervlakte: 11_400,
    aantal_bouwlagen: 11,
    aantal_eenheden: 120,
    constructie:
      'Betonnen galerijflat met tien woonlagen op een onderbouw met bergingen. Twee trappenhuizen, twee liften, gemeenschappelijke stookruimte met een staalconstructie.',
    complexnummer: 'WW-007',
    klant: 'K001',
  },
  {
    key: 'A4',
    naam: 'Hoeve Noorderkamp',
    straatnaam: 'Kamperweg',
    huisnummer: 4,
    postcode: '9987 TX',
    plaats: 'Oosterzijl',
    land: 'NL',
    vastgoed_asset_type: 'agrarisch',
    bouwjaar: 1958,
    renovatiejaar: 1976,
    gebruiksfunctie: 'Veehouderij, beëindigd',
    bruto_vloeroppervlakte: 1890,
    aantal_bouwlagen: 2,
    aantal_eenheden: 1,
    constructie:
      'Boerderij uit 1958 met aangebouwde schuur. Ligboxenstal, varkensstal en werktuigenberging uit 1976 met golfplaten daken. Twee sleufsilo’s.',
    klant: 'K002',
    opmerking: 'Aangekocht voor de aanleg van de noordelijke randweg.',
  },
  {
    key: 'A5',
    naam: 'Kantoor De Linde',
    straatnaam: 'Lindedreef',
    huisnummer: 22,
    postcode: '9999',
    plaats: 'Lindekerke',
    land: 'BE',
    vastgoed_asset_type: 'kantoor',
    bouwjaar: 1982,
    gebruiksfunctie: 'Kantoor',
    bruto_vloeroppervlakte: 1180,
    aantal_bouwlagen: 3,
    aantal_eenheden: 1,
    constructie: 'Betonskelet met gevelpanelen en aluminium ramen, plat dak, kelder met technische ruimte.',
    klant: 'K003',
    eigen_asbest_status: 'Niet asbestveilig (Vlaanderen)',
    reden_eigen_asbest_status: 'Volgens het Vlaamse asbestattest',
  },
]

/** The ship. */
export const vessels: {
  key: string
  naam: string
  imo_nummer: string
  roepletters: string
  vlag: string
  thuishaven: string
  scheepstype: string
  bouwjaar: number
  werf: string
  bouwnummer: string
  bruto_tonnage: number
  lengte: number
  breedte: number
  diepgang: number
  klassebureau: string
  klant: string
  beheerder: string
  eigen_asbest_status?: string
  reden_eigen_asbest_status?: string
  opleverdatum?: Moment
  opmerking?: string
}[] = [
  {
    key: 'A6',
    naam: 'ms Noordvaarder',
    imo_nummer: '9999993',
    roepletters: 'PZZZ',
    vlag: 'NL',
    thuishaven: 'NLDZL',
    scheepstype: 'General cargo',
    bouwjaar: 1984,
    werf: 'Scheepswerf De Noord (vervallen)',
    bouwnummer: '418',
    bruto_tonnage: 3120,
    lengte: 88,
    breedte: 13.6,
    diepgang: 5.4,
    klassebureau: 'Demo Class',
    klant: 'K003',
    beheerder: 'Rederij Noordvaarder B.V.',
    opmerking: 'Twee ruimen. Machinekamer gedeeltelijk vernieuwd in 2006.',
  },
]
