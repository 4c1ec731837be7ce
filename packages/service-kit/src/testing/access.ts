import { expect, test } from 'vitest'
import {
  type CallOptions,
  callService,
  expectProblem,
  type ListedCall,
  listCalls,
} from './calls.ts'
import type { TestApp } from './test-app.ts'

interface AccessTest {
  service: () => TestApp
  /** The calls that need no token. */
  open: readonly string[]
  /** The guarded calls that a token of an ended session may make. */
  openAfterEnd?: readonly string[]
  /** Creates records, private ones with the word `secret`. @returns the request by which a call would read or change one */
  prepare: () => Promise<(call: ListedCall) => CallOptions & { url: string }>
  /** Returns all that a call could change. */
  state: () => Promise<unknown>
}

const invalidTokens: Record<string, (service: TestApp) => Promise<string | null>> = {
  none: async () => null,
  expired: service => service.expiredToken(),
  forged: service => service.forgedToken(),
  revoked: service => service.revokedToken(),
  'wrong audience': service => service.misdirectedToken({ audience: 'stampa-shop' }),
  'wrong issuer': service => service.misdirectedToken({ issuer: 'somebody-else' }),
  garbage: async () => 'garbage',
}

/** Defines the tests of which calls of a service are public, and that all others refuse every invalid token. */
export function testAccess({ service, open, openAfterEnd = [], prepare, state }: AccessTest): void {
  test('has exactly the listed public calls', () => {
    const calls = listCalls(service().app).filter(({ guarded }) => !guarded)
    expect(calls.map(({ call }) => call).sort()).toEqual([...open].sort())
  })

  test.each(Object.entries(invalidTokens))(
    'refuses every other call with the token %s, without data or changes',
    async (kind, tokenOf) => {
      const { app } = service()
      const token = await tokenOf(service())
      const requestOf = await prepare()
      const before = await state()
      for (const call of listCalls(app)) {
        if (!call.guarded || (kind === 'revoked' && openAfterEnd.includes(call.call))) continue
        const { url, ...options } = requestOf(call)
        const answer = await callService(app, call.method, url, { ...options, token })
        expectProblem(answer, 401, 'Authentication required')
        expect(answer.raw.toString()).not.toContain('secret')
        expect(answer.headers).toMatchObject({
          'www-authenticate': 'Bearer',
          'cache-control': 'no-store',
        })
      }
      expect(await state()).toEqual(before)
    },
  )
}
