import { phrases } from '@vezel/model/kit/phrase.ts'

/** What inputs of a kind say of what is in them. */
export const kindPhrases = phrases(
  {
    notGraphql: 'Dit is geen geldige GraphQL-query, kijk hem nog eens na.',
    notSvg: 'Dit is geen geldige SVG, dus er is niets te tekenen.',
    notDrawing:
      'Hier staat iets in dat niet tekent, zoals een script, een plaatje of een verwijzing naar buiten. Zo wordt het niet opgeslagen.',
    ownRisk: 'Wijzigen is op eigen risico. Voor #color en #opacity komen bij het tekenen de kleur en de dekking.',
    preview: 'Voorbeeld',
    contrast: 'Contrast: licht {light}, donker {dark}.',
    dimOnLight: 'Op licht is dit slecht te zien.',
    dimOnDark: 'Op donker is dit slecht te zien.',
    notCsv: 'File type is invalid',
    fileTooLarge: 'Kies een bestand van hoogstens {most} MB',
    turnLeft: 'Linksom draaien (L)',
    turnRight: 'Rechtsom draaien (R)',
  },
  {
    notGraphql: 'This is not a valid GraphQL query, please double check it.',
    notSvg: 'This is not a valid SVG, so there is nothing to draw.',
    notDrawing:
      'This holds what does not draw, such as a script, an image or a reference to elsewhere. It is not saved like this.',
    ownRisk: 'Edits are at your own risk. When drawn, #color and #opacity become the colour and the opacity.',
    preview: 'Preview',
    contrast: 'Contrast: light {light}, dark {dark}.',
    dimOnLight: 'On light this is hard to see.',
    dimOnDark: 'On dark this is hard to see.',
    notCsv: 'File type is invalid',
    fileTooLarge: 'Choose a file of at most {most} MB',
    turnLeft: 'Turn left (L)',
    turnRight: 'Turn right (R)',
  },
  {
    notGraphql: "Cette requête GraphQL n'est pas valide, veuillez la vérifier.",
    notSvg: "Ce SVG n'est pas valide : il n'y a rien à dessiner.",
    notDrawing:
      'Ceci contient autre chose qu’un dessin : un script, une image ou une référence externe. Ce ne sera pas enregistré.',
    ownRisk: 'Toute modification est à vos risques. Au dessin, #color et #opacity deviennent la couleur et l’opacité.',
    preview: 'Aperçu',
    contrast: 'Contraste : clair {light}, sombre {dark}.',
    dimOnLight: 'Peu visible sur fond clair.',
    dimOnDark: 'Peu visible sur fond sombre.',
    notCsv: "Ce type de fichier n'est pas accepté",
    fileTooLarge: 'Choisissez un fichier de {most} Mo au maximum',
    turnLeft: 'Tourner à gauche (L)',
    turnRight: 'Tourner à droite (R)',
  },
)

/** §8, empty lists. The Dutch is quoted: "dit" whatever the gender. */
export const nonePhrases = phrases(
  {
    none: 'Geen {items} gevonden',
    unread: 'De keuzes konden niet worden geladen',
    noneFor: 'Geen {items} gevonden voor dit {watched}',
    chooseFirst: 'Selecteer eerst een {watched}',
  },
  {
    none: 'No {items} found',
    unread: 'The choices could not be loaded',
    noneFor: 'No {items} found for this {watched}',
    chooseFirst: 'First select: {watched}',
  },
  {
    none: 'Pas de {items} trouvés',
    unread: 'Les choix n’ont pas pu être chargés',
    noneFor: 'Pas de {items} trouvés pour : {watched}',
    chooseFirst: "Choisissez d'abord : {watched}",
  },
)
