import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { inspectLocalFile } from '../files/uploaded-file.ts'
import type { Services } from '../services.ts'

/** A small picture as an upload brings it, written in `folder`; each is another one, so none is the same file. */
export async function picture({ files }: Pick<Services, 'files'>, folder: string) {
  const path = join(folder, `${randomUUID()}.png`)
  const background = { r: Math.floor(Math.random() * 255), g: Math.floor(Math.random() * 255), b: 9 }
  const content = await sharp({ create: { width: 4, height: 3, channels: 3, background } })
    .png()
    .toBuffer()
  await writeFile(path, content)
  return inspectLocalFile(files, path, 'foto.png')
}
