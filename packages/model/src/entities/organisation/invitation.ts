import { entity } from '../../kit/entity.ts'
import { belongsTo, choice, computedChoice, datetime, list, text } from '../../kit/field.ts'
import { inventarisatieRollen } from '../../lookups/lists.ts'
import { maxLength } from '../../rules/lengths.ts'
import { hasNoNumbers, isEmail } from '../../rules/patterns.ts'

/** What became of an invitation. Its link works while it is open. */
export const invitationStates = {
  onderweg: { nl: 'Wordt verstuurd', en: 'Being sent', fr: "En cours d'envoi" },
  open: { nl: 'Wacht op antwoord', en: 'Awaiting an answer', fr: 'En attente de réponse' },
  verlopen: { nl: 'Verlopen', en: 'Expired', fr: 'Expirée' },
  aangenomen: { nl: 'Aangenomen', en: 'Accepted', fr: 'Acceptée' },
  afgeslagen: { nl: 'Afgeslagen', en: 'Declined', fr: 'Refusée' },
  ingetrokken: { nl: 'Ingetrokken', en: 'Withdrawn', fr: 'Retirée' },
} as const

/**
 * Asks somebody to work for the organisation. It holds what the inviter typed, and nothing of the person it may reach:
 * whether that address has an account shows nowhere. Accepting it, with the link from the mail, makes the staff member.
 */
export const invitation = entity({
  key: 'invitation',
  api: { type: 'Uitnodiging', plural: 'uitnodigingen' },
  label: { nl: 'Uitnodiging', en: 'Invitation', fr: 'Invitation' },
  plural: { nl: 'Uitnodigingen', en: 'Invitations', fr: 'Invitations' },
  fields: {
    email: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'E-mailadres', en: 'Email address', fr: 'Adresse e-mail' },
      inputType: 'email',
      required: true,
      rules: [isEmail],
    }),
    name: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'Voornaam', en: 'First name', fr: 'Prénom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    tussenvoegsel: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'Tussenvoegsel', en: 'Name prefix', fr: 'Particule' },
      rules: [hasNoNumbers, maxLength(20)],
    }),
    achternaam: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'Achternaam', en: 'Last name', fr: 'Nom' },
      required: true,
      rules: [hasNoNumbers],
    }),
    phone_number: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'Telefoonnummer', en: 'Phone number', fr: 'Téléphone' },
      inputType: 'tel',
      rules: [maxLength(30)],
    }),
    locale: choice(
      {
        nl: { nl: 'Nederlands', en: 'Dutch', fr: 'Néerlandais' },
        en: { nl: 'Engels', en: 'English', fr: 'Anglais' },
        fr: { nl: 'Frans', en: 'French', fr: 'Français' },
      },
      { label: { nl: 'Taal', en: 'Language', fr: 'Langue' }, required: true, default: 'nl' },
    ),
    inventarisatie_rol: list(inventarisatieRollen, {
      copy: 'never',
      label: { nl: 'Rol', en: 'Role', fr: 'Rôle' },
      required: true,
    }),
    vestiging: belongsTo('branch', { onDelete: 'null' }),
    functie: text({
      personal: true,
      retention: 'invitation',
      label: { nl: 'Functie', en: 'Job title', fr: 'Fonction' },
    }),
    verzonden_op: datetime({ label: { nl: 'Laatst verstuurd', en: 'Last sent', fr: 'Dernier envoi' }, readOnly: true }),
    accepted_at: datetime({ label: { nl: 'Aangenomen', en: 'Accepted', fr: 'Acceptée' }, readOnly: true }),
    declined_at: datetime({ label: { nl: 'Afgeslagen', en: 'Declined', fr: 'Refusée' }, readOnly: true }),
    withdrawn_at: datetime({ label: { nl: 'Ingetrokken', en: 'Withdrawn', fr: 'Retirée' }, readOnly: true }),
    status: computedChoice(invitationStates, { always: true, label: { nl: 'Status', en: 'Status', fr: 'Statut' } }),
  },
  title: ['email'],
  search: ['email', 'name', 'achternaam'],
  order: ['created_at'],
  table: {
    columns: [
      'email',
      'name',
      'achternaam',
      'inventarisatie_rol',
      'status',
      'verzonden_op',
      'accepted_at',
      'declined_at',
      'withdrawn_at',
    ],
    views: {
      waiting: {
        label: { nl: 'Wacht op antwoord', en: 'Awaiting an answer', fr: 'En attente de réponse' },
        filter: { status: 'is.onderweg.open' },
      },
      answered: {
        label: { nl: 'Beantwoord', en: 'Answered', fr: 'Répondues' },
        filter: { status: 'is.aangenomen.afgeslagen' },
      },
      expired: {
        label: { nl: 'Verlopen of ingetrokken', en: 'Expired or withdrawn', fr: 'Expirées ou retirées' },
        filter: { status: 'is.verlopen.ingetrokken' },
      },
    },
  },
  form: [
    {
      title: { nl: 'Persoon', en: 'Person', fr: 'Personne' },
      fields: ['email', 'name', 'tussenvoegsel', 'achternaam', 'phone_number', 'locale'],
    },
    {
      title: { nl: 'Medewerker', en: 'Staff member', fr: 'Collaborateur' },
      fields: ['inventarisatie_rol', 'vestiging', 'functie'],
    },
  ],
  access: { read: 'manager', create: 'manager', update: 'nobody', delete: 'manager' },
})
