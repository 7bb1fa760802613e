import type { DossierDraft, FindingDraft, LocationDraft, Outcome, SampleDraft } from '../dossier.ts'
import { visits } from './random.ts'

export const result = (...values: Outcome[]): SampleDraft => ({ analyses: [{ status: 'gereed', outcomes: values }] })
export const pending: SampleDraft = { analyses: [{ status: 'verstuurd', outcomes: [] }] }
export const one = (found: Partial<FindingDraft>, more: Partial<LocationDraft> = {}): LocationDraft => ({
  space: 0,
  findings: [{ visit: 1, method: 'eigen_monster', ...found }],
  ...more,
})
export const dossierOf = (locations: readonly LocationDraft[], more: Partial<DossierDraft> = {}): DossierDraft => ({
  visits,
  sources: [{ first: 'own', locations, strategies: [{ klasse: '2' }] }],
  spaces: [{ onderzocht: 'ja' }],
  day: '2026-03-31',
  ...more,
})
export const positive = result('Aangetoond')
