import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entity } from '@vezel/model/kit/entity.ts'
import type { Field } from '@vezel/model/kit/field.ts'
import { rulesOf } from '@vezel/model/kit/model.ts'
import sharp from 'sharp'
import { pdfOf } from '../../../../demo/pdf.ts'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import type { TestApi } from './api.ts'
import { VESSEL_SURVEY } from './one-of-each/making.ts'
import { anotherImo } from './ship-numbers.ts'

let days = 0
/** A day that was not given before, also where records are made anew in the same database. */
function anotherDay(): string {
  days += 1
  return new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10)
}

/**
 * What a record of any kind can be made with, and one of its fields changed to: worked out from its definition, with the
 * records of `ids` to point at. Uploads pass through `folder`.
 */
export function anyRecords(api: TestApi, ids: ReadonlyMap<string, string>, folder: string) {
  const isGiven = (field: Field) => field.kind !== 'computed' && !field.readOnly
  let count = 0

  /** A value that a field takes; of a relation the record that is there. */
  async function valueFor(field: Field): Promise<unknown> {
    count += 1
    switch (field.kind) {
      case 'belongsTo':
        return { connect: { id: ids.get(field.target) ?? '1' } }
      case 'manyToMany':
        return { connect: [{ id: ids.get(field.target) ?? '1' }] }
      case 'choice':
        return field.choices[0]?.value
      case 'boolean':
        return true
      case 'integer':
      case 'decimal':
        return 1
      case 'date':
        return field.unique === undefined ? '2026-11-20' : anotherDay()
      case 'datetime':
        return '2026-11-20 09:00:00'
      case 'json':
        return {}
      case 'color':
        return '#336699'
      case 'svg':
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
      case 'file':
        return field.accept.includes('jpg') ? photo() : pdf()
      default:
        return wordFor(field)
    }
  }

  /** A text that every rule of the field lets pass; throws where none is known. */
  function wordFor(field: Field): string {
    // Another one each time, also without digits.
    const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const words = [
      `Proef ${count}`,
      `Proef ${letters}`,
      `PROEF ${letters}`,
      `proef${count}@proef.test`,
      `https://proef.test/${count}`,
      '9990 AA',
      'JJJJ-000',
      'QZ',
      `NL${letters.toUpperCase().padStart(3, 'X').slice(-3)}`,
      '30123456',
    ]
    const word = words.find((one) => rulesOf(field).every((rule) => rule.test(one, {})))
    if (word === undefined)
      throw new Error(
        `No word obeys ${field.rules.map((rule) => rule.name).join(', ')}: give one in wordFor, or in inputs`,
      )
    return word
  }

  /** Tests beside this one write theirs into the same folder. */
  const ownPath = (name: string) => join(folder, `${process.pid}-${name}`)

  async function pdf() {
    const path = ownPath('stuk.pdf')
    await writeFile(path, pdfOf('Stuk', ['Proef']))
    return inspectLocalFile(api.services.files, path, 'stuk.pdf')
  }

  async function photo() {
    const path = ownPath('foto.jpg')
    await writeFile(
      path,
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
        .jpeg()
        .toBuffer(),
    )
    return inspectLocalFile(api.services.files, path, 'foto.jpg')
  }

  /** What a new record cannot do without. */
  async function inputFor(entity: Entity): Promise<Record<string, unknown>> {
    const needed = Object.entries(entity.fields).filter(
      ([, f]) => isGiven(f) && f.required && (f.default === undefined || f.kind === 'belongsTo'),
    )
    return Object.fromEntries(await Promise.all(needed.map(async ([name, f]) => [name, await valueFor(f)])))
  }

  /** One field with a new value: the plainest that the definition has. */
  async function changeFor(entity: Entity): Promise<Record<string, unknown>> {
    const own = changes[entity.key]
    if (own) return own
    // What is hidden at times would be cleared.
    const given = Object.entries(entity.fields).filter(([name, f]) => isGiven(f) && !(name in entity.hide))
    const isPlain = (f: Field) => f.rules.every((rule) => rule.name === 'maxLength') && f.unique === undefined
    const [name, field] =
      given.find(([, f]) => (f.kind === 'text' || f.kind === 'textArea') && isPlain(f)) ??
      given.find(([, f]) => f.kind === 'boolean') ??
      given.find(([, f]) => f.kind === 'choice' || f.kind === 'integer' || f.kind === 'decimal') ??
      given.find(([, f]) => f.kind === 'datetime' || f.kind === 'date') ??
      given[0] ??
      []
    if (name === undefined || !field) throw new Error(`${entity.key} has nothing to change`)
    return { [name]: await valueFor(field) }
  }

  /** Where the plainest field is not free: its words name an item. */
  const changes: Readonly<Record<string, Record<string, unknown>>> = {
    laboratoryPossibility: { code_laboratorium: 'PLM-2' },
  }

  /** What a definition does not tell of a new record. */
  const inputs: Readonly<Record<string, () => Record<string, unknown>>> = {
    inventoryAsset: () => ({ asset: { connect: { id: ids.get('vessel') } } }),
    // Words that name an item of a set, and another than the one that is there.
    laboratoryPossibility: () => ({
      stof: 'Asbest',
      monster_soort: 'Materiaalmonster',
      analyse_methode: 'Elektronenmicroscopie, aanvullend (NEN 5896)',
    }),
    // Named by a rule of the dossier, another one each time.
    gapArgument: () => ({ gat: `methodMissing ${++count}` }),
    assetTemplateSpace: () => ({ naam: `Ruimte ${++count}` }),
    vscpEntry: () => ({ onderzoek: { connect: { id: ids.get(VESSEL_SURVEY) } } }),
    vesselSpace: () => ({ asset: { connect: { id: ids.get('vessel') } } }),
    vessel: () => ({ naam: 'Proef', imo_nummer: anotherImo() }),
    building: () => ({ straatnaam: 'Kade', huisnummer: 7, postcode: '9990 AA', plaats: 'Waterveen' }),
  }

  /** All that a new record needs, as far as its definition tells. */
  const wholeInputFor = async (entity: Entity) => ({ ...(await inputFor(entity)), ...inputs[entity.key]?.() })
  return { valueFor, wholeInputFor, changeFor }
}
