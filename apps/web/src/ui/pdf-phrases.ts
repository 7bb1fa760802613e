import { phrases } from '@vezel/model/kit/phrase.ts'

/** What a PDF on a screen says; it comes with the part that shows one. */
export const pdfPhrases = phrases(
  {
    page: 'Pagina {number} van {of}',
    goToPage: 'Ga naar pagina',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fitWidth: 'Passend in de breedte',
    findInPdf: 'Zoek in deze pdf',
    hitOf: '{hit} van {of}',
    noHits: 'Niet gevonden',
    previousHit: 'Vorige treffer',
    nextHit: 'Volgende treffer',
    pdfFailed: 'Deze pdf kan niet worden getoond.',
  },
  {
    page: 'Page {number} of {of}',
    goToPage: 'Go to page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit to width',
    findInPdf: 'Find in this PDF',
    hitOf: '{hit} of {of}',
    noHits: 'Not found',
    previousHit: 'Previous hit',
    nextHit: 'Next hit',
    pdfFailed: 'This PDF cannot be shown.',
  },
  {
    page: 'Page {number} sur {of}',
    goToPage: 'Aller à la page',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fitWidth: 'Ajuster à la largeur',
    findInPdf: 'Rechercher dans ce PDF',
    hitOf: '{hit} sur {of}',
    noHits: 'Introuvable',
    previousHit: 'Résultat précédent',
    nextHit: 'Résultat suivant',
    pdfFailed: 'Ce PDF ne peut pas être affiché.',
  },
)
