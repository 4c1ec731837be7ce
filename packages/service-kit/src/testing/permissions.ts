import {
  allows,
  builtInRoles,
  type Permission,
  type Scope,
  type Section,
} from '@stampa/rules/permissions'
import { describe, expect, test } from 'vitest'
import { type BuildOffline, openapiText } from '../openapi/document.ts'
import type { CallMethod } from './calls.ts'
import type { TestApp } from './test-app.ts'

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
 * Defines the tests of which role may make which call: each built-in role and each call of the service's OpenAPI document.
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
