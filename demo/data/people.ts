/** Someone who works at the firm. The id is literal: the interface knows developers by theirs. */
export type UserData = {
  id: number
  email: string
  name: string
  tussenvoegsel?: string
  achternaam: string
  phone_number: string
  locale: 'nl' | 'en' | 'fr'
  country: 'NL' | 'BE'
  active: boolean
  inventarisatie_rol: string
  vestiging: string
  functie: string
  initialen: string
  personeelsnummer: string
  /** Text under the signature; absent for who has not signed yet. */
  ondertekend_als?: string
}

/** The people. Passwords are set where the accounts are made. */
export const users: UserData[] = [
  {
    id: 1,
    email: 'marieke@noordlicht.test',
    name: 'Marieke',
    tussenvoegsel: 'van',
    achternaam: 'Dalen',
    phone_number: '050-0000101',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Beheerder',
    vestiging: 'waterveen',
    functie: 'Directeur en kwaliteitsmanager',
    initialen: 'MVD',
    personeelsnummer: '1001',
    ondertekend_als: 'M. van Dalen, directeur',
  },
  {
    id: 2,
    email: 'joost@noordlicht.test',
    name: 'Joost',
    achternaam: 'Hendriks',
    phone_number: '050-0000102',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Manager',
    vestiging: 'waterveen',
    functie: 'Technisch eindverantwoordelijke',
    initialen: 'JH',
    personeelsnummer: '1002',
    ondertekend_als: 'J. Hendriks, technisch eindverantwoordelijke',
  },
  {
    id: 3,
    email: 'samir@noordlicht.test',
    name: 'Samir',
    achternaam: 'El Amrani',
    phone_number: '06-00000103',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Inspecteur',
    vestiging: 'waterveen',
    functie: 'Senior inspecteur',
    initialen: 'SEA',
    personeelsnummer: '1003',
    ondertekend_als: 'S. El Amrani, deskundig inventariseerder asbest',
  },
  {
    id: 4,
    email: 'femke@noordlicht.test',
    name: 'Femke',
    tussenvoegsel: 'de',
    achternaam: 'Boer',
    phone_number: '06-00000104',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Inspecteur',
    vestiging: 'waterveen',
    functie: 'Inspecteur',
    initialen: 'FDB',
    personeelsnummer: '1004',
  },
  {
    id: 5,
    email: 'pieter@noordlicht.test',
    name: 'Pieter',
    achternaam: 'Claes',
    phone_number: '+32 470 00 01 05',
    locale: 'fr',
    country: 'BE',
    active: true,
    inventarisatie_rol: 'Inspecteur',
    vestiging: 'vlaanderen',
    functie: 'Asbestdeskundige en IHM-expert',
    initialen: 'PC',
    personeelsnummer: '2001',
    ondertekend_als: 'P. Claes, gecertificeerd asbestdeskundige inventarisatie',
  },
  {
    id: 6,
    email: 'ilse@noordlicht.test',
    name: 'Ilse',
    achternaam: 'Brouwer',
    phone_number: '050-0000106',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Projectleider',
    vestiging: 'waterveen',
    functie: 'Projectleider',
    initialen: 'IB',
    personeelsnummer: '1006',
    ondertekend_als: 'I. Brouwer, projectleider',
  },
  {
    id: 7,
    email: 'tom@noordlicht.test',
    name: 'Tom',
    achternaam: 'Visser',
    phone_number: '050-0000107',
    locale: 'en',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Planner',
    vestiging: 'waterveen',
    functie: 'Planner',
    initialen: 'TV',
    personeelsnummer: '1007',
    ondertekend_als: 'T. Visser, planner',
  },
  {
    id: 67,
    email: 'noor@noordlicht.test',
    name: 'Noor',
    achternaam: 'Jansen',
    phone_number: '050-0000108',
    locale: 'nl',
    country: 'NL',
    active: true,
    inventarisatie_rol: 'Rapporteur',
    vestiging: 'waterveen',
    functie: 'Rapporteur',
    initialen: 'NJ',
    personeelsnummer: '1008',
    ondertekend_als: 'N. Jansen, rapporteur',
  },
]

/** The people by the name the other files call them. */
export const MARIEKE = 1
export const JOOST = 2
export const SAMIR = 3
export const FEMKE = 4
export const PIETER = 5
export const ILSE = 6
export const TOM = 7
export const NOOR = 67
