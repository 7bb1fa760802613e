import type { Moment } from './moments.ts'
import { FEMKE, PIETER, SAMIR } from './people.ts'

/** What somebody told about an asset. `verslag` is markup. */
export type InterviewData = {
  key: string
  onderzoek: string
  naam: string
  functie?: string
  telefoon?: string
  email?: string
  datum: Moment
  wijze: 'op_locatie' | 'telefonisch' | 'schriftelijk' | 'online'
  afgenomen_door: number
  verslag: string
  verdachte_locaties?: string
  in_rapport: boolean
  inventarisatie_user: number
}

const interview = (
  onderzoek: string,
  nummer: number,
  by: number,
  rest: Omit<InterviewData, 'key' | 'onderzoek' | 'afgenomen_door' | 'in_rapport' | 'inventarisatie_user'>,
): InterviewData => ({
  key: `${onderzoek}/${nummer}`,
  onderzoek,
  afgenomen_door: by,
  in_rapport: true,
  inventarisatie_user: by,
  ...rest,
})

/** The eleven interviews. */
export const interviews: InterviewData[] = [
  interview('S1', 1, SAMIR, {
    naam: 'dhr. Dekker',
    functie: 'Conciërge, sinds kort na de bouw in dienst',
    telefoon: '06-00000311',
    datum: { day: -400, time: '08:10' },
    wijze: 'op_locatie',
    verslag:
      '<p>De vloerbedekking in de lokalen is in de jaren zeventig gelegd en nooit vervangen. De ketel is in 1994 vernieuwd; de platen eromheen zijn blijven zitten. Aan de leidingen in de kruipruimte is bij lekkages gewerkt, de isolatie is daarbij op meer plaatsen losgeraakt.</p>',
    verdachte_locaties: 'Lokalen op de begane grond, cv-ruimte en kruipruimte',
  }),
  interview('S1', 2, FEMKE, {
    naam: 'Hanneke ter Veen',
    functie: 'Toezichthouder bouw van de gemeente',
    email: 'h.terveen@oosterzijl.test',
    datum: { day: -402, time: '14:00' },
    wijze: 'schriftelijk',
    verslag:
      '<p>In het archief ligt het bestek van 1968. Daarin staat asbestcement als verloren bekisting van de fundering. Van de fietsenstalling is alleen een schets gevonden.</p>',
    verdachte_locaties: 'Fundering en dak van de fietsenstalling',
  }),
  interview('S2', 1, SAMIR, {
    naam: 'Bert Meijer',
    functie: 'Projectleider vastgoed van de gemeente',
    telefoon: '06-00000301',
    datum: { day: -10, time: '13:30' },
    wijze: 'telefonisch',
    verslag:
      '<p>De aannemer heeft de kruipruimte oost drooggepompt. Bij het plaatsen van de pomp zijn twee balkkoppen vrijgekomen; er lag plaatmateriaal omheen.</p>',
    verdachte_locaties: 'Balkkoppen in de kruipruimte oost, leidinggang',
  }),
  interview('S3', 1, FEMKE, {
    naam: 'Rachid Bouali',
    functie: 'Opzichter onderhoud van de verhuurder',
    telefoon: '06-00000203',
    email: 'r.bouali@wonenwaterveen.test',
    datum: { day: -48, time: '08:35' },
    wijze: 'op_locatie',
    verslag:
      '<p>Alle woningen van het blok zijn gelijk gebouwd. De keukens zijn in 1989 vernieuwd, over het oude zeil heen. Aan het dak is niets veranderd.</p>',
    verdachte_locaties: 'Keukenvloer, dakbeschot en rookgasafvoer',
  }),
  interview('S7', 1, SAMIR, {
    naam: 'mw. Smit',
    functie: 'Wijkbeheerder',
    telefoon: '06-00000211',
    datum: { day: -21, time: '07:40' },
    wijze: 'op_locatie',
    verslag:
      '<p>In de stookruimte valt af en toe materiaal van het plafond. De ruimte is sinds het voorjaar op slot. Bewoners hebben in enkele woningen zelf de vloer vervangen.</p>',
    verdachte_locaties: 'Stookruimte',
  }),
  interview('S7', 2, SAMIR, {
    naam: 'dhr. Bos',
    functie: 'Monteur van de liftonderhoudsfirma',
    datum: { day: -19, time: '11:15' },
    wijze: 'telefonisch',
    verslag:
      '<p>De remmen van beide liften zijn nog die van de bouw. De schacht wordt alleen betreden als de lift stilstaat; dat kan bij het volgende onderhoud.</p>',
    verdachte_locaties: 'Remvoering van de liften, liftschachten',
  }),
  interview('S7', 3, FEMKE, {
    naam: 'Annelies Kramer',
    functie: 'Assetmanager van de verhuurder',
    email: 'a.kramer@wonenwaterveen.test',
    datum: { day: -24, time: '10:00' },
    wijze: 'online',
    verslag:
      '<p>De zes gekozen woningen staan voor de drie plattegronden en voor de hoogte in het gebouw. In woning 47 is na brand in 2003 de keuken vernieuwd.</p>',
  }),
  interview('S8', 1, SAMIR, {
    naam: 'dhr. Wiersma',
    functie: 'Vorige eigenaar',
    telefoon: '06-00000321',
    datum: { day: -3, time: '19:30' },
    wijze: 'telefonisch',
    verslag:
      '<p>De daken van de schuren zijn van 1976 en nooit vervangen. In de machineloods ligt een stapel oude golfplaten. De vergunning van de bouw heeft hij niet meer.</p>',
    verdachte_locaties: 'Daken van de schuren, stapel platen in de machineloods',
  }),
  interview('S9', 1, PIETER, {
    naam: 'Sofie Maes',
    functie: 'Office manager',
    telefoon: '+32 50 00 04 02',
    email: 's.maes@noordvaarder.test',
    datum: { day: -440, time: '09:05' },
    wijze: 'op_locatie',
    verslag:
      '<p>De gevel is sinds de bouw niet aangepakt. In de kelder is een deel van de verwarmingsleidingen vervangen; de rest heeft nog de oude bekleding.</p>',
    verdachte_locaties: 'Gevelpanelen en leidingen in de kelder',
  }),
  interview('S10', 1, PIETER, {
    naam: 'Jelle Postma',
    functie: 'Technical superintendent',
    telefoon: '06-00000401',
    email: 'j.postma@noordvaarder.test',
    datum: { day: -12, time: '15:00' },
    wijze: 'online',
    verslag:
      '<p>The cabins were refitted in 1996; the panels behind the new lining were left in place. Gaskets in the engine room have been replaced as needed, without a record of where.</p>',
    verdachte_locaties: 'Cabin panels, flanges in the engine room',
  }),
  interview('S10', 2, PIETER, {
    naam: 'Chief engineer',
    functie: 'Chief engineer on board',
    datum: { day: -4, time: '08:20' },
    wijze: 'op_locatie',
    verslag:
      '<p>The brake linings of both winches are the original ones. Two ballast tanks are not gas-free and cannot be entered.</p>',
    verdachte_locaties: 'Winches on the fore deck',
  }),
]
