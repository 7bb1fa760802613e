import { type ResultOf, select } from '@vezel/model'
import { person } from '../dossier/person.ts'
import { file, item, space, status } from '../dossier/shared.ts'

/** How a place was last seen, by whichever survey. */
const seen = select('finding', {
  id: true,
  aangetroffen: true,
  te_controleren: true,
  bevestiging: item,
  conditie: item,
  beschadiging: item,
  bereikbaarheid: item,
  afscherming: item,
  monsters: { id: true, analyses: { id: true, status: true } },
  inventarisatie: { id: true, start: true, onderzoek: { id: true, nummer: true } },
})
export interface SeenRow extends ResultOf<'finding', typeof seen> {}

/** What holds of a place. */
const standing = {
  materiaal_status: status,
  hoeveelheid: true,
  toestand: true,
  bevinding: { id: true },
  bepalend_monster: { id: true },
} as const

const place = select('location', {
  id: true,
  nummer: true,
  plaats: true,
  sub_asset: space,
  ...standing,
  inventarisaties: seen,
  fotos: { id: true, foto_nummer: true, onderschrift: true, volgorde: true, file },
})
export interface PlaceRow extends ResultOf<'location', typeof place> {}

const known = select('source', {
  id: true,
  nummer: true,
  kleur: true,
  omschrijving: true,
  materiaal_type: item,
  product: item,
  toepassing: item,
  structuur: item,
  eenheid: { ...item, symbool: true },
  locaties: place,
})
export interface KnownRow extends ResultOf<'source', typeof known> {}

const survey = select('survey', {
  id: true,
  nummer: true,
  rapporttaal: true,
  onderzoek_type: item,
  projectleider: person,
  vestiging: { telefoon: true, inventarisatie_organisatie: { naam: true } },
  onderzoek_klant: {
    contact_naam: true,
    klant: { id: true, naam: true, telefoon: true },
    contact: { id: true, functie: true, telefoon: true, mobiel: true, email: true },
    eigenaar: { id: true, naam: true, telefoon: true },
  },
  uitvoering: {
    bewoner: true,
    telefoonnr1: true,
    toegang: true,
    bewoond: true,
    methode: true,
    veiligheidsmaatregelen: true,
    inspecteurs: person,
  },
  onderzoek_asbest: {
    asbestos_survey_purposes: item,
    asbestos_survey_extend: item,
    reikwijdte_tekst: true,
    inspectiegebied: true,
    geplande_werkzaamheden: true,
    verborgen_asbest_vermoed: true,
    verborgen_asbest_toelichting: true,
  },
  inventarisatie_ruimtes: { id: true, onderzocht: true, sub_asset: { id: true } },
  out_of_scopes: { id: true, sub_asset: { id: true } },
  uitgesloten_ruimtes: {
    id: true,
    nummer: true,
    sub_asset: space,
    deel: true,
    beperking: item,
    omschrijving: true,
    advies: true,
  },
  interviews: { id: true, naam: true, functie: true, verdachte_locaties: true },
  documenten: { id: true, naam: true, bevindingen: true },
  oude_rapporten: { id: true, naam: true, opmerking: true },
  inventarisatie_asset: {
    id: true,
    asset: { id: true, __typename: true, title: true, adres: true, bouwjaar: true, sub_assets: space },
    bronnen: known,
  },
})

/** What the survey itself found of each place so far: it holds above what an earlier one said. */
export const ownStandings = select('survey', {
  id: true,
  inventarisatie_asset: {
    id: true,
    bronnen: { id: true, locaties: select('location', { id: true, in_onderzoek: true, ...standing }) },
  },
})
export type OwnStandings = ResultOf<'survey', typeof ownStandings>

/**
 * What the plan of a visit is asked: when and where it is, who opens the door, what to walk past and what is known of it.
 * What holds of material is asked for no survey: what the last completed one found.
 */
export const visitDossier = select('visit', {
  id: true,
  nummer: true,
  start: true,
  eind: true,
  calamiteit: true,
  spoed: true,
  reden_spoed: true,
  melding_nummer: true,
  opmerking: true,
  inspecteurs: person,
  onderzoek: survey,
})

/** Everything that the plan of a visit tells, and the day on which it was gathered. */
export interface VisitDossier extends ResultOf<'visit', typeof visitDossier> {
  /** `YYYY-MM-DD` */
  readonly vandaag: string
}
