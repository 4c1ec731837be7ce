import { navGroups, type Registry, type Release } from '@stampa/platform/release'
import Type, { type TObjectOptions, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ReleaseError } from './errors.ts'
import { filePattern, namePattern } from './names.ts'

/** Limits of a release document; beyond them it is a mistake. */
const maxFiles = 2_000
const maxItems = 500

const strict = { additionalProperties: false }
const file = Type.String({ pattern: filePattern, maxLength: 200 })
const files = Type.Array(file, { maxItems, uniqueItems: true })
const name = Type.String({ pattern: namePattern })
const version = Type.String({ minLength: 5, maxLength: 64 })
const urlPath = '^/$|^(/[A-Za-z0-9][A-Za-z0-9_.~-]*)+$'

const frame = Type.Union([Type.Literal('public'), Type.Literal('admin')])
const group = Type.Enum([...navGroups])

/** An object whose keys all match the pattern; `Type.Record` would not check other keys. */
function record<Value extends TSchema>(keyPattern: string, value: Value, options?: TObjectOptions) {
  return Type.Record(Type.String({ pattern: keyPattern }), value, { ...strict, ...options })
}

const navLabel = Type.String({ minLength: 1, maxLength: 60 })

const navItem = Type.Object(
  {
    to: Type.String({ pattern: urlPath, maxLength: 200 }),
    label: navLabel,
    labels: Type.Optional(Type.Object({ el: navLabel, en: navLabel }, strict)),
    group: Type.Optional(group),
    order: Type.Optional(Type.Number()),
  },
  strict,
)

const releaseSchema = Type.Object(
  {
    name,
    version,
    container: Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$', maxLength: 120 }),
    frame: Type.Union([frame, Type.Null()]),
    mounts: Type.Array(Type.String({ pattern: urlPath, maxLength: 200 }), {
      maxItems: 50,
      uniqueItems: true,
    }),
    nav: Type.Array(navItem, { maxItems: 100 }),
    builtAgainst: record(namePattern, Type.String({ pattern: '^[0-9]{1,4}$' })),
    react: version,
    entry: file,
    scripts: files,
    styles: files,
    routes: record(
      '^[^\\u0000-\\u001f]{1,200}$',
      Type.Object({ scripts: files, styles: files }, strict),
    ),
    server: file,
    files: record(
      filePattern,
      Type.Object(
        {
          integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
          bytes: Type.Integer({ minimum: 0 }),
        },
        strict,
      ),
      { minProperties: 1, maxProperties: maxFiles },
    ),
    source: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  strict,
)

const registrySchema = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    updatedAt: Type.String({ minLength: 20, maxLength: 30 }),
    live: record(namePattern, releaseSchema),
    previous: record(namePattern, Type.Array(version, { maxItems: 100 })),
  },
  strict,
)

const releaseValidator = Compile(releaseSchema)
const registryValidator = Compile(registrySchema)

/**
 * Validates parsed JSON as a release; {@link releaseProblems} checks the relations between its fields.
 *
 * @param what origin of the document, for the message
 * @throws {ReleaseError} listing every invalid field
 */
export function asRelease(value: unknown, what: string): Release {
  if (releaseValidator.Check(value)) return value
  throw malformed(what, releaseValidator.Errors(value))
}

/** Validates parsed JSON as a registry. @throws {ReleaseError} listing every invalid field */
export function asRegistry(value: unknown, what: string): Registry {
  if (registryValidator.Check(value)) return value
  throw malformed(what, registryValidator.Errors(value))
}

function malformed(what: string, errors: { instancePath: string; message: string }[]) {
  const lines = errors.slice(0, 20).map(error => `  ${error.instancePath || '/'} ${error.message}`)
  return new ReleaseError(`${what} does not have the expected form:\n${lines.join('\n')}`)
}
