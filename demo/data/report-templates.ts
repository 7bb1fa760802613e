type Chapter = { naam: string; titel: string; is_bijlage: boolean; nieuwe_pagina: boolean }
const chapter = (titel: string, nieuwe_pagina = true): Chapter => ({
  naam: titel,
  titel,
  is_bijlage: false,
  nieuwe_pagina,
})
const appendix = (titel: string): Chapter => ({ naam: titel, titel, is_bijlage: true, nieuwe_pagina: true })

/** The report templates: which chapters a report has, in which order. What a chapter prints is code; its place is data. */
export const reportTemplates: {
  key: string
  naam: string
  taal: 'nl' | 'en' | 'fr'
  papierformaat: 'A4' | 'A3'
  orientatie: 'staand' | 'liggend'
  active: boolean
  chapters: Chapter[]
}[] = [
  {
    key: 'nl',
    naam: 'Asbestinventarisatie NL',
    taal: 'nl',
    papierformaat: 'A4',
    orientatie: 'staand',
    active: true,
    chapters: [
      chapter('Samenvatting'),
      chapter('Opdracht en object'),
      chapter('Vooronderzoek', false),
      chapter('Werkwijze', false),
      chapter('Resultaten veldwerk'),
      chapter('Bronnen'),
      chapter('Risicoklasse en verwijdering', false),
      chapter('Conclusies en aanbevelingen'),
      appendix('Plattegronden'),
      appendix('Fotorapportage'),
      appendix('Analysecertificaten'),
      appendix('SMA-rt uitdraaien'),
      appendix('Certificaten'),
    ],
  },
  {
    key: 'be',
    naam: 'Asbestinventaris Vlaanderen',
    taal: 'nl',
    papierformaat: 'A4',
    orientatie: 'staand',
    active: true,
    chapters: [
      chapter('Samenvatting'),
      chapter('Opdracht en object'),
      chapter('Voorbereiding'),
      chapter('Werkwijze', false),
      chapter('Resultaten veldwerk'),
      chapter('Bronnen'),
      chapter('Conclusies en aanbevelingen'),
      appendix('Plattegronden'),
      appendix('Fotorapportage'),
      appendix('Analysecertificaten'),
      appendix('Certificaten'),
    ],
  },
  {
    key: 'ihm',
    naam: 'IHM',
    taal: 'en',
    papierformaat: 'A3',
    orientatie: 'liggend',
    active: true,
    chapters: [
      chapter('Summary'),
      chapter('Vessel'),
      chapter('Document analysis'),
      chapter('Check plan'),
      chapter('Findings'),
      chapter('Inventory part I'),
      chapter('Conclusions'),
      appendix('Plans'),
      appendix('Laboratory certificates'),
    ],
  },
]
