import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, datetime, richText, text, textArea } from '../../kit/field.ts'
import { isNotFuture } from '../../rules/dates.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers, isEmail } from '../../rules/patterns.ts'

/** What somebody who knows the asset has told about it, such as a former owner or a caretaker. */
export const interview = entity({
  key: 'interview',
  api: { type: 'Interview', plural: 'interviews' },
  label: { nl: 'Interview', en: 'Interview', fr: 'Entretien' },
  plural: { nl: 'Interviews', en: 'Interviews', fr: 'Entretiens' },
  recorded: true,
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, inverse: 'interviews' }),
    naam: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Naam geïnterviewde', en: 'Person interviewed', fr: 'Personne interrogée' },
      required: true,
      rules: [hasNoNumbers],
    }),
    functie: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Functie of relatie', en: 'Role', fr: 'Fonction' },
      help: {
        nl: 'Bijvoorbeeld eigenaar, beheerder, bewoner of oud-medewerker',
        en: 'Such as owner, manager, resident or former employee',
        fr: 'Par exemple propriétaire, gestionnaire, occupant ou ancien employé',
      },
    }),
    telefoon: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    email: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      rules: [isEmail],
    }),
    datum: datetime({
      label: { nl: 'Datum en tijd', en: 'Date and time', fr: 'Date et heure' },
      required: true,
      default: 'now',
      rules: [isNotFuture],
    }),
    wijze: choice(
      {
        op_locatie: { nl: 'Op locatie', en: 'On site', fr: 'Sur place' },
        telefonisch: { nl: 'Telefonisch', en: 'By phone', fr: 'Par téléphone' },
        schriftelijk: { nl: 'Schriftelijk', en: 'In writing', fr: 'Par écrit' },
        online: { nl: 'Online', en: 'Online', fr: 'En ligne' },
      },
      { label: { nl: 'Wijze', en: 'Method', fr: 'Manière' }, required: true, default: 'op_locatie' },
    ),
    afgenomen_door: belongsTo('inspectionUser', {
      copy: 'never',
      label: { nl: 'Afgenomen door', en: 'Interviewer', fr: 'Enquêteur' },
      required: true,
      proposed: true,
      onDelete: 'restrict',
    }),
    verslag: richText({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Verslag', en: 'Record', fr: 'Compte rendu' },
      required: true,
    }),
    verdachte_locaties: textArea({
      label: { nl: 'Genoemde verdachte plaatsen', en: 'Suspect places named', fr: 'Lieux suspects cités' },
    }),
    in_rapport: boolean({
      label: { nl: 'In rapport', en: 'In report', fr: 'Dans le rapport' },
      required: true,
      default: true,
    }),
  },
  title: ['naam', 'datum'],
  search: ['naam', 'functie', 'verslag', 'verdachte_locaties'],
  order: ['datum'],
  table: {
    columns: ['naam', 'functie', 'wijze', 'datum', 'afgenomen_door', 'in_rapport'],
    views: {
      suspect: {
        label: { nl: 'Verdachte plaatsen genoemd', en: 'Suspect places named', fr: 'Lieux suspects cités' },
        filter: { verdachte_locaties: 'filled' },
        columns: ['naam', 'functie', 'datum', 'verdachte_locaties', 'in_rapport'],
      },
      leftOut: {
        label: { nl: 'Niet in het rapport', en: 'Left out of the report', fr: 'Hors du rapport' },
        filter: { in_rapport: 'is.false' },
      },
    },
  },
  form: [
    {
      title: { nl: 'Gesprek', en: 'Interview', fr: 'Entretien' },
      fields: ['naam', 'functie', 'telefoon', 'email', 'datum', 'wijze', 'afgenomen_door'],
    },
    {
      title: { nl: 'Wat is verteld', en: 'What was told', fr: 'Ce qui a été dit' },
      fields: ['verslag', 'verdachte_locaties', 'in_rapport'],
    },
  ],
  access: { read: 'member', create: 'writer', update: 'writer', delete: 'writer' },
})
