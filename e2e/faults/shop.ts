import { picture } from '../admin-pages.ts'
import { category, type Kind } from './kinds.ts'

/** A record, and the fields that a change of it has to send again. */
export interface SavedRecord {
  kind: Kind
  id: string
  fields: Record<string, unknown>
}

/** Saves and reads content as an administrator and a visitor do, through the gateway. */
export class Shop {
  readonly #url: string
  readonly #token: string

  private constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  static async signIn(
    url: string,
    { email, password }: { email: string; password: string | undefined },
  ): Promise<Shop> {
    const credentials = { email, password }
    const anonymous = new Shop(url, '')
    const { token } = await anonymous.#save<{ token: string }>(
      'auth/login',
      'POST',
      credentials,
      false,
    )
    return new Shop(url, token)
  }

  /** Adds a record; a product gets a category of its own. */
  async create(kind: Kind, name: string): Promise<SavedRecord> {
    const file = new File([new Uint8Array(picture.buffer)], picture.name)
    const fields = {
      ...kind.fields,
      ...(kind.image === 'upload' && { image: await this.#upload(kind, file) }),
      ...(kind.path === 'products' && { categories: [(await this.create(category, name)).id] }),
    }
    const image = kind.image !== undefined && kind.image !== 'upload' && { [kind.image]: file }
    const all = { ...fields, [kind.name]: name, ...image }
    const { _id: id } = await this.#save<{ _id: string }>(kind.path, 'POST', all, kind.isForm)
    return { kind, id, fields }
  }

  async #upload({ path }: Kind, file: File): Promise<string> {
    const uploaded = await this.#save<{ imageUrl: string }>(
      `${path}/upload`,
      'POST',
      { image: file },
      true,
    )
    return uploaded.imageUrl
  }

  async change({ kind, id, fields }: SavedRecord, changed: Record<string, unknown>): Promise<void> {
    await this.#save(`${kind.path}/${id}`, 'PUT', { ...fields, ...changed }, kind.isForm)
  }

  async saveSettings(telephone: string): Promise<void> {
    await this.#save('company/settings', 'PUT', { telephone }, true)
  }

  /** Returns the public response body. */
  async read(path: string): Promise<string> {
    return (await fetch(this.#url + path)).text()
  }

  async #save<Answer>(
    path: string,
    method: string,
    fields: Record<string, unknown>,
    isForm: boolean,
  ): Promise<Answer> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? toForm(fields) : JSON.stringify(fields),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
    return JSON.parse(answer)
  }
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value)
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
