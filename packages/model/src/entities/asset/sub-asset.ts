import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, computedChoice, computedRecord, integer, text, textArea } from '../../kit/field.ts'
import { asbestStatussen } from '../../lookups/lists.ts'
import { materiaalStatussen } from '../../lookups/material-types.ts'
import { shownFor } from '../../presence.ts'
import { maxLength } from '../../rules/lengths.ts'

/** What a survey can say of a space; free of asbestos only when it looked at all of it. */
export const spaceOutcomes = {
  gevonden: { nl: 'Asbesthoudend', en: 'Contains asbestos', fr: 'Contient de l’amiante' },
  verdacht: { nl: 'Asbestverdacht', en: 'Suspected', fr: 'Suspecté' },
  niet_onderzocht: { nl: 'Niet of niet geheel onderzocht', en: 'Not fully examined', fr: 'Pas entièrement examiné' },
  onder_grens: { nl: 'Onder de grens', en: 'Below the limit', fr: 'Sous la limite' },
  // Looked at by eye: what a laboratory says stands in the status of the material.
  geen_asbest: { nl: 'Niets verdachts', en: 'Nothing suspect', fr: 'Rien de suspect' },
  buiten_onderzoek: { nl: 'Buiten het onderzoek', en: 'Outside the survey', fr: 'Hors examen' },
} as const
export type SpaceOutcome = keyof typeof spaceOutcomes

/** How far a survey came in a space, in one word; of all of them together it follows what it has still to do. */
export const spaceCoverages = {
  onderzocht: { nl: 'Onderzocht', en: 'Surveyed', fr: 'Examiné' },
  gedeeltelijk: { nl: 'Gedeeltelijk onderzocht', en: 'Surveyed in part', fr: 'Examiné en partie' },
  beperkt: { nl: 'Onderzocht met beperking', en: 'Surveyed with a limitation', fr: 'Examiné avec limitation' },
  uitgesloten: { nl: 'Uitgesloten', en: 'Excluded', fr: 'Exclu' },
  buiten_opdracht: { nl: 'Buiten de opdracht', en: 'Out of scope', fr: 'Hors périmètre' },
  nog_niet: { nl: 'Nog niet onderzocht', en: 'Not surveyed yet', fr: 'Pas encore examiné' },
} as const
export type SpaceCoverage = keyof typeof spaceCoverages

/** What every place in an asset has, a room of a building as well as a space on board (interface SubAsset, §3). */
export const subAssetFields = {
  asset: belongsTo('asset', { required: true, inverse: 'sub_assets' }),
  naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' } }),
  /** The floor, then the names of what it is part of, then its own. */
  volledige_naam: computed('string', { always: true, label: { nl: 'Ruimte', en: 'Space', fr: 'Local' } }),
  verdieping: belongsTo('floor', { inverse: 'ruimtes', onDelete: 'null' }),
  nummer: text({ label: { nl: 'Ruimtenummer', en: 'Room number', fr: 'Numéro de local' }, rules: [maxLength(20)] }),
  opmerking: textArea({ label: { nl: 'Opmerking', en: 'Remark', fr: 'Remarque' }, internal: true }),
  /** What follows from what is known today of the sources in it, and in what is part of it, over all surveys. */
  asbest_status: computedRecord(asbestStatussen, {
    label: { nl: 'Asbeststatus', en: 'Asbestos status', fr: 'Statut amiante' },
  }),
  /** The heaviest status of what is there in the survey shown. */
  materiaal_status: computedRecord(materiaalStatussen, {
    label: { nl: 'Status materiaal', en: 'Material status', fr: 'Statut du matériau' },
    args: shownFor,
  }),
  /** Whether the survey shown looked at it; with a part left out, in part. */
  onderzocht: computedChoice(
    {
      ja: { nl: 'Ja', en: 'Yes', fr: 'Oui' },
      gedeeltelijk: { nl: 'Gedeeltelijk', en: 'In part', fr: 'En partie' },
      nee: { nl: 'Nee', en: 'No', fr: 'Non' },
      nvt: { nl: 'Niet van toepassing', en: 'Not applicable', fr: 'Sans objet' },
    },
    { label: { nl: 'Onderzocht', en: 'Surveyed', fr: 'Examiné' }, args: shownFor },
  ),
  uitkomst: computedChoice(spaceOutcomes, { label: { nl: 'Uitkomst', en: 'Outcome', fr: 'Résultat' }, args: shownFor }),
  dekking: computedChoice(spaceCoverages, {
    label: { nl: 'Dekking', en: 'Coverage', fr: 'Couverture' },
    args: shownFor,
  }),
  volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
}

/** A place in an asset, to which locations, samples and limitations point. One table holds those of buildings and vessels. */
export const subAsset = entity({
  key: 'subAsset',
  api: { type: 'SubAsset', plural: 'subAssets' },
  label: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
  plural: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  abstract: true,
  shared: { fixed: ['asset', 'nummer'] },
  fields: subAssetFields,
  title: ['volledige_naam'],
  search: ['volledige_naam', 'nummer'],
  table: { columns: ['volledige_naam', 'verdieping', 'nummer'], reorder: 'volgorde' },
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
