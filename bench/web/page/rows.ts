/** One of the 20,000 rows of the tables, the same on every page. */
export interface BenchRow {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly product: string
  readonly space: string
  readonly status: string
  readonly amount: number
  readonly unit: string
  readonly date: string
  readonly person: string
}

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T
const products = ['Vlakke plaat', 'Leidingisolatie', 'Vloerzeil', 'Koord', 'Golfplaat', 'Kit', 'Pakking']
const spaces = ['Kruipruimte', 'Lokaal', 'Gang', 'Zolder', 'Stookruimte', 'Gevel', 'Dak', 'Berging']
const states = ['Asbesthoudend', 'Asbestverdacht', 'Geen asbest', 'Gesaneerd']
const people = ['Femke de Boer', 'Samir El Amrani', 'Ilse Brouwer', 'Tom Visser', 'Noor Jansen']

export const rows: readonly BenchRow[] = Array.from({ length: 20_000 }, (_, n) => {
  const mixed = (n * 7919) % 20_000
  return {
    id: String(n),
    number: `B${n}`,
    name: `${pick(products, mixed)}, ${pick(spaces, mixed >> 3).toLowerCase()}`,
    product: pick(products, mixed),
    space: pick(spaces, mixed >> 3),
    status: pick(states, mixed >> 5),
    amount: (mixed % 500) / 2,
    unit: pick(['m²', 'm', 'st'], mixed),
    date: `20${pick(['aa', 'bb', 'cc'], n)}`,
    person: pick(people, mixed >> 2),
  }
})

/** A row as one of the spaces of an asset. */
export interface SpaceRow extends BenchRow {
  readonly floor: string
  /** How deep it lies in others. */
  readonly depth: number
}

/** 400 to a floor, and of eight one is a wing, five its rooms, and two lie in the last of those. */
export const spaceRows: readonly SpaceRow[] = rows.slice(0, 5000).map((row, n) => ({
  ...row,
  floor: `Verdieping ${Math.floor(n / 400)}`,
  depth: n % 8 === 0 ? 0 : n % 8 < 6 ? 1 : 2,
}))

export const titles = {
  number: 'Nummer',
  name: 'Naam',
  product: 'Materiaal',
  space: 'Ruimte',
  status: 'Status',
  amount: 'Aantal',
  unit: 'Eenheid',
  date: 'Reeks',
  person: 'Door',
} as const
export type ColumnName = keyof typeof titles
export const columnNames = Object.keys(titles) as ColumnName[]
