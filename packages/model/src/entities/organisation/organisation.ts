import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, file, integer, text } from '../../kit/field.ts'
import { between } from '../../rules/between.ts'
import { companyNumber } from '../../rules/company-number.ts'
import { maxLength } from '../../rules/lengths.ts'
import { isNumberFormat } from '../../rules/number-format.ts'
import { isEmail, isHttps } from '../../rules/patterns.ts'
import { numbersBy, usualNumberFormat } from '../../survey-number.ts'
import { validityYears, years } from '../../validity.ts'

/** The company that surveys. Everything its people record belongs to it, and no other company sees it. */
export const organisation = entity({
  key: 'organisation',
  api: { type: 'InventarisatieOrganisatie', plural: 'inventarisatieOrganisaties' },
  label: { nl: 'Organisatie', en: 'Organisation', fr: 'Organisation' },
  plural: { nl: 'Organisaties', en: 'Organisations', fr: 'Organisations' },
  id: 'integer',
  scope: 'tenant',
  fields: {
    naam: text({ label: { nl: 'Naam', en: 'Name', fr: 'Nom' }, required: true }),
    variable_set: belongsTo('variableSet', { required: true, onDelete: 'restrict' }),
    land: choice(
      {
        NL: { nl: 'Nederland', en: 'Netherlands', fr: 'Pays-Bas' },
        BE: { nl: 'België', en: 'Belgium', fr: 'Belgique' },
      },
      { label: { nl: 'Land', en: 'Country', fr: 'Pays' }, required: true, default: 'NL' },
    ),
    kvk_nummer: text({
      label: { nl: 'Handelsregisternummer', en: 'Company number', fr: "Numéro d'entreprise" },
      rules: [companyNumber('land')],
    }),
    btw_nummer: text({ label: { nl: 'Btw-nummer', en: 'VAT number', fr: 'Numéro de TVA' }, rules: [maxLength(20)] }),
    email: text({
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      rules: [isEmail],
    }),
    telefoon: text({
      label: { nl: 'Telefoon', en: 'Phone', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    logo: file({ label: { nl: 'Logo', en: 'Logo', fr: 'Logo' }, accept: ['png', 'svg'], maxMegabytes: 15 }),
    adres: belongsTo('address', { unique: true, onDelete: 'null' }),
    onderzoeknummer_format: text({
      label: { nl: 'Opmaak onderzoeknummer', en: 'Survey number format', fr: 'Format du numéro' },
      help: {
        nl: 'JJJJ is het jaar, elke 0 een cijfer van het volgnummer',
        en: 'JJJJ is the year, each 0 a digit of the sequence number',
        fr: "JJJJ est l'année, chaque 0 un chiffre du numéro d'ordre",
      },
      comesTo: numbersBy,
      default: usualNumberFormat,
      rules: [maxLength(50), isNumberFormat],
    }),
    geldigheid_jaren: integer({
      label: { nl: 'Geldigheid rapport', en: 'Report validity', fr: 'Validité du rapport' },
      unit: years,
      default: validityYears,
      rules: [between(1, 10)],
    }),
    /** Shown beside a survey in a frame of its own; only origins that the server lets in are. */
    externe_pagina: text({
      label: { nl: 'Adres externe pagina', en: 'Address of the external page', fr: 'Adresse de la page externe' },
      help: {
        nl: 'Begint met https://. De herkomst moet op de server zijn toegestaan',
        en: 'Begins with https://. Its origin must be allowed on the server',
        fr: "Commence par https://. L'origine doit être autorisée sur le serveur",
      },
      rules: [isHttps],
      access: { update: 'admin' },
    }),
    /** Asked at their next log-in. */
    tweede_factor_verplicht: boolean({
      label: {
        nl: 'Tweede stap bij inloggen verplicht',
        en: 'Second step of the log-in required',
        fr: 'Deuxième étape de connexion exigée',
      },
      help: {
        nl: 'Voor managers en beheerders. Wie hem nog niet heeft, stelt hem in bij de eerstvolgende keer inloggen',
        en: 'For managers and administrators. Whoever does not have it yet sets it up at the next log-in',
        fr: 'Pour les responsables et les administrateurs, dès leur prochaine connexion',
      },
      default: false,
      access: { update: 'admin' },
    }),
    standaard_laboratorium: belongsTo('laboratory', {
      label: { nl: 'Standaardlaboratorium', en: 'Default laboratory', fr: 'Laboratoire par défaut' },
      onDelete: 'null',
    }),
  },
  title: ['naam'],
  table: { columns: ['naam', 'land', 'variable_set'] },
  form: [
    {
      title: { nl: 'Organisatie', en: 'Organisation', fr: 'Organisation' },
      fields: ['naam', 'land', 'kvk_nummer', 'btw_nummer', 'email', 'telefoon', 'logo'],
    },
    {
      title: { nl: 'Instellingen', en: 'Settings', fr: 'Paramètres' },
      fields: [
        'variable_set',
        'onderzoeknummer_format',
        'geldigheid_jaren',
        'standaard_laboratorium',
        'externe_pagina',
        'tweede_factor_verplicht',
      ],
    },
  ],
  access: { read: 'member', create: 'nobody', update: 'manager', delete: 'nobody' },
})
