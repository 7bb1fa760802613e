import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'

/** The line between a browser and the product, which can be held up, cut and mended. */
export interface Line {
  /** Where the product is found by this line. */
  readonly address: string
  /** What is sent arrives, and no answer comes back until `mend`. */
  readonly hang: () => void
  /** As when the server is gone: what is open is cut, and nothing new is taken. */
  readonly cut: () => void
  readonly mend: () => Promise<void>
  readonly close: () => void
}

/** A line to the product at `to`, such as `http://localhost:4173`. */
export async function lineTo(to: string): Promise<Line> {
  const { port } = new URL(to)
  const open = new Set<Socket>()
  const back = new Set<Socket>()
  let hangs = false
  const server = createServer((browser) => {
    const product = dial(Number(port), 'localhost')
    for (const each of [browser, product]) {
      open.add(each)
      each.on('error', () => each.destroy())
      each.on('close', () => {
        open.delete(each)
        back.delete(each)
        browser.destroy()
        product.destroy()
      })
    }
    back.add(product)
    browser.pipe(product)
    product.pipe(browser)
    if (hangs) product.pause()
  })
  const listen = (at = 0) => new Promise<void>((done) => server.listen(at, 'localhost', done))
  const cut = () => {
    server.close()
    for (const each of open) each.destroy()
  }
  await listen()
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://localhost:${own}`,
    hang: () => {
      hangs = true
      for (const product of back) product.pause()
    },
    cut,
    mend: async () => {
      hangs = false
      for (const product of back) product.resume()
      if (!server.listening) await listen(own)
    },
    close: cut,
  }
}
