/** One SQL script taken apart, so that two of them can be compared and parts of one applied. */

const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|[();,]/g

/** Cuts at a character that stands outside brackets, texts and comments. */
function cutAt(separator: ';' | ',', script: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: found, index } of script.matchAll(quoted)) {
    if (found === '(') depth += 1
    if (found === ')') depth -= 1
    if (found !== separator || depth > 0) continue
    parts.push(script.slice(from, index))
    from = index + 1
  }
  return [...parts, script.slice(from)]
}

/** Without the comment above it and the space around it. */
const bare = (text: string) => text.replace(/^(?:\s+|--[^\n]*\n?|\/\*[\s\S]*?\*\/)+/, '').trimEnd()

/** The statements of a script, in order, each without its semicolon and the comment above it. */
export const statementsOf = (script: string): string[] => cutAt(';', script).map(bare).filter(Boolean)

/** The columns and constraints of a `create table`, in order; nothing for another statement. */
export function tableOfStatement(statement: string): { name: string; lines: string[] } | undefined {
  const [opening, name] = /^create table "?(\w+)"? \(/.exec(statement) ?? []
  if (!opening || !name) return undefined
  return {
    name,
    lines: cutAt(',', statement.slice(opening.length, statement.lastIndexOf(')')))
      .map(bare)
      .filter(Boolean),
  }
}

const besideTables =
  /^(?:create (?:or replace )?(?:function|procedure|view|trigger|constraint trigger|policy)|grant|revoke|alter default privileges|comment on)\b/i

/**
 * Whether a statement makes something that stands beside the tables and holds no rows: a function, view, policy, trigger
 * or grant. Such things are never in a migration: they are taken away before one and made anew after the last.
 */
export const isBesideTables = (statement: string): boolean => besideTables.test(statement)
