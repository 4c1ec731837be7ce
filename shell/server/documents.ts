import { hash } from 'node:crypto'
import { chooseEncoding, compress } from '@stampa/service-kit'

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
export class KnownDocuments<Answer> {
  readonly #answers = new Map<string, Answer>()

  find(key: string): Answer | undefined {
    const answer = this.#answers.get(key)
    if (answer) this.keep(key, answer)
    return answer
  }

  keep(key: string, answer: Answer): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    const [oldest = ''] = this.#answers.keys()
    if (this.#answers.size > keptDocuments) this.#answers.delete(oldest)
  }
}
