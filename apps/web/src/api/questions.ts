import type { Entity } from '@vezel/model/kit/entity.ts'
import { roadOf } from '@vezel/model/nested-lists.ts'

// What is asked of the server that is no row and no list of a record type, in one place: the words of the schema stand in no screen.

/** Where one is logged in oneself. */
export const sessionsQuestion = 'query sessions { sessies { id browser systeem sinds gezien eigen } }'
/** What became of a link of a mail. */
export const linkQuestion = 'query link($token: String!) { state: staatVanLink(token: $token) }'
/** Whom an open invitation is for: asked by itself, since who is not logged in asks one thing at a time. */
export const invitedQuestion =
  'query invited($input: MailLinkInput!) { person: uitgenodigde(input: $input) { name tussenvoegsel achternaam phone_number } }'
/** How one's own second step stands. */
export const factorQuestion = 'query factor { tweedeFactor { aan sinds herstelcodes verplicht } }'
/** Who came in, who was refused, whose rights changed and who saw what of residents, a page of it before a line. */
export const accessQuestion =
  'query log($soort: String, $persoon: Int, $voor: ID) { toegangslog(soort: $soort, persoon: $persoon, voor: $voor) { id op isGeweigerd wat door over regels } }'
/** What somebody was granted, with the certificates that keep it from counting today. */
export const capabilitiesQuestion =
  'query capabilities($person: ID!, $on: Date) { granted: bevoegdhedenVan(persoon: $person, op: $on) { naam sinds ontbreekt { naam sinds } certificaten { naam geldig_tot status behaald_op } } stopped: stilliggendeBezoeken(persoon: $person, op: $on) { onderzoek nummer dag bevoegdheid } }'
/** When it was last looked which certificates are about to expire, and whether that is too long ago. */
export const lookedQuestion = 'query looked { certificatenNagekeken { op isTeLaat } }'
/** When lines of the log were last taken away that are older than it keeps them. */
export const logEndedQuestion = 'query ended { toegangslogOpgeruimd { op isTeLaat } }'
/** Which keys of systems outside must be entered again. */
export const lostKeysQuestion = 'query lost { verlorenSleutels { soort record veld } }'
/** In what a variable set differs from the one before it. */
export const comparedSetsQuestion =
  'query compared($id: ID!) { found: vergelijkVariabelensets(id: $id) { lijst pad waarde soort wijzigingen { veld oud nieuw } } }'

/** What is asked of an item: its words, and the ids of what it stands in. */
function wordsOf(list: Entity): string {
  const road = roadOf(list)
  return `__typename id value value_en value_fr ${road ? `${road.name} { ${wordsOf(road.above)} }` : ''}`
}
/** So many items of a list are found at first. */
export const mostOfList = 5
/**
 * The first items of each of these lists in which the words `q` stand, under `l` with the place of the list; `f` with that
 * place is the filter of a list.
 */
export const foundItemsQuestion = (lists: readonly Entity[], most = mostOfList): string =>
  `query found($q: String!, ${lists.map((list, at) => `$f${at}: ${list.api.type}Filter`).join(', ')}) { ${lists
    .map((list, at) => `l${at}: ${list.api.plural}(search: $q, filter: $f${at}, limit: ${most}) { ${wordsOf(list)} }`)
    .join(' ')} }`
