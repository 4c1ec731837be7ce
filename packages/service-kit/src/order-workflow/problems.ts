import { type FieldError, Problem } from '../errors/problems.ts'

export function orderNotFound(): Problem {
  return new Problem(404, 'order_not_found', 'Order not found')
}

export function fileNotFound(): Problem {
  return new Problem(404, 'file_not_found', 'File not found')
}

/** Returns the 400 for invalid fields, with the message of the first. */
export function invalidFields(first: FieldError, ...others: FieldError[]): Problem {
  return new Problem(400, 'validation_failed', first.message, { errors: [first, ...others] })
}
