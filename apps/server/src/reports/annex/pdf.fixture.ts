/** A PDF of pages in these sizes, in points, each with a black bar across it. */
export function pdfOf(sizes: readonly (readonly [width: number, height: number])[]): Uint8Array {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sizes.length} /Kids [${sizes.map((_, at) => `${3 + at * 2} 0 R`).join(' ')}] >>`,
    ...sizes.flatMap(([width, height], at) => {
      const ink = `0 g 0 ${height / 2} ${width} ${height / 10} re f`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents ${4 + at * 2} 0 R >>`,
        `<< /Length ${ink.length} >>\nstream\n${ink}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = parts.map((part, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${part}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const head = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}`
  const end = `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + head + end, 'latin1')
}
