import type { SpaceCoverage, SpaceOutcome } from '../entities/asset/sub-asset.ts'
import type { EntityKey } from '../entities/index.ts'
import type { Label } from '../kit/label.ts'
import type { Ground, Presence } from '../presence.ts'

// What the rules of a dossier look at: what a report is asked, as far as they need it. Status, class, amounts and what became
// of material are those that the server worked out (decision 23); the rules work none of it out again.

export interface RuledItem {
  readonly code: string | null
}
interface RuledStatus {
  readonly prioriteit: number
}
interface Named {
  readonly id: string
  readonly nummer: string
}

/** A line of the check plan of a vessel. */
export interface RuledEntry extends Named {
  readonly document_status: RuledItem
  readonly vscp_check_procedure: RuledItem
  readonly entry_materiaal_status: RuledItem | null
  readonly motivatie: string | null
  readonly bevinding: { readonly id: string } | null
}

export interface RuledSpace {
  readonly id: string
  readonly naam: string | null
  readonly nummer?: string | null
  readonly volledige_naam: string
}

export interface RuledResult {
  readonly id: string
  readonly waarde: number | null
  readonly eenheid: RuledItem | null
  readonly materiaal_status: RuledStatus | null
  readonly analyse_materiaal: RuledItem
  readonly analyse_resultaat_hoeveelheid: {
    readonly min: number | null
    readonly max: number | null
    readonly eenheid?: string | null
  } | null
}

export interface RuledAnalysis {
  readonly id: string
  readonly status: string
  readonly geanalyseerd_op: string | null
  readonly laboratorium: {
    readonly accreditatienummer: string | null
    readonly accreditatie_geldig_tot?: string | null
  }
  readonly resultaten: readonly RuledResult[]
}

interface Analysed {
  readonly analyses: readonly RuledAnalysis[]
}

export interface RuledSample extends Named, Analysed {
  readonly genomen_op: string
  readonly genomen_door: { readonly id: string } | null
  readonly inventarisatie: { readonly id: string }
  readonly in_afwachting: boolean
  readonly bron_locatie_inventarisatie: { readonly id: string } | null
  readonly sub_asset: { readonly id: string } | null
  readonly monster_soort: RuledItem
}

export interface RuledFinding {
  readonly id: string
  readonly aangetroffen: string
  readonly te_controleren: boolean
  readonly opmerking: string | null
  readonly verwijzing_tekst: string | null
  readonly inventarisatie: { readonly id: string }
  readonly bron_locatie_analysemethode: RuledItem
  readonly bevestiging: RuledItem | null
  readonly conditie: RuledItem | null
  readonly beschadiging: RuledItem | null
  readonly beschadiging_percentage: number | null
  readonly bereikbaarheid: RuledItem | null
  readonly bron_advies: RuledItem | null
}

export interface RuledPhoto {
  readonly id: string
  readonly foto_nummer: string
  readonly onderschrift: string | null
  /** The samples that it shows; of what was kept before this was asked nothing is known. */
  readonly verwijzingen?: readonly { readonly id: string }[]
  readonly in_rapport: boolean | null
  readonly inventarisatie: { readonly id: string } | null
  readonly file: { readonly id: string } | null
}

export interface RuledLocation extends Named {
  readonly binnen_buiten: string
  readonly sub_asset: RuledSpace | null
  readonly materiaal_status: RuledStatus | null
  readonly hoeveelheid: number | null
  readonly toestand: Presence
  readonly gevaarlijk: boolean
  readonly in_onderzoek: boolean
  readonly bevinding: { readonly id: string } | null
  readonly grond: Ground | null
  readonly overgenomen_van: Named | null
  readonly tegenspraak: boolean | null
  readonly bepalend_monster: (Named & Analysed & { readonly onderzoek: Named; readonly in_afwachting: boolean }) | null
  readonly inventarisaties: readonly RuledFinding[]
  readonly fotos: readonly RuledPhoto[]
}

interface RuledStrategy {
  readonly id: string
  /** The places that it is for; empty: all of its source. */
  readonly bron_locaties: readonly { readonly id: string }[]
  readonly smart_risicoklasse: RuledItem | null
  readonly voorkeur: boolean
}

export interface RuledSource extends Named {
  readonly in_rapport: boolean | null
  readonly in_onderzoek: boolean
  readonly materiaal_type: RuledItem
  readonly materiaal_status: RuledStatus | null
  readonly structuur: RuledItem
  readonly eenheid: RuledItem
  readonly toestand: Presence
  readonly gevaarlijk: boolean
  readonly klasse_ontbreekt: boolean
  readonly smart_risicoklasse: (RuledItem & { readonly prioriteit: number }) | null
  readonly bron_advies: RuledItem | null
  readonly strategieen: readonly RuledStrategy[]
  readonly locaties: readonly RuledLocation[]
}

interface RuledPerson {
  readonly id: string
  readonly user: { readonly full_name: string }
}

export interface RuledObservation extends Named {
  readonly waarneming_type: RuledItem
  readonly sub_asset: { readonly id: string }
  readonly bron_locatie: { readonly id: string } | null
}

interface Linked {
  readonly id: string
}

/** A plan of a survey, with what each thing on it stands for and measures. */
export interface RuledPlan {
  readonly id: string
  readonly tekenobjecten: readonly {
    readonly id: string
    readonly bron_locatie: Linked | null
    readonly monster: Linked | null
    readonly uitgesloten_ruimte: Linked | null
    readonly ruimte: Linked | null
    readonly inventarisatie_ruimte: Linked | null
    /** Square metres and metres; null without a scale. */
    readonly oppervlakte: number | null
    readonly lengte: number | null
  }[]
}

export interface RuledSurvey extends Named {
  readonly is_uitgevoerd: boolean
  readonly startdatum: string | null
  readonly einddatum: string | null
  readonly onderzoek_type: RuledItem & { readonly land: string | null }
  readonly vestiging: {
    readonly id: string
    readonly naam: string
    readonly procescertificaat_nummer: string | null
    readonly certificaat_geldig_tot: string | null
    readonly adres: { readonly land: string | null } | null
  }
  readonly onderzoek_klant: { readonly klant: unknown } | null
  readonly onderzoek_asbest: {
    readonly reikwijdte_tekst: string | null
    readonly verborgen_asbest_vermoed: boolean | null
  } | null
  readonly uitvoering: {
    readonly methode: string | null
    readonly inspecteurs: readonly RuledPerson[]
    /** Ids of those who lack, on its first day, what a survey of this type asks of whoever carries it out, with spaces between. */
    readonly onbevoegd: string | null
  } | null
  readonly documenten: readonly unknown[]
  readonly oude_rapporten: readonly unknown[]
  readonly waarnemingen: readonly RuledObservation[]
  readonly geschiktheden: readonly {
    readonly id: string
    readonly klasse: string
    readonly geschikt: boolean
    readonly toelichting: string | null
    readonly sub_asset: RuledSpace | null
  }[]
  readonly inventarisaties: readonly {
    readonly id: string
    readonly nummer: number
    readonly start: string | null
    readonly eind: string | null
    readonly status: string
    readonly inspecteurs: readonly RuledPerson[]
    /** Ids of those who lacked, on its day, what a survey of this type asks of whoever carries it out, with spaces between. */
    readonly onbevoegd: string | null
    readonly bevindingen: readonly unknown[]
  }[]
  readonly inventarisatie_ruimtes: readonly {
    readonly id: string
    readonly onderzocht: string
    readonly opmerking: string | null
    readonly asbest_status: RuledItem | null
    readonly sub_asset: { readonly id: string }
  }[]
  readonly interviews: readonly {
    readonly id: string
    readonly naam: string
    readonly functie: string | null
    readonly in_rapport: boolean
  }[]
  readonly vscp_entries: readonly RuledEntry[]
  readonly beperkingen: readonly (Named & {
    readonly in_rapport: boolean | null
    readonly gevolg: string | null
    readonly sub_assets: readonly { readonly id: string }[]
  })[]
  readonly uitgesloten_ruimtes: readonly (Named & {
    readonly advies: string | null
    /** The part of the space that was left out; null or empty: all of it. */
    readonly deel: string | null
    readonly sub_asset: { readonly id: string }
  })[]
  readonly onderzoek_plattegronden: readonly RuledPlan[]
  readonly out_of_scopes: readonly { readonly sub_asset: { readonly id: string } | null }[]
  readonly monsters: readonly RuledSample[]
  readonly inventarisatie_asset: {
    readonly asset: {
      /** Of a building; a vessel lies in none. */
      readonly land?: string | null
      readonly sub_assets: readonly (RuledSpace & {
        readonly volgorde: number | null
        readonly verdieping: { readonly niveau: number | null } | null
        readonly onderzocht: string | null
        readonly uitkomst: SpaceOutcome
        readonly dekking: SpaceCoverage
      })[]
    }
  }
  readonly bronnen: readonly RuledSource[]
  /** Places of asbestos that other surveys left suspected and this one did not see. */
  readonly bekende_locaties: readonly (Named & { readonly sub_asset: { readonly id: string } | null })[]
}

/** A survey with the version of the report that tells of it, on the day of that. Days are `YYYY-MM-DD`, moments begin with one. */
export interface RuledDossier {
  /** The day on which it is asked. */
  readonly vandaag?: string
  readonly rapport: {
    /** Empty where there is none yet. */
    readonly id: string
    readonly datum: string
    readonly peildatum: string
    readonly vrijgegeven_op: string | null
  }
  readonly onderzoek: RuledSurvey
}

/** What the rules cannot see for themselves. */
export interface HandedOver {
  /** Texts with letters for which the fonts of the report have no shape, by record and field. */
  readonly unprintable?: readonly {
    readonly page: EntityKey
    readonly id: string
    readonly label: Label | string
    readonly field: string | null
  }[]
}
