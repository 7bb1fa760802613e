// Compresses the built page once, so that the server sends files as they lie.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Images and fonts are compressed already; a smaller text gains nothing. */
const text = /\.(?:js|mjs|css|html|svg|json|wasm|txt)$/
const WORTH_BYTES = 1024

/** Puts a `.br` and a `.gz` beside every text file of the folder. */
export async function compress(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    paths.map(async (path) => {
      const content = readFileSync(path)
      if (content.length < WORTH_BYTES) return
      // The highest quality gains two hundredths and takes four times as long.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
