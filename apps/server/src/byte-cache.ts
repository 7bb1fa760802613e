interface Entry<V> {
  readonly value: V
  bytes: number
}

/** A cache that is full by bytes, not by entries; what was used longest ago goes first. */
export class ByteCache<K, V> {
  readonly most: number
  #bytes = 0
  readonly #entries = new Map<K, Entry<V>>()

  constructor(most: number) {
    this.most = most
  }
  /** What it holds, by the estimates of those who put it in. */
  get bytes(): number {
    return this.#bytes
  }
  get size(): number {
    return this.#entries.size
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value; one that alone is larger than a tenth of the cache is not kept. */
  set(key: K, value: V, bytes: number): void {
    this.delete(key)
    if (bytes > this.most / 10) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    this.#shrink()
  }

  /** What is kept under the key has become larger; answers false, and counts nothing, when it is not kept. */
  grow(key: K, bytes: number): boolean {
    const entry = this.#entries.get(key)
    if (!entry || entry.bytes + bytes > this.most / 10) return false
    entry.bytes += bytes
    this.#bytes += bytes
    this.#shrink()
    return this.#entries.has(key)
  }

  delete(key: K): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.most) return
      this.delete(key)
    }
  }
}
