import type { SpaceOutcome } from '@vezel/model/entities/asset/sub-asset.ts'
import type { Ground, Presence } from '@vezel/model/presence.ts'

/**
 * Everything a report needs of one survey, as one nested selection on the survey with the field names of the API.
 * Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:mm:ss` in Dutch time, amounts are numbers. Statuses, amounts, classes and
 * what became of a source are the API's answers for this survey on the day of the report (decision 0023); `derive.ts` words
 * and groups them and works none of them out. What is absent, rather than null or empty, is not kept
 * by the product: the report is silent about it, where about an empty list it says that there is none.
 */
export interface Dossier {
  /** The day on which it was gathered: that of release, were it released now. No part of the fingerprint. */
  readonly vandaag?: string
  readonly rapport: RapportRow
  readonly onderzoek: OnderzoekRow
}

/** One item of a lookup list. */
export interface Item {
  readonly id: string
  readonly value: string
  readonly value_en: string | null
  readonly value_fr: string | null
  readonly code?: string | null
}

export interface FileRow {
  readonly id: string
  readonly file_key: string
}

export interface UserRow {
  readonly id: string
  readonly functie: string | null
  readonly user: { readonly full_name: string }
  /** The drawn signature, given only for people who signed this report. */
  readonly handtekening?: { readonly file: FileRow | null } | null
  /** Personal certificates; the report quotes the one for surveying. */
  readonly certificaten?: readonly { readonly nummer: string | null; readonly geldig_tot: string | null }[]
}

export interface RapportRow {
  readonly id: string
  readonly naam: string
  readonly versie: number
  readonly wijziging: string | null
  readonly datum: string
  /** The day it tells of. */
  readonly peildatum: string
  readonly status: 'concept' | 'ter_controle' | 'vrijgegeven' | 'vervallen'
  readonly opgesteld_door: UserRow | null
  readonly gecontroleerd_door: UserRow | null
  readonly gecontroleerd_op?: string | null
  readonly vrijgegeven_door: UserRow | null
  readonly vrijgegeven_op: string | null
  /** Why something may be missing, by the gap: its code and the id of its record. */
  readonly argumenten?: readonly ArgumentRow[]
}

export interface ArgumentRow {
  readonly id: string
  readonly gat: string
  readonly reden: string
  readonly created_at: string
  readonly inventarisatie_user: UserRow | null
}

export interface AdresRow {
  readonly adres: string
}

export interface OnderzoekRow {
  readonly id: string
  readonly nummer: string
  readonly projectnummer: string | null
  readonly onderzoek_type: Item & { readonly land: string | null }
  readonly onderzoek_soort: Item | null
  readonly prioriteit: 'normal' | 'direct' | 'urgent'
  readonly spoed_motivatie: string | null
  readonly omschrijving: string | null
  readonly aanleiding: string | null
  readonly startdatum: string | null
  readonly einddatum: string | null
  readonly geldigheid_jaren: number | null
  readonly geldig_tot: string | null
  /** Whether a visit has taken place. */
  readonly is_uitgevoerd: boolean
  readonly rapporttaal: 'nl' | 'en' | 'fr' | null
  readonly frontfoto: FileRow | null
  readonly vestiging: VestigingRow
  readonly projectleider: UserRow | null
  readonly autorisator: UserRow | null
  readonly inventarisatie_asset: { readonly id: string; readonly asset: AssetRow }
  readonly onderzoek_klant: KlantRow | null
  readonly onderzoek_asbest: OnderzoekAsbestRow | null
  readonly onderzoek_uitvoering: UitvoeringRow | null
  readonly geschiktheden: readonly GeschiktheidRow[]
  readonly inventarisaties: readonly InventarisatieRow[]
  readonly inventarisatie_ruimtes: readonly InventarisatieRuimteRow[]
  readonly documenten?: readonly DocumentRow[]
  readonly interviews?: readonly InterviewRow[]
  readonly opmerkingen: readonly OpmerkingRow[]
  /** The sources of the asset that this survey recorded first or has findings of. */
  readonly bronnen: readonly BronRow[]
  /** Places of asbestos that other surveys left suspected, by what they know of them, and that this one did not see. */
  readonly bekende_locaties: readonly {
    readonly id: string
    readonly nummer: string
    readonly sub_asset: { readonly id: string } | null
  }[]
  readonly monsters: readonly MonsterRow[]
  readonly waarnemingen?: readonly WaarnemingRow[]
  readonly beperkingen: readonly BeperkingRow[]
  readonly uitgesloten_ruimtes: readonly UitsluitingRow[]
  readonly out_of_scopes?: readonly OutOfScopeRow[]
  /** Every report of the survey, for the list of versions. */
  readonly rapporten: readonly {
    readonly id: string
    readonly versie: number
    readonly datum: string
    readonly status: RapportRow['status']
    readonly wijziging: string | null
  }[]
}

export interface VestigingRow {
  readonly id: string
  readonly naam: string
  readonly certificerende_instelling: string | null
  readonly procescertificaat_nummer: string | null
  readonly certificaat_geldig_tot: string | null
  readonly telefoon: string | null
  readonly email: string | null
  readonly adres: AdresRow | null
  readonly logo: FileRow | null
  readonly onafhankelijkheidsverklaring: string | null
  readonly inventarisatie_organisatie: { readonly naam: string; readonly logo: FileRow | null }
}

/** A building or a vessel; what the kind does not have is absent. */
export interface AssetRow {
  readonly __typename: 'VastgoedAsset' | 'Vessel'
  readonly id: string
  readonly title: string
  readonly adres: string | null
  readonly bouwjaar: number | null
  readonly ruimtes: readonly SpaceRow[]
  readonly vastgoed_asset_type?: string | null
  readonly renovatiejaar?: number | null
  readonly gebruiksfunctie?: string | null
  readonly bruto_vloeroppervlakte?: number | null
  readonly aantal_bouwlagen?: number | null
  readonly constructie?: string | null
  readonly kadastrale_aanduiding?: string | null
  readonly imo_nummer?: string | null
  readonly scheepstype?: string | null
  readonly bruto_tonnage?: number | null
}

export interface SubAssetRow {
  readonly id: string
  readonly naam: string | null
  readonly nummer?: string | null
  readonly volledige_naam: string
  readonly volgorde: number | null
  readonly verdieping: {
    readonly id: string
    readonly niveau: number | null
    readonly naam: string | null
    readonly verdieping_naam: Item | null
    readonly deck_name: Item | null
  } | null
}

/** A space with what this survey says of it. */
export interface SpaceRow extends SubAssetRow {
  readonly onderzocht: InventarisatieRuimteRow['onderzocht']
  readonly uitkomst: SpaceOutcome
}

export interface KlantRow {
  readonly klant: {
    readonly id: string
    readonly naam: string
    readonly klantnummer: string | null
    readonly adres: AdresRow | null
  }
  readonly contact_naam: string | null
  readonly referentie: string | null
  readonly opdrachtdatum: string | null
  readonly eigenaar: { readonly naam: string } | null
}

export interface OnderzoekAsbestRow {
  readonly asbestos_survey_purposes: readonly Item[]
  readonly asbestos_survey_extend: Item | null
  readonly asbestos_survey_scope: Item | null
  readonly asbestos_risk_assessment: Item | null
  readonly reikwijdte_tekst: string | null
  readonly inspectiegebied: string | null
  readonly geplande_werkzaamheden: string | null
  readonly verborgen_asbest_vermoed: boolean | null
  readonly verborgen_asbest_toelichting: string | null
  readonly eenheden_totaal: number | null
  readonly eenheden_onderzocht: number | null
  readonly aannames: string | null
  readonly conclusie: string | null
  readonly aanbevelingen: string | null
}

export interface UitvoeringRow {
  readonly inspecteurs: readonly UserRow[]
  readonly bewoner: string | null
  readonly bewoond: 'bewoond' | 'leeg' | 'in gebruik' | 'onbekend' | null
  readonly methode: string | null
  readonly hulpmiddelen?: readonly {
    readonly id: string
    readonly naam: string
    readonly serienummer: string | null
    readonly uitrusting_type: Item
  }[]
  readonly veiligheidsmaatregelen: string | null
  readonly weersomstandigheden: string | null
  readonly afwijkingen: string | null
}

export type Geschiktheidsklasse =
  | 'alleen_genoemd_materiaal'
  | 'renovatie_zonder_aantasting'
  | 'volledige_renovatie_of_sloop'
  | 'niet_geschikt_risicobeoordeling_nodig'
  | 'gebruik_en_beheer'
  | 'attest_vlaanderen'

export interface GeschiktheidRow {
  readonly id: string
  readonly stof: string
  readonly klasse: Geschiktheidsklasse
  readonly geschikt: boolean
  readonly sub_asset: SubAssetRow | null
  readonly toelichting: string | null
}

export interface InventarisatieRow {
  readonly id: string
  readonly nummer: number
  readonly start: string | null
  readonly eind: string | null
  readonly calamiteit: boolean
  readonly spoed: boolean | null
  readonly reden_spoed: string | null
  readonly status: 'concept' | 'gemeld' | 'uitgevoerd' | 'geannuleerd'
  readonly melding_nummer: string | null
  readonly lavs_inventarisatie_id: string | null
  readonly inspecteurs: readonly UserRow[]
  /** What it says that it saw. */
  readonly bevindingen: readonly { readonly id: string }[]
}

export interface InventarisatieRuimteRow {
  readonly id: string
  readonly sub_asset: { readonly id: string }
  readonly onderzocht: 'ja' | 'gedeeltelijk' | 'nee' | 'nvt'
  readonly onderzocht_op: string | null
  readonly vloer: string | null
  readonly wand: string | null
  readonly plafond: string | null
  readonly installaties: string | null
  readonly opmerking: string | null
}

export interface DocumentRow {
  readonly id: string
  readonly document_type: Item | null
  readonly vessel_document_type?: Item | null
  readonly naam: string
  readonly datum: string | null
  readonly herkomst: string | null
  readonly beschikbaar: boolean
  readonly bevindingen: string | null
}

export interface InterviewRow {
  readonly id: string
  readonly naam: string
  readonly functie: string | null
  readonly datum: string
  readonly wijze: string
  readonly verslag: string
  readonly verdachte_locaties: string | null
}

export interface OpmerkingRow {
  readonly id: string
  readonly titel: string
  readonly tekst: string
  readonly in_rapport: boolean | null
}

export interface StatusRow extends Item {
  readonly prioriteit: number
  readonly color: string
}

export interface BronRow {
  readonly id: string
  readonly nummer: string
  readonly naam: string
  /** The survey that recorded it first. */
  readonly onderzoek: {
    readonly id: string
    readonly nummer: string
    readonly rapporttaal?: OnderzoekRow['rapporttaal']
  } | null
  readonly materiaal_type: Item
  readonly materiaal_status: StatusRow | null
  readonly smart_risicoklasse: (Item & { readonly prioriteit: number }) | null
  readonly klasse_ontbreekt: boolean
  readonly hoeveelheid_totaal: number | null
  readonly toestand: Presence
  readonly verwijderd_op: string | null
  readonly gevaarlijk: boolean
  readonly in_onderzoek: boolean
  readonly product: Item
  readonly toepassing: Item
  readonly structuur: Item | null
  readonly binding: Item | null
  readonly eenheid: Item & { readonly symbool: string }
  readonly kleur: string | null
  readonly dikte: number | null
  readonly afmeting: string | null
  readonly bron_advies: Item | null
  readonly omschrijving: string | null
  readonly in_rapport: boolean | null
  readonly locaties: readonly BronLocatieRow[]
  readonly strategieen: readonly StrategieRow[]
}

export interface BronLocatieRow {
  readonly id: string
  readonly nummer: string
  readonly sub_asset: SubAssetRow | null
  readonly plaats: string | null
  readonly binnen_buiten: 'binnen' | 'buiten'
  readonly materiaal_status: StatusRow | null
  readonly hoeveelheid: number | null
  readonly toestand: Presence
  /** The treatment that took it away, all or part. */
  readonly verwijderd_door: { readonly id: string } | null
  readonly gevaarlijk: boolean
  readonly in_onderzoek: boolean
  /** The finding that decides. */
  readonly bevinding: { readonly id: string } | null
  /** The sample that decides, of this survey or another. */
  readonly bepalend_monster: DecidingSample | null
  readonly grond: Ground | null
  readonly overgenomen_van: { readonly id: string; readonly nummer: string } | null
  /** The status chosen by hand says something else than what holds. */
  readonly tegenspraak: boolean | null
  readonly inventarisaties: readonly BevindingRow[]
  readonly behandelingen: readonly BehandelingRow[]
  readonly beheersmaatregelen: readonly MaatregelRow[]
  readonly fotos: readonly FotoRow[]
}

export interface BevindingRow {
  readonly id: string
  readonly inventarisatie: { readonly id: string }
  readonly aangetroffen: 'ja' | 'nee' | 'niet_controleerbaar'
  readonly hoeveelheid: number | null
  readonly hoeveelheid_schatting: boolean | null
  readonly bron_locatie_analysemethode: Item
  readonly verwijst_naar_monster: {
    readonly id: string
    readonly nummer: string
    readonly onderzoek?: { readonly id: string; readonly nummer: string }
  } | null
  readonly verwijzing_tekst: string | null
  readonly materiaal_status: StatusRow | null
  readonly bevestiging: Item | null
  readonly conditie: Item | null
  readonly beschadiging: Item | null
  readonly beschadiging_percentage: number | null
  readonly bereikbaarheid: Item | null
  readonly afscherming: Item | null
  readonly blootstelling: Item | null
  readonly asbestos_risk_assessment: Item | null
  readonly bron_advies: Item | null
  readonly behandelmoment: (Item & { readonly termijn_dagen: number | null }) | null
  readonly te_controleren: boolean | null
  readonly opmerking: string | null
}

export type DecidingSample = Pick<MonsterRow, 'id' | 'nummer' | 'in_afwachting' | 'monster_soort' | 'analyses'> & {
  readonly onderzoek: { readonly id: string; readonly nummer: string }
}

export interface BehandelingRow {
  readonly id: string
  readonly behandeling_status: Item & { readonly is_open: boolean }
  readonly datum: string
  readonly hoeveelheid: number | null
  readonly uitvoerder: string | null
  readonly referentie: string | null
}

export interface MaatregelRow {
  readonly id: string
  readonly onderzoek: { readonly id: string }
  readonly beheersmaatregel_type: Item
  readonly omschrijving: string | null
  readonly behandelmoment: Item | null
  readonly verantwoordelijke: string | null
  readonly gereed_op: string | null
}

export interface FotoRow {
  readonly id: string
  readonly foto_nummer: string
  readonly file: FileRow | null
  readonly inventarisatie: { readonly id: string } | null
  readonly bron_locatie_foto_label: Item | null
  readonly onderschrift: string | null
  readonly in_rapport: boolean | null
  readonly volgorde: number | null
}

export interface StrategieRow {
  readonly id: string
  /** It holds in this survey: its own, or of an earlier one while that has none. */
  readonly geldt: boolean
  readonly onderzoek: { readonly id: string }
  readonly bron_locaties: readonly { readonly id: string; readonly nummer: string }[]
  readonly sanerings_advies: Item
  readonly smart_risicoklasse: (Item & { readonly prioriteit: number }) | null
  readonly smart_certificaat?: { readonly nummer: string } | null
  readonly voorkeur: boolean | null
  readonly werkomschrijving: string | null
  readonly randvoorwaarden: string | null
  readonly volgorde: number | null
}

export interface MonsterRow {
  readonly id: string
  readonly nummer: string
  readonly bron_locatie_inventarisatie: { readonly id: string } | null
  readonly sub_asset: SubAssetRow | null
  readonly materiaal_type: Item
  readonly monster_soort: Item
  readonly genomen_op: string
  readonly omschrijving: string
  readonly plaats: string | null
  readonly oppervlak: number | null
  /** It awaits a result. */
  readonly in_afwachting: boolean
  readonly materiaal_status: StatusRow | null
  readonly status: 'genomen' | 'in_opdracht' | 'bij_laboratorium' | 'geanalyseerd' | 'vervallen'
  readonly analyses: readonly AnalyseRow[]
}

export interface AnalyseRow {
  readonly id: string
  readonly analyse_methode: Item & { readonly norm: string | null }
  readonly laboratorium: { readonly id: string; readonly naam: string; readonly accreditatienummer: string }
  readonly lab_certificaat?: { readonly nummer: string; readonly datum: string } | null
  readonly status: 'aangemaakt' | 'verstuurd' | 'ontvangen' | 'gereed' | 'afgekeurd'
  readonly geanalyseerd_op: string | null
  readonly resultaten: readonly ResultaatRow[]
}

export interface ResultaatRow {
  readonly id: string
  readonly analyse_materiaal: Item
  readonly materiaal_status: StatusRow | null
  readonly analyse_resultaat: Item
  readonly analyse_resultaat_hoeveelheid: (Item & { readonly min: number | null; readonly max: number | null }) | null
  readonly waarde: number | null
  readonly eenheid: (Item & { readonly symbool: string }) | null
}

export interface WaarnemingRow {
  readonly id: string
  readonly nummer: string
  readonly waarneming_type: Item
  readonly sub_asset: SubAssetRow | null
  readonly omschrijving: string
  readonly in_rapport: boolean | null
}

export interface BeperkingRow {
  readonly id: string
  readonly nummer: string
  readonly beperking: Item
  readonly sub_assets: readonly SubAssetRow[]
  readonly omschrijving: string
  readonly gevolg: string | null
  readonly advies: string | null
  readonly in_rapport: boolean | null
}

export interface UitsluitingRow {
  readonly id: string
  readonly nummer: string
  readonly sub_asset: SubAssetRow
  readonly deel: string | null
  readonly beperking: Item
  readonly omschrijving: string
  readonly asbest_vermoed: 'ja' | 'nee' | 'onbekend'
  readonly advies: string | null
  readonly file: FileRow | null
  /** Null as long as there is no photo. */
  readonly foto_nummer: string | null
}

export interface OutOfScopeRow {
  readonly id: string
  readonly nummer: string
  readonly sub_asset: SubAssetRow | null
  readonly omschrijving: string
}
