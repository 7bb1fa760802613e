import { entity } from '../../kit/entity.ts'
import { belongsTo, boolean, choice, computed, datetime, list, secret, text } from '../../kit/field.ts'
import { externalSystems } from '../../lookups/with-fields.ts'
import { isEmail, isHttps } from '../../rules/patterns.ts'

/** How orders reach a laboratory and results come back, for one branch or for all. */
export const laboratoryConnection = entity({
  key: 'laboratoryConnection',
  api: { type: 'LaboratoriumKoppeling', plural: 'laboratoriumKoppelingen' },
  label: { nl: 'Koppeling', en: 'Connection', fr: 'Liaison' },
  plural: { nl: 'Koppelingen', en: 'Connections', fr: 'Liaisons' },
  fields: {
    laboratorium: belongsTo('laboratory', { required: true, inverse: 'koppelingen' }),
    vestiging: belongsTo('branch', {
      whenEmpty: { nl: 'Alle vestigingen', en: 'All branches', fr: 'Toutes les agences' },
    }),
    external_system: list(externalSystems, {
      label: { nl: 'Extern systeem', en: 'External system', fr: 'Système externe' },
      default: 'laboratoriumkoppeling',
    }),
    soort: choice(
      {
        email: { nl: 'E-mail', en: 'Email', fr: 'E-mail' },
        api: { nl: 'Koppelvlak (API)', en: 'Interface (API)', fr: 'Interface (API)' },
        portaal: { nl: 'Portaal', en: 'Portal', fr: 'Portail' },
      },
      {
        label: { nl: 'Soort koppeling', en: 'Connection type', fr: 'Type de liaison' },
        required: true,
        default: 'email',
      },
    ),
    klantnummer: text({
      label: { nl: 'Klantnummer', en: 'Customer number', fr: 'Numéro de client' },
      help: { nl: 'Ons nummer bij het laboratorium', en: 'Our number at the laboratory', fr: 'Notre numéro au labo' },
    }),
    email: text({
      label: { nl: 'E-mailadres opdrachten', en: 'Email for orders', fr: 'E-mail des commandes' },
      inputType: 'email',
      rules: [isEmail],
    }),
    api_url: text({
      label: { nl: 'Adres koppelvlak', en: 'Interface address', fr: "Adresse de l'interface" },
      rules: [isHttps],
    }),
    api_sleutel: secret({
      since: 'sleutel_sinds',
      label: { nl: 'Sleutel', en: 'Key', fr: 'Clé' },
      help: {
        nl: 'Wordt versleuteld bewaard en is daarna niet meer te lezen. Leeg laat staan wat er is. Gaat weg met de koppeling.',
        en: 'Kept encrypted and not readable afterwards. Empty leaves what is there. Goes with the connection.',
        fr: 'Conservée chiffrée et illisible ensuite. Vide : la clé actuelle reste. Disparaît avec la liaison.',
      },
    }),
    sleutel_sinds: computed('datetime', { label: { nl: 'Sleutel sinds', en: 'Key since', fr: 'Clé depuis' } }),
    active: boolean({ label: { nl: 'Actief', en: 'Active', fr: 'Actif' }, required: true, default: true }),
    laatste_sync: datetime({
      label: { nl: 'Laatste uitwisseling', en: 'Last exchange', fr: 'Dernier échange' },
      readOnly: true,
    }),
    laatste_fout: text({ label: { nl: 'Laatste fout', en: 'Last error', fr: 'Dernière erreur' }, readOnly: true }),
  },
  title: ['laboratorium', 'soort'],
  order: ['created_at'],
  table: { columns: ['laboratorium', 'vestiging', 'soort', 'active', 'sleutel_sinds', 'laatste_sync'] },
  form: [
    {
      title: { nl: 'Koppeling', en: 'Connection', fr: 'Liaison' },
      fields: ['laboratorium', 'vestiging', 'external_system', 'soort', 'klantnummer', 'active'],
    },
    {
      title: { nl: 'Toegang', en: 'Access', fr: 'Accès' },
      fields: ['email', 'api_url', 'api_sleutel'],
    },
  ],
  hide: {
    email: (draft) => draft.soort !== 'email',
    api_url: (draft) => draft.soort === 'email',
    api_sleutel: (draft) => draft.soort !== 'api',
  },
  requiredWhen: {
    email: (draft) => draft.soort === 'email',
    api_url: (draft) => draft.soort === 'api',
  },
  access: { read: 'manager', create: 'manager', update: 'manager', delete: 'manager' },
})
