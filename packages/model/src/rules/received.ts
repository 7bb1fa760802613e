import type { Rule } from './rule.ts'

/** A file stands only beside what was received: `field` says whether it was. */
export const isReceived = (field: string): Rule => ({
  name: 'isReceived',
  args: [field],
  message: {
    nl: 'Er is een bestand, dus het document is ontvangen: verwijder het bestand, of laat Beschikbaar op Ja',
    en: 'There is a file, so the document was received: remove the file, or leave Available at Yes',
    fr: 'Il y a un fichier, le document a donc été reçu : supprimez le fichier, ou laissez Disponible sur Oui',
  },
  test: (_file, draft) => draft[field] !== false,
})
