import { limits } from '@vezel/model/limits.ts'
import type { DocumentNode, FieldNode } from 'graphql'
import { ByteCache } from '../byte-cache.ts'

/** Parsed and validated documents by who sent them and their text, within the bounds of that sender; the web has some hundred different ones, all static. */
const documents = new ByteCache<string, DocumentNode>(limits.documentCacheBytes)
/** The text of a kept document, by the fields at its top. */
const textOf = new WeakMap<FieldNode, string>()

export const knownDocument = (text: string): DocumentNode | undefined => documents.get(text)

/** Keeps a document, which takes about so many bytes; `roots` are the fields at its top. */
export function keepDocument(
  text: string,
  document: DocumentNode,
  { roots, bytes }: { readonly roots: readonly FieldNode[]; readonly bytes: number },
): void {
  documents.set(text, document, bytes)
  for (const root of roots) textOf.set(root, text)
}

/** Counts what is kept beside the document of a root field; false when that document is not kept. */
export function growDocument(root: FieldNode, bytes: number): boolean {
  const text = textOf.get(root)
  return text !== undefined && documents.grow(text, bytes)
}

/** What the cache holds, for those who watch it. */
export const documentCache = {
  bytes: (): number => documents.bytes,
  size: (): number => documents.size,
}
