import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computed, manyToMany, text, textArea } from '../../kit/field.ts'
import { maxLength } from '../../rules/lengths.ts'

/** How a survey is carried out: by whom, with what access and method, and what departed from the plan; one a survey. */
export const execution = entity({
  key: 'execution',
  api: { type: 'OnderzoekUitvoering', plural: 'onderzoekUitvoeringen' },
  label: { nl: 'Uitvoering', en: 'Execution', fr: 'Exécution' },
  plural: { nl: 'Uitvoeringen', en: 'Executions', fr: 'Exécutions' },
  partOf: 'onderzoek',
  fields: {
    onderzoek: belongsTo('survey', { required: true, unique: true, inverse: 'uitvoering' }),
    inspecteurs: manyToMany('inspectionUser', { label: { nl: 'Inspecteurs', en: 'Inspectors', fr: 'Inspecteurs' } }),
    /** Ids of those who lack, on the first day of the survey, what its type asks, with spaces between; null where nobody does, or nothing is asked. */
    onbevoegd: computed('string', {
      label: { nl: 'Zonder bevoegdheid', en: 'Without the capability', fr: 'Sans habilitation' },
    }),
    bewoner: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Bewoner of contactpersoon', en: 'Resident or contact', fr: 'Occupant ou contact' },
    }),
    telefoonnr1: text({
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Telefoonnummer', en: 'Phone number', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    toegang: textArea({
      internal: true,
      personal: true,
      retention: 'dossier',
      readsKept: true,
      label: { nl: 'Toegang en sleutels', en: 'Access and keys', fr: 'Accès et clés' },
      help: { nl: 'Sleutels, alarm en tijden', en: 'Keys, alarm and times', fr: 'Clés, alarme et heures' },
    }),
    bewoond: choice(
      {
        bewoond: { nl: 'Bewoond', en: 'Inhabited', fr: 'Habité' },
        leeg: { nl: 'Leeg', en: 'Empty', fr: 'Vide' },
        'in gebruik': { nl: 'In gebruik', en: 'In use', fr: 'En service' },
        onbekend: { nl: 'Onbekend', en: 'Unknown', fr: 'Inconnu' },
      },
      { label: { nl: 'Gebruik tijdens onderzoek', en: 'Use during survey', fr: "Usage pendant l'examen" } },
    ),
    methode: textArea({ access: { update: 'worker' }, label: { nl: 'Werkwijze', en: 'Method', fr: 'Méthode' } }),
    hulpmiddelen: manyToMany('equipment', {
      access: { update: 'worker' },
      label: { nl: 'Gebruikte uitrusting', en: 'Equipment used', fr: 'Équipement utilisé' },
    }),
    veiligheidsmaatregelen: textArea({
      access: { update: 'worker' },
      label: { nl: 'Veiligheidsmaatregelen', en: 'Safety measures', fr: 'Mesures de sécurité' },
    }),
    weersomstandigheden: text({
      access: { update: 'worker' },
      label: { nl: 'Weersomstandigheden', en: 'Weather', fr: 'Météo' },
    }),
    afwijkingen: textArea({
      access: { update: 'worker' },
      label: { nl: 'Afwijkingen van het plan', en: 'Departures from plan', fr: 'Écarts au plan' },
    }),
  },
  title: ['onderzoek'],
  table: { columns: ['onderzoek', 'inspecteurs', 'bewoner', 'telefoonnr1'] },
  form: [
    {
      title: { nl: 'Toegang', en: 'Access', fr: 'Accès' },
      fields: ['inspecteurs', 'bewoner', 'telefoonnr1', 'toegang', 'bewoond'],
    },
    {
      title: { nl: 'Uitvoering', en: 'Execution', fr: 'Exécution' },
      fields: ['methode', 'veiligheidsmaatregelen', 'weersomstandigheden', 'afwijkingen', 'hulpmiddelen'],
    },
  ],
  access: { read: 'member', create: 'planner', update: 'planner', delete: 'planner' },
})
