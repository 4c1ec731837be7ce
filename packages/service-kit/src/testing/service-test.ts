import { type Answer, type CallMethod, type CallOptions, callService } from './calls.ts'
import type { TestApp } from './test-app.ts'

/** A service under test, called as administrators and visitors call it. */
export class ServiceTest<Own> {
  /** The variables that the service has beyond the common ones. */
  readonly config: Own
  readonly test: TestApp
  readonly #token: string

  /** @param token of a live administrator */
  protected constructor(config: Own, test: TestApp, token: string) {
    this.config = config
    this.test = test
    this.#token = token
  }

  /** A call of a live administrator, unless it says otherwise. */
  call<Body = unknown>(
    method: CallMethod,
    url: string,
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    return callService<Body>(this.test.app, method, url, { token: this.#token, ...options })
  }

  /** What a visitor gets. */
  visit<Body = unknown>(url: string): Promise<Answer<Body>> {
    return this.call<Body>('GET', url, { token: null })
  }
}
