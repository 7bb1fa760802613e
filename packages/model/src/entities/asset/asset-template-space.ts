import { is, not } from '../../kit/behind.ts'
import { entity } from '../../kit/entity.ts'
import { belongsTo, computed, integer, list, text } from '../../kit/field.ts'
import { locationNames, ruimteNamen } from '../../lookups/lists.ts'
import { deckNames, verdiepingNamen } from '../../lookups/with-fields.ts'
import { between } from '../../rules/between.ts'
import { isEmpty } from '../../rules/rule.ts'
import { mostCopies } from '../../template-spaces.ts'

const isOfShips = is('asset_template.asset_soort', 'Vessel')

/** A space of a template, which may be part of another, and of which an asset may get several, numbered. */
export const assetTemplateSpace = entity({
  key: 'assetTemplateSpace',
  api: { type: 'AssetTemplateRuimte', plural: 'assetTemplateRuimtes' },
  label: { nl: 'Ruimte van sjabloon', en: 'Template space', fr: 'Local du modèle' },
  plural: { nl: 'Ruimten', en: 'Spaces', fr: 'Locaux' },
  fields: {
    asset_template: belongsTo('assetTemplate', { required: true, inverse: 'ruimtes' }),
    /** Filled from the list when it is left empty. */
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' } }),
    ruimte_naam: list(ruimteNamen, {
      copy: 'never',
      label: { nl: 'Ruimtenaam uit lijst', en: 'Space name from list', fr: 'Nom du local (liste)' },
    }),
    location_name: list(locationNames, {
      copy: 'never',
      label: { nl: 'Plaats aan boord uit lijst', en: 'Location on board from list', fr: 'Lieu à bord (liste)' },
    }),
    /** The names of what it is part of, then its own. */
    volledige_naam: computed('string', { always: true, label: { nl: 'Ruimte', en: 'Space', fr: 'Local' } }),
    asset_template_ruimte: belongsTo('assetTemplateSpace', {
      label: { nl: 'Onderdeel van', en: 'Part of', fr: 'Fait partie de' },
      inverse: 'onderliggende_ruimtes',
    }),
    verdieping_naam: list(verdiepingNamen, { label: { nl: 'Verdieping', en: 'Floor', fr: 'Étage' } }),
    deck_name: list(deckNames, { label: { nl: 'Dek', en: 'Deck', fr: 'Pont' } }),
    aantal: integer({
      label: { nl: 'Aantal', en: 'Number', fr: 'Nombre' },
      help: {
        nl: 'Meer dan één wordt genummerd: Klaslokaal 1, Klaslokaal 2',
        en: 'More than one are numbered: Classroom 1, Classroom 2',
        fr: "Plus d'un sont numérotés : Classe 1, Classe 2",
      },
      required: true,
      default: 1,
      rules: [between(1, mostCopies)],
    }),
    volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
  },
  title: ['volledige_naam'],
  search: ['volledige_naam'],
  table: {
    columns: ['naam', 'verdieping_naam', 'deck_name', 'asset_template_ruimte', 'aantal'],
    reorder: 'volgorde',
  },
  form: [
    {
      title: { nl: 'Ruimte', en: 'Space', fr: 'Local' },
      fields: [
        'ruimte_naam',
        'location_name',
        'naam',
        'asset_template_ruimte',
        'verdieping_naam',
        'deck_name',
        'aantal',
      ],
    },
  ],
  hide: {
    ruimte_naam: isOfShips,
    verdieping_naam: isOfShips,
    location_name: not(isOfShips),
    deck_name: not(isOfShips),
  },
  requiredWhen: {
    naam: {
      when: (draft) => isEmpty(draft.ruimte_naam) && isEmpty(draft.location_name),
      message: {
        nl: 'Vul een naam in, of kies er een uit de lijst',
        en: 'Enter a name, or choose one from the list',
        fr: 'Saisissez un nom, ou choisissez-en un dans la liste',
      },
    },
  },
  access: { read: 'member', create: 'office', update: 'office', delete: 'office' },
})
