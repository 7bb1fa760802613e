import type { Paper } from '../room.ts'

/** One heading of the report, for the contents list and the PDF's outline. */
export interface Heading {
  readonly id: string
  readonly level: 1 | 2 | 3 | 4
  /** `2.3.1`, `Bijlage A`; empty on pages that are not counted. */
  readonly number: string
  readonly title: string
}

/** What stands above a page; every change of it is a page style of its own, because Chromium has no running texts. */
export interface PageHead {
  readonly name: string
  /** Null where it names the chapters on the page, which is known when they have been printed: `chapterHeads`. */
  readonly left: string | null
  readonly right: string
  /** The number of a source, set large. */
  readonly large: boolean
  /** Paper of its own; else that of the report. */
  readonly paper?: Paper | undefined
}

/** Pages that begin with the heading of a chapter or appendix, and may follow on where those before them end. */
export interface Opening {
  /** Id of that heading. */
  readonly id: string
  /** Whether the pages before it are a sheet or a plan, which nothing follows on. */
  readonly isAfterSheet: boolean
}

/** Anchor of a counted heading: `h2-3`. */
export const headingId = (number: string) => `h${number.replaceAll('.', '-')}`

/** Anchor of an appendix: `bijlage-A`. */
export const appendixId = (letter: string) => `bijlage-${letter}`

interface NewPages {
  /** Id of the heading of a chapter or appendix with which they begin. */
  readonly opens?: string | undefined
  readonly left?: string | null | undefined
  readonly right: string
  readonly large?: boolean | undefined
  readonly paper?: Paper | undefined
}

/**
 * Numbers headings and tables in the order they are rendered and remembers them. React renders a report once, on the
 * server, from top to bottom, so the order of calls is the order on paper.
 */
export class Outline {
  readonly headings: Heading[] = []
  readonly heads: PageHead[] = []
  readonly openings: Opening[] = []
  readonly #counters = [0, 0, 0, 0]
  #chapter = ''
  #tables = 0
  #appendices = 0
  readonly #appendixWord: (letter: string) => string

  constructor(appendixWord: (letter: string) => string) {
    this.#appendixWord = appendixWord
  }

  /** A counted heading; level 1 opens a chapter and restarts its tables. */
  heading(level: Heading['level'], title: string, id?: string): Heading {
    if (level === 1 && this.#appendices > 0) throw new Error('appendices come after the chapters')
    this.#counters[level - 1]! += 1
    this.#counters.fill(0, level)
    if (level === 1) this.#open(String(this.#counters[0]))
    const number = this.#appendices > 0 ? this.#appendixNumber(level) : this.#counters.slice(0, level).join('.')
    return this.#add({ id: id ?? headingId(number), level, number, title })
  }

  /** Opens `Bijlage A`, `Bijlage B` and so on; headings below it are `A.1`. */
  appendix(title: string): Heading {
    this.#appendices += 1
    this.#counters.fill(0)
    const letter = this.#letter()
    this.#open(letter)
    return this.#add({ id: appendixId(letter), level: 1, number: this.#appendixWord(letter), title })
  }

  /** `6.2` for the second table of chapter 6. */
  table(): string {
    this.#tables += 1
    return `${this.#chapter}.${this.#tables}`
  }

  /** A new kind of page, which starts one. */
  page({ opens, left = null, right, large = false, paper }: NewPages): string {
    const before = this.heads.at(-1)
    if (opens !== undefined && before !== undefined)
      this.openings.push({ id: opens, isAfterSheet: before.large || before.paper !== undefined })
    const name = `p${this.heads.length + 1}`
    this.heads.push({ name, left, right, large, paper })
    return name
  }

  #add(heading: Heading): Heading {
    this.headings.push(heading)
    return heading
  }

  #open(chapter: string) {
    this.#chapter = chapter
    this.#tables = 0
  }

  #letter(): string {
    return String.fromCharCode(64 + this.#appendices)
  }

  #appendixNumber(level: number): string {
    return [this.#letter(), ...this.#counters.slice(1, level)].join('.')
  }
}
