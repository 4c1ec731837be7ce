import { Ajv, type Options } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { invalidInput } from './field-errors.ts'
import { addFormats } from './formats.ts'

/**
 * Makes the compiler of input schemas. What fails them is a Problem with one error per field.
 * Bodies are taken as they are (`"1"` is no number); query strings, path parameters and headers are
 * text by nature and are coerced.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const strict = createAjv({})
  // Text that is coerced may become Infinity, and bounds would not count for what is not finite.
  const coercing = createAjv({ coerceTypes: 'array', strictNumbers: false })
  return ({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : coercing).compile(schema)
    return (input: unknown) =>
      validate(input) ? { value: input } : { error: invalidInput(schema, validate.errors ?? []) }
  }
}

function createAjv(options: Options): Ajv {
  const ajv = addFormats(new Ajv({ allErrors: true, useDefaults: true, ...options }))
  ajv.addKeyword({ keyword: 'message', schemaType: 'string' })
  return ajv
}
