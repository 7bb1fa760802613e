import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, decimal, file, integer, json, text } from '../../kit/field.ts'
import { between } from '../../rules/between.ts'

/** Why no picture could be made of the file of a plan. */
export const planFaults = {
  wachtwoord: {
    nl: 'Op deze pdf zit een wachtwoord. Bewaar hem zonder wachtwoord en kies dat bestand.',
    en: 'This pdf is locked with a password. Save it without one and choose that file.',
    fr: 'Ce pdf est protégé par un mot de passe. Enregistrez-le sans mot de passe et choisissez ce fichier.',
  },
  beschadigd: {
    nl: 'Dit bestand is niet te lezen. Bewaar de tekening opnieuw, als pdf of png, en kies dat bestand.',
    en: 'This file cannot be read. Save the drawing again, as pdf or png, and choose that file.',
    fr: 'Ce fichier est illisible. Enregistrez à nouveau le dessin, en pdf ou en png, et choisissez ce fichier.',
  },
  pagina: {
    nl: 'Deze pdf heeft minder pagina’s. Kies een pagina die er is.',
    en: 'This pdf has fewer pages. Choose one that it has.',
    fr: 'Ce pdf compte moins de pages. Choisissez une page existante.',
  },
  te_zwaar: {
    nl: 'Deze tekening is te zwaar om te laten zien. Sla haar op als png van hooguit 8000 pixels breed en kies dat bestand.',
    en: 'This drawing is too heavy to be shown. Save it as a png of at most 8000 pixels wide and choose that file.',
    fr: 'Ce dessin est trop lourd à afficher. Enregistrez-le en png de 8000 pixels de large au plus et choisissez ce fichier.',
  },
} as const
export type PlanFault = keyof typeof planFaults

/** A sheet without a background: A3, ten units a millimetre of paper. The longest side of every plan has as many units at most. */
export const planSheet = { width: 4200, height: 2970 } as const

const size = (label: { nl: string; en: string; fr: string }, start: number) =>
  integer({
    label,
    help: {
      nl: 'Volgt uit het bestand; zelf te kiezen voor een leeg blad',
      en: 'Follows from the file; yours to choose for a blank sheet',
      fr: 'Suit le fichier ; à choisir pour une feuille vierge',
    },
    required: true,
    default: start,
    rules: [between(100, 20_000)],
  })

/** What a plan of a building and one of a vessel share (interface AssetPlattegrond, §3). */
export const assetPlanFields = {
  asset: belongsTo('asset', { required: true, inverse: 'plattegronden' }),
  /** That of the floor, else that of the file, when left empty. */
  naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true, proposed: true }),
  verdieping: belongsTo('floor', { copy: 'never', inverse: 'plattegronden', onDelete: 'restrict' }),
  /** Empty: a blank sheet. */
  file: file({
    label: { nl: 'Achtergrond', en: 'Background', fr: 'Fond' },
    help: {
      nl: 'Pdf, png, jpg of svg. Zonder bestand is het een leeg blad. Foto’s in een svg blijven weg. Staat de plattegrond in een afgerond onderzoek, dan blijft de achtergrond zoals hij is; voeg voor een nieuwe tekening een plattegrond toe.',
      en: 'Pdf, png, jpg or svg. Without a file it is a blank sheet. Photos inside an svg are left out. Once a completed survey has the plan, its background stays as it is; add a plan for a new drawing.',
      fr: 'Pdf, png, jpg ou svg. Sans fichier, la feuille est vierge. Les photos dans un svg sont omises. Si une étude clôturée contient le plan, son fond reste tel quel ; ajoutez un plan pour un nouveau dessin.',
    },
    accept: ['pdf', 'png', 'jpg', 'svg'],
  }),
  pagina: integer({
    label: { nl: 'Pagina', en: 'Page', fr: 'Page' },
    required: true,
    default: 1,
    rules: [between(1, 10_000)],
  }),
  rotatie: choice(
    {
      '0': { nl: 'Zoals het bestand', en: 'As in the file', fr: 'Comme le fichier' },
      '90': { nl: 'Kwartslag rechtsom', en: 'Quarter turn right', fr: 'Quart de tour à droite' },
      '180': { nl: 'Ondersteboven', en: 'Upside down', fr: 'À l’envers' },
      '270': { nl: 'Kwartslag linksom', en: 'Quarter turn left', fr: 'Quart de tour à gauche' },
    },
    { label: { nl: 'Draaiing', en: 'Rotation', fr: 'Rotation' }, required: true, default: '0', copy: 'never' },
  ),
  /** In units of the plan: dots of its picture. */
  breedte: size({ nl: 'Breedte', en: 'Width', fr: 'Largeur' }, planSheet.width),
  hoogte: size({ nl: 'Hoogte', en: 'Height', fr: 'Hauteur' }, planSheet.height),
  /** In reality, of one unit; known once somebody has drawn a known length. */
  schaal: decimal({ label: { nl: 'Schaal', en: 'Scale', fr: 'Échelle' }, unit: 'mm' }),
  achtergrond_opaciteit: decimal({
    label: { nl: 'Dekking achtergrond', en: 'Background opacity', fr: 'Opacité du fond' },
    default: 0.6,
    decimals: 2,
    rules: [between(0, 1)],
  }),
  /** Walls and doors that all surveys of the asset share. */
  basistekening: json({ label: { nl: 'Basistekening', en: 'Base drawing', fr: 'Dessin de base' } }),
  /** What the server drew of the page: upright, and sharp when somebody looks closer. Empty until it is there. */
  beeld: file({
    label: { nl: 'Tekening', en: 'Drawing', fr: 'Dessin' },
    accept: ['png', 'jpg'],
    readOnly: true,
  }),
  /** Why there is none. */
  beeld_fout: choice(planFaults, {
    label: { nl: 'Niet te tekenen', en: 'Cannot be drawn', fr: 'Impossible à dessiner' },
    readOnly: true,
  }),
  volgorde: integer({ label: { nl: 'Volgorde', en: 'Order', fr: 'Ordre' }, required: true, default: 0 }),
}

/** What is the same of the definition of both. */
export const assetPlanParts = {
  label: { nl: 'Plattegrond', en: 'Plan', fr: 'Plan' },
  plural: { nl: 'Plattegronden', en: 'Plans', fr: 'Plans' },
  recorded: true,
  // What is drawn lies at coordinates of this background: it would lie elsewhere on another one.
  shared: {
    fixed: ['asset', 'file', 'pagina', 'rotatie', 'breedte', 'hoogte', 'schaal'],
    // Without a file it is a blank sheet, which is a background too.
    fixedEmpty: ['file'],
  },
  title: ['naam'],
  search: ['naam'],
  table: { columns: ['beeld', 'naam', 'verdieping', 'schaal'], reorder: 'volgorde' },
} as const

/** The sections of its form. */
export const assetPlanForm = [
  {
    title: { nl: 'Plattegrond', en: 'Plan', fr: 'Plan' },
    fields: ['file', 'pagina', 'naam', 'verdieping', 'rotatie'],
  },
  { title: { nl: 'Blad', en: 'Sheet', fr: 'Feuille' }, fields: ['breedte', 'hoogte'] },
] as const

/** A plan of a floor or deck, on which surveys draw. One table holds those of buildings and vessels. */
export const assetPlan = entity({
  key: 'assetPlan',
  ...assetPlanParts,
  api: { type: 'AssetPlattegrond', plural: 'assetPlattegronden' },
  abstract: true,
  fields: assetPlanFields,
  access: { read: 'member', create: 'nobody', update: 'nobody', delete: 'nobody' },
})
