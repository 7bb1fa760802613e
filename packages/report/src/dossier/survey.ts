import { type ResultOf, select } from '@vezel/model'
import type { SpaceCoverage, SpaceOutcome } from '@vezel/model/entities/asset/sub-asset.ts'
import { person, type UserRow } from './person.ts'
import { type MonsterRow, sample } from './sample.ts'
import { file, item, type SubAssetRow, space } from './shared.ts'
import { type BronRow, source } from './source.ts'

export const branch = select('branch', {
  id: true,
  naam: true,
  certificerende_instelling: true,
  procescertificaat_nummer: true,
  certificaat_geldig_tot: true,
  telefoon: true,
  email: true,
  onafhankelijkheidsverklaring: true,
  adres: { adres: true, land: true },
  logo: file,
  inventarisatie_organisatie: { naam: true, logo: file },
})

/** A building or a vessel: what both have, with its spaces. */
export const asset = select('asset', {
  __typename: true,
  id: true,
  title: true,
  adres: true,
  bouwjaar: true,
  sub_assets: { ...space, onderzocht: true, uitkomst: true, dekking: true },
})
/** What only a building, or only a vessel, has. */
export const particulars = {
  building: select('building', {
    land: true,
    vastgoed_asset_type: true,
    renovatiejaar: true,
    gebruiksfunctie: true,
    bruto_vloeroppervlakte: true,
    aantal_bouwlagen: true,
    constructie: true,
    kadastrale_aanduiding: true,
  }),
  vessel: select('vessel', { imo_nummer: true, scheepstype: true, bruto_tonnage: true }),
}
/** A space with what this survey says of it: one that is in it has an outcome. */
export interface SpaceRow extends SubAssetRow {
  readonly onderzocht: InventarisatieRuimteRow['onderzocht']
  readonly uitkomst: SpaceOutcome
  /** How far it came in it. */
  readonly dekking: SpaceCoverage
}
/** What a kind of asset does not have is absent. */
export interface AssetRow
  extends Omit<ResultOf<'asset', typeof asset>, 'sub_assets'>,
    Partial<ResultOf<'building', (typeof particulars)['building']>>,
    Partial<ResultOf<'vessel', (typeof particulars)['vessel']>> {
  readonly sub_assets: readonly SpaceRow[]
}

export const client = select('surveyClient', {
  contact_naam: true,
  referentie: true,
  klant: { id: true, naam: true, klantnummer: true, adres: { adres: true } },
  eigenaar: { naam: true },
})

export const asbestos = select('surveyAsbestos', {
  asbestos_survey_purposes: item,
  asbestos_survey_extend: item,
  asbestos_survey_scope: item,
  asbestos_risk_assessment: item,
  reikwijdte_tekst: true,
  inspectiegebied: true,
  geplande_werkzaamheden: true,
  verborgen_asbest_vermoed: true,
  verborgen_asbest_toelichting: true,
  eenheden_totaal: true,
  eenheden_onderzocht: true,
  aannames: true,
  conclusie: true,
  aanbevelingen: true,
})

export const execution = select('execution', {
  bewoner: true,
  bewoond: true,
  methode: true,
  hulpmiddelen: { id: true, naam: true, serienummer: true },
  veiligheidsmaatregelen: true,
  weersomstandigheden: true,
  afwijkingen: true,
  inspecteurs: person,
  onbevoegd: true,
})
export interface UitvoeringRow extends Omit<ResultOf<'execution', typeof execution>, 'inspecteurs'> {
  readonly inspecteurs: readonly UserRow[]
}

export const suitability = select('suitability', {
  id: true,
  stof: true,
  klasse: true,
  geschikt: true,
  toelichting: true,
  sub_asset: space,
})
export interface GeschiktheidRow extends ResultOf<'suitability', typeof suitability> {}
export type Geschiktheidsklasse = GeschiktheidRow['klasse']

/** A visit, with what it says that it saw. */
export const visit = select('visit', {
  id: true,
  nummer: true,
  start: true,
  eind: true,
  reden_spoed: true,
  status: true,
  melding_nummer: true,
  lavs_inventarisatie_id: true,
  inspecteurs: person,
  onbevoegd: true,
  bevindingen: { id: true },
})
export interface InventarisatieRow extends Omit<ResultOf<'visit', typeof visit>, 'inspecteurs'> {
  readonly inspecteurs: readonly UserRow[]
}

export const surveySpace = select('surveySpace', {
  id: true,
  onderzocht: true,
  onderzocht_op: true,
  asbest_status: item,
  vloer: true,
  wand: true,
  plafond: true,
  installaties: true,
  opmerking: true,
  sub_asset: { id: true },
})
export interface InventarisatieRuimteRow extends ResultOf<'surveySpace', typeof surveySpace> {}

export const document = select('document', {
  id: true,
  naam: true,
  datum: true,
  herkomst: true,
  beschikbaar: true,
  bevindingen: true,
  als_bijlage: true,
  file,
  document_type: item,
  vessel_document_type: item,
})
export interface DocumentRow extends ResultOf<'document', typeof document> {}

export const oldReport = select('oldReport', {
  id: true,
  naam: true,
  bureau: true,
  rapportnummer: true,
  datum: true,
  opmerking: true,
})
export interface OudRapportRow extends ResultOf<'oldReport', typeof oldReport> {}

export const interview = select('interview', {
  id: true,
  naam: true,
  functie: true,
  datum: true,
  wijze: true,
  afgenomen_door: person,
  verslag: true,
  verdachte_locaties: true,
  in_rapport: true,
})
export interface InterviewRow extends Omit<ResultOf<'interview', typeof interview>, 'afgenomen_door'> {
  readonly afgenomen_door: UserRow | null
}

export const observation = select('observation', {
  id: true,
  nummer: true,
  omschrijving: true,
  in_rapport: true,
  waarneming_type: item,
  sub_asset: space,
  bron_locatie: { id: true },
})
export interface WaarnemingRow extends ResultOf<'observation', typeof observation> {}

export const remark = select('remark', { id: true, titel: true, tekst: true, in_rapport: true })

export const limitation = select('limitation', {
  id: true,
  nummer: true,
  omschrijving: true,
  gevolg: true,
  advies: true,
  in_rapport: true,
  beperking: item,
  sub_assets: space,
})
export interface BeperkingRow extends ResultOf<'limitation', typeof limitation> {}

export const exclusion = select('exclusion', {
  id: true,
  nummer: true,
  deel: true,
  omschrijving: true,
  asbest_vermoed: true,
  advies: true,
  foto_nummer: true,
  sub_asset: space,
  beperking: item,
  file,
})
export interface UitsluitingRow extends ResultOf<'exclusion', typeof exclusion> {}

export const surveyPhoto = select('surveyPhoto', {
  id: true,
  plaats: true,
  foto_nummer: true,
  onderschrift: true,
  volgorde: true,
  file,
  onderzoek_foto_size: { id: true, code: true, breedte_mm: true, hoogte_mm: true },
  monsters: { id: true, nummer: true },
  waarnemingen: { id: true, nummer: true },
})
export interface OnderzoekFotoRow extends ResultOf<'surveyPhoto', typeof surveyPhoto> {}

export const outOfScope = select('outOfScope', { id: true, nummer: true, omschrijving: true, sub_asset: space })
export interface OutOfScopeRow extends ResultOf<'outOfScope', typeof outOfScope> {}

const linked = { id: true } as const
/** How something on a plan is drawn. */
const elementType = select('svg_element_types', {
  ...item,
  svg: true,
  svg_scale_x: true,
  svg_scale_y: true,
  is_poly: true,
  is_area: true,
  has_size: true,
  default_size: true,
  koppeling: true,
})
/** Something drawn on a plan of the survey. What it stands for is told where that is. */
export const planObject = select('planObject', {
  id: true,
  svg_element_type: elementType,
  svg_pattern: { ...item, svg: true, width: true, height: true },
  bron_locatie: linked,
  monster: linked,
  waarneming: linked,
  foto: { id: true, foto_nummer: true },
  uitgesloten_ruimte: linked,
  out_of_scope: linked,
  ruimte: linked,
  inventarisatie_ruimte: linked,
  x: true,
  y: true,
  rotatie: true,
  schaal_x: true,
  schaal_y: true,
  punten: true,
  grootte: true,
  kleur: true,
  opaciteit: true,
  label: true,
  label_x: true,
  label_y: true,
  laag: true,
  oppervlakte: true,
  lengte: true,
})
export interface TekenobjectRow extends ResultOf<'planObject', typeof planObject> {}
export const surveyPlan = select('surveyPlan', {
  id: true,
  naam: true,
  papierformaat: true,
  orientatie: true,
  uitsnede: true,
  toon_legenda: true,
  in_rapport: true,
  volgorde: true,
  inventarisatie_user: person,
  plattegrond: {
    id: true,
    breedte: true,
    hoogte: true,
    schaal: true,
    achtergrond_opaciteit: true,
    file: { id: true },
    beeld: file,
  },
  tekenobjecten: planObject,
})
export interface OnderzoekPlattegrondRow
  extends Omit<ResultOf<'surveyPlan', typeof surveyPlan>, 'inventarisatie_user'> {
  readonly inventarisatie_user: UserRow | null
}

/** A line of the check plan of a vessel. */
export const vscpEntry = select('vscpEntry', {
  id: true,
  nummer: true,
  apparaat: true,
  motivatie: true,
  massa: true,
  result: true,
  vscp_zone: item,
  sub_asset: space,
  vscp_system: item,
  vscp_component: item,
  document_status: item,
  vscp_check_procedure: item,
  entry_materiaal_status: item,
  bevinding: { id: true },
})
export interface VscpRow extends ResultOf<'vscpEntry', typeof vscpEntry> {}

export const survey = select('survey', {
  id: true,
  nummer: true,
  prioriteit: true,
  spoed_motivatie: true,
  omschrijving: true,
  aanleiding: true,
  geldigheid_jaren: true,
  geldig_tot: true,
  is_uitgevoerd: true,
  startdatum: true,
  einddatum: true,
  rapporttaal: true,
  gesloten_op: true,
  onderzoek_type: { ...item, land: true },
  onderzoek_soort: item,
  frontfoto: file,
  onderzoek_fotos: surveyPhoto,
  vestiging: branch,
  projectleider: person,
  onderzoek_klant: client,
  uitvoering: execution,
  inventarisaties: visit,
  onderzoek_asbest: asbestos,
  geschiktheden: suitability,
  inventarisatie_ruimtes: surveySpace,
  opmerkingen: remark,
  documenten: document,
  oude_rapporten: oldReport,
  interviews: interview,
  monsters: sample,
  waarnemingen: observation,
  beperkingen: limitation,
  uitgesloten_ruimtes: exclusion,
  out_of_scopes: outOfScope,
  onderzoek_plattegronden: surveyPlan,
  vscp_entries: vscpEntry,
  vscp_samenvatting: true,
  rapporten: { id: true, versie: true, datum: true, status: true, wijziging: true },
  inventarisatie_asset: { id: true, asset, bronnen: source },
})

/** What is chosen of the answer for this survey, or told of it in another shape. */
type Chosen =
  | 'gesloten_op'
  | 'inventarisatie_asset'
  | 'uitvoering'
  | 'projectleider'
  | 'interviews'
  | 'inventarisaties'
  | 'monsters'
  | 'onderzoek_plattegronden'
export interface OnderzoekRow extends Omit<ResultOf<'survey', typeof survey>, Chosen> {
  readonly projectleider: UserRow | null
  readonly uitvoering: UitvoeringRow | null
  readonly inventarisaties: readonly InventarisatieRow[]
  readonly interviews: readonly InterviewRow[]
  readonly monsters: readonly MonsterRow[]
  readonly onderzoek_plattegronden: readonly OnderzoekPlattegrondRow[]
  readonly inventarisatie_asset: { readonly id: string; readonly asset: AssetRow }
  /** The sources of the asset that this survey recorded first or has findings of. */
  readonly bronnen: readonly BronRow[]
  /** Places of asbestos that other surveys left suspected, by what they know of them, and that this one did not see. */
  readonly bekende_locaties: readonly {
    readonly id: string
    readonly nummer: string
    readonly sub_asset: { readonly id: string } | null
  }[]
}
