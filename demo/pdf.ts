const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64
const PER_LINE = 84

/** A page of A4 with a title and lines below it, as a PDF: what the demonstration has for a document that was received. */
export function pdfOf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), ''])
  const drawn = [
    `BT /B 17 Tf ${MARGIN} ${HEIGHT - 96} Td (${shown(title)}) Tj ET`,
    `${MARGIN} ${HEIGHT - 110} m ${WIDTH - MARGIN} ${HEIGHT - 110} l 0.6 w S`,
    `BT /R 10.5 Tf 15 TL ${MARGIN} ${HEIGHT - 136} Td`,
    ...lines.map((line) => `(${shown(line)}) Tj T*`),
    'ET',
  ].join('\n')
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(drawn, 'latin1')} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** What those fonts have, and what would end a string escaped. */
const shown = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '-').replace(/[\\()]/g, String.raw`\$&`)

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length >= PER_LINE) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** The objects of a PDF by their numbers, with the table that says where each begins. */
function assembled(objects: readonly string[]): Buffer {
  const starts: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
