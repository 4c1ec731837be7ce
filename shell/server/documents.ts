import { hash } from 'node:crypto'
import { browserRegistry } from '@stampa/platform/document'
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
 * the time that rendering and compression take.
 */
export class KnownDocuments {
  readonly #answers = new Map<string, FirstViewAnswer>()

  find(key: string): FirstViewAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) this.keep(key, answer)
    return answer
  }

  keep(key: string, answer: FirstViewAnswer): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    const [oldest = ''] = this.#answers.keys()
    if (this.#answers.size > keptDocuments) this.#answers.delete(oldest)
  }
}

/** Returns the key of a document: a hash of everything that it depends on. */
export function documentKey(registry: Registry, visit: Visit, data: unknown): string {
  const { origin, address, language, acceptEncoding } = visit
  const dependencies = [browserRegistry(registry), origin, address, language, acceptEncoding, data]
  return hash('sha256', JSON.stringify(dependencies))
}
