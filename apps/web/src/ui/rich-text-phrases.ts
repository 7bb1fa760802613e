import { phrases } from '@vezel/model/kit/phrase.ts'

/** What the editor of formatted text says; it comes with the editor. */
export const richTextPhrases = phrases(
  {
    bold: 'Vet',
    italic: 'Cursief',
    bulletList: 'Opsomming',
    numberedList: 'Genummerde lijst',
    heading: 'Kop',
    link: 'Link',
    linkAddress: 'Adres van de link',
    rawCode: 'Code bekijken',
    formatting: 'Opmaak',
  },
  {
    bold: 'Bold',
    italic: 'Italic',
    bulletList: 'Bullet list',
    numberedList: 'Numbered list',
    heading: 'Heading',
    link: 'Link',
    linkAddress: 'Address of the link',
    rawCode: 'View code',
    formatting: 'Formatting',
  },
  {
    bold: 'Gras',
    italic: 'Italique',
    bulletList: 'Liste à puces',
    numberedList: 'Liste numérotée',
    heading: 'Titre',
    link: 'Lien',
    linkAddress: 'Adresse du lien',
    rawCode: 'Voir le code',
    formatting: 'Mise en forme',
  },
)
