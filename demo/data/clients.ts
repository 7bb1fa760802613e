import type { AddressData } from './organisation.ts'

/** Someone at a client. */
export type ContactData = {
  key: string
  klant: string
  aanhef: 'dhr' | 'mevr' | 'geen'
  voornaam: string
  tussenvoegsel?: string
  achternaam: string
  functie: string
  email: string
  telefoon: string
  mobiel?: string
  rapport_ontvanger: boolean
}

/** The clients, who own the assets. */
export const clients: {
  key: string
  naam: string
  klantnummer: string
  soort: 'particulier' | 'bedrijf' | 'woningcorporatie' | 'overheid' | 'rederij' | 'overig'
  land: 'NL' | 'BE'
  kvk_nummer: string
  email: string
  telefoon: string
  asbest_regisseur_id?: string
  lavs_id?: string
  adres: AddressData
  active: boolean
  opmerking?: string
}[] = [
  {
    key: 'K001',
    naam: 'Stichting Wonen Waterveen',
    klantnummer: 'K001',
    soort: 'woningcorporatie',
    land: 'NL',
    kvk_nummer: '90022001',
    email: 'info@wonenwaterveen.test',
    telefoon: '050-0000200',
    asbest_regisseur_id: 'AR-90200',
    lavs_id: 'LAVS-DEMO-90200',
    adres: { straatnaam: 'Marktstraat', huisnummer: 41, postcode: '9990 CC', plaats: 'Waterveen', land: 'NL' },
    active: true,
    opmerking: 'Levert opdrachten voor mutatiewoningen aan via de asbestregisseur.',
  },
  {
    key: 'K002',
    naam: 'Gemeente Oosterzijl',
    klantnummer: 'K002',
    soort: 'overheid',
    land: 'NL',
    kvk_nummer: '90022002',
    email: 'vastgoed@oosterzijl.test',
    telefoon: '0500-000300',
    lavs_id: 'LAVS-DEMO-90300',
    adres: { straatnaam: 'Raadhuisplein', huisnummer: 1, postcode: '9988 AA', plaats: 'Oosterzijl', land: 'NL' },
    active: true,
  },
  {
    key: 'K003',
    naam: 'Rederij Noordvaarder B.V.',
    klantnummer: 'K003',
    soort: 'rederij',
    land: 'NL',
    kvk_nummer: '90022003',
    email: 'office@noordvaarder.test',
    telefoon: '0596-000400',
    adres: {
      straatnaam: 'Handelskade',
      huisnummer: 17,
      toevoeging: 'B',
      postcode: '9994 DB',
      plaats: 'Waterveen',
      land: 'NL',
    },
    active: true,
  },
]

/** Their contacts: three, two and two. */
export const contacts: ContactData[] = [
  {
    key: 'K001/vastgoed',
    klant: 'K001',
    aanhef: 'mevr',
    voornaam: 'Annelies',
    achternaam: 'Kramer',
    functie: 'Assetmanager',
    email: 'a.kramer@wonenwaterveen.test',
    telefoon: '050-0000201',
    rapport_ontvanger: false,
  },
  {
    key: 'K001/planning',
    klant: 'K001',
    aanhef: 'dhr',
    voornaam: 'Wim',
    tussenvoegsel: 'van der',
    achternaam: 'Laan',
    functie: 'Planner',
    email: 'w.vanderlaan@wonenwaterveen.test',
    telefoon: '050-0000202',
    rapport_ontvanger: false,
  },
  {
    key: 'K001/onderhoud',
    klant: 'K001',
    aanhef: 'dhr',
    voornaam: 'Rachid',
    achternaam: 'Bouali',
    functie: 'Opzichter onderhoud',
    email: 'r.bouali@wonenwaterveen.test',
    telefoon: '050-0000203',
    mobiel: '06-00000203',
    rapport_ontvanger: true,
  },
  {
    key: 'K002/vastgoed',
    klant: 'K002',
    aanhef: 'dhr',
    voornaam: 'Bert',
    achternaam: 'Meijer',
    functie: 'Projectleider vastgoed',
    email: 'b.meijer@oosterzijl.test',
    telefoon: '0500-000301',
    mobiel: '06-00000301',
    rapport_ontvanger: true,
  },
  {
    key: 'K002/bouwtoezicht',
    klant: 'K002',
    aanhef: 'mevr',
    voornaam: 'Hanneke',
    tussenvoegsel: 'ter',
    achternaam: 'Veen',
    functie: 'Toezichthouder bouw',
    email: 'h.terveen@oosterzijl.test',
    telefoon: '0500-000302',
    rapport_ontvanger: false,
  },
  {
    key: 'K003/techniek',
    klant: 'K003',
    aanhef: 'dhr',
    voornaam: 'Jelle',
    achternaam: 'Postma',
    functie: 'Technisch superintendent',
    email: 'j.postma@noordvaarder.test',
    telefoon: '0596-000401',
    mobiel: '06-00000401',
    rapport_ontvanger: true,
  },
  {
    key: 'K003/kantoor',
    klant: 'K003',
    aanhef: 'mevr',
    voornaam: 'Sofie',
    achternaam: 'Maes',
    functie: 'Office manager Lindekerke',
    email: 's.maes@noordvaarder.test',
    telefoon: '+32 50 00 04 02',
    rapport_ontvanger: true,
  },
]
