import {
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
import { expect, it } from 'vitest'
import { dehydrate, refusalOf, rehydrate } from './hydration.ts'

const context = (errors: Record<string, unknown> | null) =>
  ({
    loaderData: { a: { list: [1] } },
    actionData: { a: { sent: true } },
    errors,
  }) as unknown as StaticHandlerContext

const travel = (value: unknown) => JSON.parse(JSON.stringify(value))

it('transfers data unchanged', () => {
  expect(rehydrate(travel(dehydrate(context(null))))).toEqual({
    loaderData: { a: { list: [1] } },
    actionData: { a: { sent: true } },
  })
})

it(`restores a "not found" as the router's own error`, () => {
  const notFound = new UNSAFE_ErrorResponseImpl(404, 'Not Found', null)
  const { errors } = rehydrate(travel(dehydrate(context({ b: notFound }))))
  expect(isRouteErrorResponse(errors?.b)).toBe(true)
  expect(errors?.b).toMatchObject({ status: 404, statusText: 'Not Found' })
})

it.each([
  ['a call that a service refuses', Object.assign(new Error('too many'), { status: 429 }), 429],
  ['an address without a route', new UNSAFE_ErrorResponseImpl(404, '', null, true), 404],
  ['a page without an action', new UNSAFE_ErrorResponseImpl(405, '', null, true), 405],
  ["a page's own response", new UNSAFE_ErrorResponseImpl(404, '', null), undefined],
  ['a call that a service fails', Object.assign(new Error('away'), { status: 503 }), undefined],
  ['a call without a response', Object.assign(new Error('away'), { status: 0 }), undefined],
  ['an exception', new TypeError('broken'), undefined],
])('tells refused requests from failures: %s', (_case, error, status) => {
  expect(refusalOf(context({ b: error }))).toBe(status)
  expect(refusalOf(context({ a: new Error('broken'), b: error }))).toBeUndefined()
  expect(refusalOf(context(null))).toBeUndefined()
})

it('refuses to transfer an unexpected error', () => {
  expect(dehydrate(context({ b: new Error('secret') }))).toBeUndefined()
  expect(
    dehydrate(context({ b: new UNSAFE_ErrorResponseImpl(502, 'Bad', 'secret') })),
  ).toBeUndefined()
})
