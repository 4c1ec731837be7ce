import {
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router'
import { expect, it } from 'vitest'
import { dehydrate, rehydrate } from './hydration.ts'

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

it('refuses to transfer an unexpected error', () => {
  expect(dehydrate(context({ b: new Error('secret') }))).toBeUndefined()
  expect(
    dehydrate(context({ b: new UNSAFE_ErrorResponseImpl(502, 'Bad', 'secret') })),
  ).toBeUndefined()
})
