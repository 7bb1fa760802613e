/** A tree of patterns: `:name` takes one step of a path, `*` whatever is left, `:name?` at the end one step or none. */
export interface Branch<Self> {
  readonly path?: string
  readonly children?: readonly Self[]
  /** Paths at and below which more branches come, which are not there yet: a leaf for all of them. */
  readonly below?: readonly string[]
}
/** One leaf of the tree with everything above it. */
export interface Pattern<Self> {
  readonly chain: readonly Self[]
  readonly test: RegExp
  readonly names: readonly string[]
}
export interface Match<Self> {
  readonly chain: readonly Self[]
  readonly params: Readonly<Record<string, string>>
}

/** Lists the leaves of a tree, those that say more first: words before parameters, parameters before `*`. */
export function patternsOf<Self extends Branch<Self>>(tree: readonly Self[]): readonly Pattern<Self>[] {
  const found: { chain: readonly Self[]; path: string; rank: string }[] = []
  const add = (chain: readonly Self[], path: string) => found.push({ chain, path, rank: rankOf(path) })
  const visit = (branch: Self, above: readonly Self[], path: string) => {
    const chain = [...above, branch]
    const here = `${path}/${branch.path ?? ''}`.replace(/\/+/g, '/')
    if (branch.children) for (const child of branch.children) visit(child, chain, here)
    else if (branch.below) for (const one of branch.below) add(chain, `${path}/${one}/*`.replace(/\/+/g, '/'))
    else add(chain, here.replace(/(.)\/$/, '$1'))
  }
  for (const branch of tree) visit(branch, [], '')
  return found
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ chain, path }) => ({
      chain,
      names: [...path.matchAll(/:(\w+)|\*/g)].map(([all, name]) => name ?? all),
      test: testOf(path),
    }))
}

/** What a path sorts by: words before parameters, parameters before `*`. */
const rankOf = (path: string) =>
  path
    .split('/')
    .map((step) => (step === '*' ? '2' : step.startsWith(':') ? '1' : '0'))
    .join('')

/** Whether an address is of a path; worked out once, since all are listed again with each area that is fetched. */
function testOf(path: string): RegExp {
  let test = tests.get(path)
  if (!test) {
    const steps = path
      .replace(/\/:\w+\?/g, '(?:/([^/]+))?')
      .replace(/:\w+/g, '([^/]+)')
      .replace(/\/\*/, '(?:/(.*))?')
    test = new RegExp(`^${steps}/?$`)
    tests.set(path, test)
  }
  return test
}
const tests = new Map<string, RegExp>()

/** The leaf that a path leads to, or null. */
export function matchPath<Self>(patterns: readonly Pattern<Self>[], path: string): Match<Self> | null {
  for (const { chain, test, names } of patterns) {
    const found = test.exec(path)
    if (!found) continue
    const params = names.flatMap((name, at) =>
      found[at + 1] === undefined ? [] : [[name, decode(found[at + 1] ?? '')]],
    )
    return { chain, params: Object.fromEntries(params) as Record<string, string> }
  }
  return null
}

/** A path can be typed by hand, with escapes that mean nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
