import { expect } from 'vitest'
import type { Answer } from './calls.ts'

/** Expects a problem document with this text, and with an error on each of these fields. */
export function expectProblem(
  answer: Pick<Answer, 'status' | 'headers' | 'body'>,
  status: number,
  message: string,
  errors?: Record<string, string>,
): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { status, message, detail: message, code: expect.stringMatching(/^[a-z_]+$/) },
  })
  expect(answer.headers['content-type']).toContain('application/problem+json')
  if (!errors) return
  const expected = Object.entries(errors).map(([field, text]) => ({ field, message: text }))
  expect(answer.body).toMatchObject({ errors: expected })
}
