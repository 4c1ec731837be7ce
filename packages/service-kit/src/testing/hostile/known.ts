import type { Answer, CallOptions } from '../calls.ts'
import { patternOf } from './answer-faults.ts'

/** Records of a collection that are not deleted, at most. */
const maxRecords = 20

/** Values of a collection that are remembered: the newest. */
const maxValues = 60

/** Ids, tokens and addresses of earlier answers, also of deleted records, for later calls. */
export class Known {
  readonly #byPath = new Map<string, string[]>()
  readonly #records = new Map<string, string[]>()

  /** Replaces each `known-<n>-` of a call. */
  resolveCall(
    call: string,
    url: string,
    options: CallOptions,
  ): { url: string; options: CallOptions } {
    const path = call.split(' ')[1] ?? ''
    const [pathname = '', query] = url.split('?', 2)
    const { payload } = options
    const isBytes = Buffer.isBuffer(payload)
    const text = isBytes ? payload.toString('latin1') : payload
    const resolved = text && this.#resolve(text, path)
    const address = this.#resolveAddress(pathname, path)
    return {
      url: query === undefined ? address : `${address}?${this.#resolve(query, path)}`,
      options: {
        ...options,
        ...(resolved !== undefined && {
          payload: isBytes ? Buffer.from(resolved, 'latin1') : resolved,
        }),
      },
    }
  }

  /** Uses a whole address of an answer, such as a signed one, where one fits. */
  #resolveAddress(pathname: string, path: string): string {
    const at = Number(/known-(\d+)-/.exec(pathname)?.[1] ?? Number.NaN)
    const pattern = patternOf(path)
    const whole = at % 3 === 0 && this.#byPath.get('')?.find(address => pattern.test(address))
    return whole || this.#resolve(pathname, path)
  }

  #resolve(text: string, path: string): string {
    if (!text.includes('known-')) return text
    const own = this.#byPath.get(collectionOf(path)) ?? []
    const all = [...this.#byPath].flatMap(([from, values]) => (from === '' ? [] : values))
    return text.replaceAll(/known-(\d+)-/g, (_, number: string) => {
      const at = Number(number)
      const values = own.length > 0 && at % 4 > 0 ? own : all
      return values[at % values.length] ?? '01a1f795-0000-7000-8000-000000000000'
    })
  }

  /** Remembers the values of an answer. @returns the path and address of a record too many, to be deleted */
  learn(call: string, { status, body }: Answer): { path: string; url: string } | undefined {
    if (status >= 300) return undefined
    const [method, path = ''] = call.split(' ')
    const collection = collectionOf(path)
    for (const text of textsIn(body)) {
      if (text.startsWith('/api/')) this.#remember('', text)
      else if (/^\/[^/]+\/[\w-]{16,}$/.test(text)) {
        const [, page = '', token = ''] = text.split('/')
        const calls: Record<string, string> = { offer: 'offer-link', message: 'contact/link' }
        this.#remember(`/api/${calls[page] ?? page}`, token)
      } else if (/^[\w.-]{16,}$/.test(text)) this.#remember(collection, text)
    }
    const { _id: id } = (body ?? {}) as { _id?: unknown }
    if (method !== 'POST' || status !== 201 || typeof id !== 'string' || path.includes('{')) {
      return undefined
    }
    const records = this.#records.get(path) ?? []
    this.#records.set(path, records)
    records.push(id)
    const oldest = records.length > maxRecords ? records.shift() : undefined
    return oldest === undefined ? undefined : { path: `${path}/{id}`, url: `${path}/${oldest}` }
  }

  #remember(path: string, value: string): void {
    const values = this.#byPath.get(path) ?? []
    this.#byPath.set(path, values)
    if (values.includes(value)) return
    values.unshift(value)
    values.length = Math.min(values.length, maxValues)
  }
}

/** Returns the path before the first parameter: '/api/offers' of `/api/offers/{id}/pdf`. */
function collectionOf(path: string): string {
  return path.split('/{')[0] ?? path
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).slice(0, 50).flatMap(textsIn)
}
