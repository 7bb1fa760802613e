import { dutchTime } from '../../dutch-time.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, computedRecord, integer, list, text, textArea } from '../../kit/field.ts'
import { asbestStatussen } from '../../lookups/lists.ts'
import { between } from '../../rules/between.ts'

/** What a building and a vessel share: the thing that is surveyed and that a client owns (interfaces Asset and Bezitbaar, §3). */
export const assetFields = {
  title: computed('string', { always: true, label: { nl: 'Titel', en: 'Title', fr: 'Titre' } }),
  adres: computed('string', { label: { nl: 'Adres', en: 'Address', fr: 'Adresse' } }),
  naam: text({
    label: { nl: 'Naam complex of gebouw', en: 'Name of complex or building', fr: 'Nom du complexe ou bâtiment' },
  }),
  bouwjaar: integer({
    label: { nl: 'Bouwjaar', en: 'Year built', fr: 'Année de construction' },
    rules: [between(1000, Number(dutchTime().slice(0, 4)) + 5)],
  }),
  klant: belongsTo('client', {
    label: { nl: 'Eigenaar', en: 'Owner', fr: 'Propriétaire' },
    inverse: 'assets',
    onDelete: 'restrict',
  }),
  /** Its own where somebody gave it one, else what follows from what is known of its sources, and of those of its parts. */
  asbest_status: computedRecord(asbestStatussen, {
    label: { nl: 'Asbeststatus', en: 'Asbestos status', fr: 'Statut amiante' },
  }),
  asbest_status_bronnen: computedRecord(asbestStatussen, {
    label: {
      nl: 'Asbeststatus volgens de bronnen',
      en: 'Asbestos status by its sources',
      fr: 'Statut amiante selon les sources',
    },
  }),
  eigen_asbest_status: list(asbestStatussen, {
    copy: 'never',
    label: { nl: 'Eigen asbeststatus', en: 'Own asbestos status', fr: 'Statut amiante propre' },
  }),
  reden_eigen_asbest_status: textArea({
    label: {
      nl: 'Reden eigen asbeststatus',
      en: 'Reason for own asbestos status',
      fr: 'Raison du statut amiante propre',
    },
    internal: true,
  }),
  /** The one it turned out to be, where a closed survey still speaks of this one. */
  samengevoegd_met: belongsTo('asset', {
    readOnly: true,
    label: { nl: 'Samengevoegd met', en: 'Merged with', fr: 'Fusionné avec' },
    inverse: 'samengevoegde_assets',
    onDelete: 'restrict',
  }),
  aantal_onderzoeken: computed('integer', { label: { nl: 'Aantal onderzoeken', en: 'Surveys', fr: 'Examens' } }),
  opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
}

/** What of both follows from something else until somebody says otherwise. */
export const assetOverrides = {
  eigen_asbest_status: {
    of: 'asbest_status_bronnen',
    reason: 'reden_eigen_asbest_status',
    what: { nl: 'de bronnen', en: 'the sources', fr: 'les sources' },
  },
} as const

/** The thing that is surveyed: a building or a vessel. One table holds both. */
export const asset = entity({
  key: 'asset',
  api: { type: 'Asset', plural: 'assets' },
  label: { nl: 'Pand of schip', en: 'Asset', fr: 'Bien' },
  plural: { nl: 'Panden en schepen', en: 'Assets', fr: 'Biens' },
  abstract: true,
  shared: { fixed: [] },
  mentions: ['samengevoegd_met'],
  fields: assetFields,
  title: ['title'],
  search: ['title', 'adres'],
  table: { columns: ['adres', 'naam', 'bouwjaar', 'klant', 'asbest_status'] },
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
