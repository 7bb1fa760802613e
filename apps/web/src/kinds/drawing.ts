import { drawnAttributes, drawnElements, leadsOut, sharingElements } from '@vezel/model/rules/drawn.ts'
import { isSvg, readSvg } from './svg.ts'

const named = new Set(drawnAttributes)
const begun = drawnAttributes.flatMap((name) => (name.endsWith('-*') ? [name.slice(0, -1)] : []))

/** Whether a text is all drawing: what the server takes of it, told while it is typed. The server decides. */
export const isDrawing = (text: string): boolean =>
  isSvg(text) && !/<!(DOCTYPE|ENTITY)/i.test(text) && [...readSvg(text).querySelectorAll('*')].every(draws)

const draws = (element: Element): boolean =>
  drawnElements.includes(element.nodeName) &&
  [...element.attributes].every((one) => isDrawn(element.nodeName, one.name, one.value)) &&
  !(element.nodeName === 'style' && leadsOut.test(element.textContent ?? ''))

function isDrawn(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href')
    return sharingElements.includes(element) && /^#[^\s<>]{1,200}$/.test(value)
  return (named.has(name) || begun.some((start) => name.startsWith(start))) && !leadsOut.test(value)
}
