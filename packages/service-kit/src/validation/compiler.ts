import { Ajv, type Options } from 'ajv'
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import { invalidInput } from './field-errors.ts'
import { addFormats } from './formats.ts'
import { type JsonSchema, mapSubschemas } from './schemas.ts'

/**
 * Returns the compiler of input schemas. Input that fails validation becomes a Problem with one error per field.
 * Bodies are taken as they are (`"1"` is no number); query strings, path parameters and headers are
 * text by nature and are coerced.
 *
 * @param named schemas that others refer to as `<$id>#`, by `$id`; without any, schemas are compiled as they
 *   stand, with their named parts in them
 */
export function createValidatorCompiler(
  named: Record<string, JsonSchema> = {},
): FastifySchemaCompiler<unknown> {
  const strict = createAjv({ schemas: named })
  // Coerced text may become Infinity, and strictNumbers would exempt what is not finite from bounds.
  const coercing = createAjv({ schemas: named, coerceTypes: 'array', strictNumbers: false })
  const isWhole = Object.keys(named).length === 0
  return ({ schema, httpPart }) => {
    const compiled = isWhole ? withoutNames(schema as JsonSchema) : (schema as JsonSchema)
    const validate = (httpPart === 'body' ? strict : coercing).compile(compiled)
    return (input: unknown) =>
      validate(input)
        ? { value: input }
        : { error: invalidInput(schema as JsonSchema, validate.errors ?? [], named) }
  }
}

/** Removes every `$id`, which Ajv accepts once in a compiler. */
function withoutNames(schema: JsonSchema): JsonSchema {
  const { $id: _, ...rest } = mapSubschemas(schema, withoutNames)
  return rest
}

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>
type ValidatorFactory = NonNullable<
  NonNullable<SchemaController['compilersFactory']>['buildValidator']
>

/** Returns Fastify's factory of validator compilers: every route folder asks for one with the same named schemas. */
export function sharedValidatorFactory(): ValidatorFactory {
  let compiler: FastifySchemaCompiler<unknown> | undefined
  const factory = (named: Record<string, JsonSchema>) => {
    compiler ??= createValidatorCompiler(named)
    return compiler
  }
  // Fastify declares the type of Ajv's own compiler, which lacks `httpPart`.
  return factory as unknown as ValidatorFactory
}

function createAjv(options: Options): Ajv {
  const keywords = [{ keyword: 'message', schemaType: 'string' } as const]
  return addFormats(new Ajv({ allErrors: true, useDefaults: true, keywords, ...options }))
}
