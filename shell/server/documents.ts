import { hash } from 'node:crypto'
import type { Registry } from '@stampa/platform/release'
import { chooseEncoding, compress } from '@stampa/service-kit'
import type { FirstViewAnswer, Visit } from './first-view.ts'

/** Kept documents, 20 to 40 KB each when compressed. */
const keptDocuments = 500

/** A document as it is sent. */
export interface EncodedDocument {
  body: string | Buffer
  encoding?: 'br' | 'gzip' | undefined
  /** Equal for equal texts. Weak, because encodings differ in their bytes. */
  etag: string
}

export async function encode(html: string, acceptEncoding?: string): Promise<EncodedDocument> {
  const encoding = chooseEncoding(html, acceptEncoding)
  const body = encoding ? await compress(html, encoding) : html
  return { body, encoding, etag: `W/"${hash('sha1', html, 'base64url')}"` }
}

/**
 * Documents that were used last. A page whose data have not changed has the same document: a loader takes a fraction of
 * the time that rendering and compression take. Forgets all when the releases change.
 */
export class KnownDocuments {
  readonly #byRegistry = new WeakMap<Registry, Map<string, FirstViewAnswer>>()

  find(registry: Registry, key: string): FirstViewAnswer | undefined {
    const known = this.#byRegistry.get(registry)
    const answer = known?.get(key)
    if (answer) {
      known?.delete(key)
      known?.set(key, answer)
    }
    return answer
  }

  keep(registry: Registry, key: string, answer: FirstViewAnswer): void {
    const known = this.#byRegistry.get(registry) ?? new Map<string, FirstViewAnswer>()
    this.#byRegistry.set(registry, known)
    known.set(key, answer)
    const [oldest = ''] = known.keys()
    if (known.size > keptDocuments) known.delete(oldest)
  }
}

/** Returns the key of a document: of everything but the releases that it depends on. */
export function documentKey(visit: Visit, data: unknown): string {
  const { origin, address, language, acceptEncoding } = visit
  return hash('sha256', JSON.stringify([origin, address, language, acceptEncoding, data]))
}
