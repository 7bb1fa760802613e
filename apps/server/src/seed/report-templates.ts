import { type EntityKey, model } from '@vezel/model'
import type { ClientBase } from 'pg'
import { insertRows } from '../db/bulk.ts'

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

/** The standard templates of a firm with their chapters, of which templates share those of one name. `idOf` gives each its id. */
export async function seedTemplates(
  db: ClientBase,
  organisation: number,
  idOf: (kind: EntityKey, key: string) => string,
): Promise<void> {
  const chapters = [...new Map(reportTemplates.flatMap((t) => t.chapters).map((one) => [one.naam, one])).values()]
  await insertRows(
    db,
    model.entity('reportTemplate'),
    organisation,
    reportTemplates.map(({ key, chapters: _, ...template }) => ({ ...template, id: idOf('reportTemplate', key) })),
  )
  await insertRows(
    db,
    model.entity('reportChapter'),
    organisation,
    chapters.map((one) => ({ ...one, id: idOf('reportChapter', one.naam) })),
  )
  await insertRows(
    db,
    model.entity('templateChapter'),
    organisation,
    reportTemplates.flatMap(({ key, chapters }) =>
      chapters.map(({ naam }, volgorde) => ({
        id: idOf('templateChapter', `${key}/${naam}`),
        rapport_template: idOf('reportTemplate', key),
        rapport_hoofdstuk: idOf('reportChapter', naam),
        volgorde,
      })),
    ),
  )
}
