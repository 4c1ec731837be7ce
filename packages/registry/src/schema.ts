import { canaryShares, navGroups, type Release } from '@stampa/platform/release'
import Type, { type Static, type TObjectOptions, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { ReleaseError } from './errors.ts'
import { integrityPattern } from './files.ts'
import { filePattern, namePattern } from './names.ts'

/** Limits of a release document; beyond them it is a mistake. */
const maxFiles = 2_000
const maxItems = 500

/** Choices of the online key between two signatures of a team. */
const maxChoices = 50

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
    requires: Type.Optional(Type.String({ pattern: '^[a-z-]+:[a-z]+$', maxLength: 60 })),
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
          integrity: Type.String({ pattern: integrityPattern }),
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

const time = Type.String({ minLength: 20, maxLength: 30 })
const previous = Type.Array(version, { maxItems: 100 })
const registryState = { serial: Type.Integer({ minimum: 0 }), updatedAt: time }

const share = Type.Enum([...canaryShares])

/** System user and machine, or `watch`. */
const by = Type.String({ minLength: 1, maxLength: 400 })

const choiceSchema = Type.Object(
  {
    action: Type.Enum(['canary', 'live', 'withdrawn', 'rolled back']),
    version,
    /** With `canary`. */
    share: Type.Optional(share),
    why: Type.String({ minLength: 1, maxLength: 400 }),
    by,
    at: time,
  },
  strict,
)
const choices = Type.Array(choiceSchema, { minItems: 1, maxItems: maxChoices })

const registryStateSchema = Type.Object(
  { ...registryState, choices: Type.Optional(record(namePattern, choices)) },
  strict,
)

const actionSchema = Type.Object(
  {
    action: Type.Enum([
      'published',
      'canary',
      'live',
      'rolled back',
      'deleted',
      'taken over',
      'new key',
    ]),
    version: Type.Optional(version),
    /** With `canary`. */
    share: Type.Optional(share),
    by,
    at: time,
    commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{40,64}$' })),
  },
  strict,
)

const publicationSchema = Type.Object(
  {
    live: Type.Optional(version),
    previous,
    canary: Type.Optional(Type.Object({ version, share }, strict)),
    last: actionSchema,
    /** Choices of the online key since the metadata before this one, which this one contains. */
    choices: Type.Optional(choices),
    /** sha512 of the metadata before this one, which makes the files a log that nobody can change. */
    before: Type.Optional(Type.String({ pattern: '^[0-9a-f]{128}$' })),
  },
  strict,
)

/** A change of a name's releases, as its team signed it. */
export type Action = Static<typeof actionSchema>

/** A choice of the online key between the versions that a name's team has signed. */
export type Choice = Static<typeof choiceSchema>

/** The snapshot's part of the registry. */
export type RegistryState = Static<typeof registryStateSchema>

/** A team's part of the registry, in the metadata that it signs. */
export type Publication = Static<typeof publicationSchema>

/** Returns a function that validates parsed JSON; it throws a {@link ReleaseError} that lists every invalid field. */
function validator<Schema extends TSchema>(schema: Schema) {
  const compiled = Compile(schema)
  return (value: unknown, what: string): Static<Schema> => {
    if (compiled.Check(value)) return value
    const lines = compiled
      .Errors(value)
      .slice(0, 20)
      .map(error => `  ${error.instancePath || '/'} ${error.message}`)
    throw new ReleaseError(`${what} does not have the expected form:\n${lines.join('\n')}`)
  }
}

/** Validates a document. @param what its origin, for the message @throws {ReleaseError} listing every invalid field */
type Validate<Document> = (value: unknown, what: string) => Document

/** Validates a release; {@link releaseProblems} checks the relations between its fields. */
export const asRelease: Validate<Release> = validator(releaseSchema)

export const asPublication: Validate<Publication> = validator(publicationSchema)

/** Validates the snapshot's part of the registry. */
export const asRegistryState: Validate<RegistryState> = validator(registryStateSchema)
