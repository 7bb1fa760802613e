import { randomFrom } from './photos/random.ts'

const WIDTH = 520
const HEIGHT = 160

/** A signature as a pen would leave it, black on nothing, as an svg document: the same name is always signed in the same way. */
export function signatureOf(name: string): string {
  const { between, chance } = randomFrom(name)
  const letters = [...name.replace(/[^\p{L}]/gu, '')].slice(0, 11)
  const step = (WIDTH - 90) / letters.length
  const line = letters.map((letter, i) => {
    const x = 40 + i * step
    const tall = letter === letter.toUpperCase() || chance(0.25)
    const rise = tall ? between(60, 85) : between(18, 38)
    const at = (dx: number, dy: number) => `${(x + dx * step).toFixed(1)} ${(100 + dy).toFixed(1)}`
    return `C${at(0.1, -rise)} ${at(0.7, -rise * between(0.7, 1.1))} ${at(0.55, between(-6, 14))} S${at(0.8, between(-30, -10))} ${at(1, between(-8, 8))}`
  })
  const end = `C${WIDTH - 60} 150 ${WIDTH / 2} 140 ${between(60, 140).toFixed(0)} ${between(126, 140).toFixed(0)}`
  const pen = 'fill="none" stroke="#111111" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path ${pen} d="M40 100 ${line.join(' ')} ${end}"/></svg>`
}
