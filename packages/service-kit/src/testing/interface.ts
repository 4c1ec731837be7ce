import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  allows,
  builtInRoles,
  type Permission,
  type Scope,
  type Section,
} from '@stampa/rules/permissions'
import { describe, expect, test } from 'vitest'
import { type BuildOffline, changesSinceRelease, openapiText } from '../openapi/document.ts'
import {
  type CallMethod,
  type CallOptions,
  callService,
  expectProblem,
  type ListedCall,
  listCalls,
} from './calls.ts'
import type { TestApp } from './test-app.ts'

/** Defines the tests of a service's interface. @param directory of the service */
export function testInterface(build: BuildOffline, directory: string): void {
  test('openapi.json describes the routes: run `npm run openapi`', async () => {
    const committed = await readFile(join(directory, 'openapi.json'), 'utf8')
    expect(await openapiText(build)).toBe(committed)
  })

  test('keeps every part of the released interface', async () => {
    expect(await changesSinceRelease(build, directory)).toEqual([])
  })
}

interface AccessTest {
  service: () => TestApp
  /** The calls that need no token. */
  open: readonly string[]
  /** The guarded calls that a token of an ended session may make. */
  openAfterEnd?: readonly string[]
  /**
   * Creates records, private ones with the word `secret`.
   *
   * @returns the request by which a call would read or change one
   */
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

interface GuardedCall {
  call: string
  method: CallMethod
  path: string
  requires: Permission | 'own'
}

const verbs = {
  GET: 'read',
  POST: 'write',
  PUT: 'write',
  PATCH: 'write',
  DELETE: 'delete',
} as const

/**
 * Defines the tests of which role may make which call: each built-in role and each call of the service's
 * OpenAPI document.
 *
 * @param sectionOf returns the section of a path, independently of the routes; undefined for a call of the own account
 */
export async function testPermissions(
  build: BuildOffline,
  service: () => TestApp,
  sectionOf: (path: string) => Section | undefined,
): Promise<void> {
  const calls = guardedCalls(JSON.parse(await openapiText(build)))

  test('each call states the permission of its section and method', () => {
    const expected = calls.map(({ call, method, path }) => {
      const section = path.endsWith('/audit') ? 'audit' : sectionOf(path)
      // Streams hold only what the role may read.
      const isOwn = section === undefined || path.endsWith('/notices')
      return { call, requires: isOwn ? 'own' : `${section}:${verbs[method]}` }
    })
    expect(calls.map(({ call, requires }) => ({ call, requires }))).toEqual(expected)
  })

  describe.each(Object.entries(builtInRoles))('the role %s', (_role, scope) => {
    test('makes exactly the calls that its permissions contain', async () => {
      const wrong: string[] = []
      for (const { call, method, path, requires } of calls) {
        const isAllowed = requires === 'own' || allows(scope, requires)
        if ((await isForbidden(service(), method, path, scope)) === isAllowed) wrong.push(call)
      }
      expect(wrong).toEqual([])
    })
  })
}

/** Makes the call without a body and for no record, so that an allowed one changes nothing. */
async function isForbidden(
  { app, confirmedToken }: TestApp,
  method: CallMethod,
  path: string,
  scope: Scope,
): Promise<boolean> {
  const response = await app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
    headers: { authorization: `Bearer ${await confirmedToken(scope)}` },
    // A stream of events does not end.
    payloadAsStream: true,
  })
  response.stream().destroy()
  return response.statusCode === 403
}

interface Document {
  paths: Record<string, Record<string, { 'x-permission'?: Permission | 'own' }>>
}

function guardedCalls({ paths }: Document): GuardedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, { 'x-permission': requires }]) => {
      const method = name.toUpperCase() as CallMethod
      return requires === undefined ? [] : [{ call: `${method} ${path}`, method, path, requires }]
    }),
  )
}
