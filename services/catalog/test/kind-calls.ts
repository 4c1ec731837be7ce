import { expect } from 'vitest'
import { type AnyRecord, bodyOf, changeable, type Kind } from './kinds.ts'
import type { Answer, CallOptions, CatalogTest } from './support.ts'

/** The calls of one kind of content. */
export class KindCalls {
  readonly #catalog: CatalogTest
  readonly #kind: Kind

  constructor(catalog: CatalogTest, kind: Kind) {
    this.#catalog = catalog
    this.#kind = kind
  }

  /** Creates a valid record with these fields. */
  async create(fields: Record<string, unknown> = {}): Promise<AnyRecord> {
    const { name, url } = this.#kind
    const values = { [name]: 'Δοκιμή', ...(await this.#kind.fields(this.#catalog)), ...fields }
    const options = bodyOf(this.#kind, values)
    const { status, body } = await this.#catalog.call<AnyRecord>('POST', url, options)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  /** Changes these fields, with the other required fields as they are. */
  async change(
    id: string,
    fields: Record<string, unknown>,
    options: CallOptions = {},
  ): Promise<Answer<AnyRecord>> {
    const kept = await changeable(this.#catalog, this.#kind)
    const values = { [this.#kind.name]: 'Δοκιμή', ...kept, ...fields }
    const url = `${this.#kind.url}/${id}`
    return this.#catalog.call('PUT', url, { ...bodyOf(this.#kind, values), ...options })
  }

  async list(query = ''): Promise<AnyRecord[]> {
    const url = `${this.#kind.url}${this.#kind.list}${query}`
    const { status, body } = await this.#catalog.call<AnyRecord[]>('GET', url)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  /** Returns the ids that visitors see; the about page shows at most one record. */
  async visible(): Promise<string[]> {
    const { status, body } = await this.#catalog.visit<AnyRecord | AnyRecord[]>(this.#kind.url)
    return status === 404 ? [] : [body].flat().map(({ _id }) => _id)
  }
}
