import { expect } from 'vitest'
import { type Answer, type CallMethod, type CallOptions, callService } from './calls.ts'
import type { TestApp } from './test-app.ts'

/** A service under test, with calls of administrators and visitors. */
export class ServiceTest<Own> {
  /** Configuration variables of this service. */
  readonly config: Own
  readonly test: TestApp
  readonly #token: string

  /** @param token of a live administrator */
  protected constructor(config: Own, test: TestApp, token: string) {
    this.config = config
    this.test = test
    this.#token = token
  }

  /** Makes a call, by default with an administrator's token. */
  call<Body = unknown>(
    method: CallMethod,
    url: string,
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    return callService<Body>(this.test.app, method, url, { token: this.#token, ...options })
  }

  /** Makes a GET without a token. */
  visit<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', url, { token: null })
  }

  /** Reads a list page by page, by its links, and returns the answers. */
  async pages<Row>(url: string, options: CallOptions = {}): Promise<Answer<Row[]>[]> {
    const pages: Answer<Row[]>[] = []
    for (let next: string | undefined = url; next !== undefined; ) {
      const page: Answer<Row[]> = await this.call<Row[]>('GET', next, options)
      expect(page.status).toBe(200)
      pages.push(page)
      next = /^<(.+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1]
    }
    return pages
  }
}
