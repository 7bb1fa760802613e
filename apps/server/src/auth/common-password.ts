/** Words that stand at the head of every list of leaked passwords, and those that people here would think of first. */
const words = new Set(
  `password passwort wachtwoord motdepasse welkom welcome bienvenue bonjour geheim secret admin administrator beheerder login
   inloggen letmein qwerty qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcdef abcdefg abcdefgh abcabc aaa
   iloveyou ikhouvanjou jetaime sunshine princess prinses dragon monkey football voetbal baseball basketball superman batman
   pokemon starwars whatever trustno master killer shadow michael jordan jennifer charlie summer winter spring autumn lente
   zomer herfst printemps automne januari februari maart april juni juli augustus september oktober november december
   maandag dinsdag woensdag donderdag vrijdag zaterdag zondag amsterdam rotterdam utrecht antwerpen nederland belgie holland
   ajax feyenoord psv computer internet samsung google facebook changeme default test testtest tester user gebruiker hallo
   vezel asbest asbestos onderzoek inspecteur liefde schatje lieverd familie mamma pappa chocolade koekje`
    .split(/\s+/)
    .filter(Boolean),
)
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  '1qaz2wsx3edc4rfv5tgb',
]
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const backwards = (text: string) => [...text].reverse().join('')
const isRow = (text: string) => rows.some((row) => row.includes(text) || backwards(row).includes(text))
/** One thing over and over again: `aaaaaaaa`, `12341234`. */
const isRepeated = (text: string) => /^(.{1,4})\1+.{0,3}$/.test(text)

/**
 * Whether a password is among those that are tried first: a common word with figures or signs around it or in place of its
 * letters, a row of keys, or one thing repeated. Lists of thousands hold little else; what people make is a variation.
 */
export function isCommonPassword(password: string): boolean {
  const said = password.toLowerCase()
  const bare = said.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = [...bare].map((sign) => letters[sign] ?? sign).join('')
  const core = said.replace(/[^a-z0-9]/g, '')
  return words.has(bare) || words.has(read) || isRow(core) || isRepeated(core)
}
