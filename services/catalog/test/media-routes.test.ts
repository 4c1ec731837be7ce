import { afterAll, afterEach, expect, test } from 'vitest'
import openapi from '../openapi.json' with { type: 'json' }
import { hostileFiles } from './hostile-files.ts'
import { CatalogTest, picture, png } from './support.ts'

const catalog = await CatalogTest.start()

afterEach(async () => {
  expect((await catalog.files()).leftover).toEqual([])
})
afterAll(() => catalog.stop())

interface Property {
  contentMediaType?: string
  items?: Property
}

interface Form {
  $ref?: string
  properties?: Record<string, Property>
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Form }> }
}

type Paths = Record<string, Record<string, Operation>>

interface FileField {
  method: 'POST' | 'PUT'
  path: string
  field: string
}

const named = openapi.components.schemas as Record<string, Form>

/** Returns every file field of every call, from the OpenAPI document. */
const fileFields: FileField[] = Object.entries(openapi.paths as Paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['multipart/form-data']?.schema
      const { properties = {} } = named[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? {}
      return (
        Object.entries(properties)
          .filter(([, { contentMediaType, items }]) => contentMediaType ?? items?.contentMediaType)
          // The product import takes a CSV file.
          .filter(([field]) => field !== 'file')
          .map(([field]) => ({ method: method.toUpperCase() as 'POST' | 'PUT', path, field }))
      )
    }),
)

const samples = [
  'PNG of 50,000 × 50,000',
  'header of a PNG',
  'page behind a PNG header',
  'SVG of 10 MB with entities',
  'SVG with entities',
  'page',
].map(name => {
  const sample = hostileFiles.find(file => file[0] === name)
  if (!sample) throw new Error(`there is no ${name}`)
  return [name, sample[2]] as const
})

function send({ method, path, field }: FileField, file: Buffer) {
  const url = path.replace('{id}', '01a1f795-0000-7000-8000-000000000000')
  return catalog.call<{ errors?: { field: string; message: string }[] }>(method, url, {
    form: { [field]: file },
  })
}

test('covers every file field of the specification', () => {
  expect(fileFields.length).toBeGreaterThanOrEqual(15)
})

test.each(fileFields)('$method $path rejects a file that is not an image as $field', async call => {
  const before = await catalog.files()
  for (const [name, make] of samples) {
    const { status, body } = await send(call, await make())
    expect(status, name).toBe(400)
    expect(
      body.errors?.map(({ field }) => field),
      name,
    ).toContain(call.field)
  }
  expect(await catalog.files()).toEqual(before)
})

test.each(fileFields)('$method $path accepts only its documented formats as $field', async call => {
  const jpeg = await send(call, await picture({}).jpeg().toBuffer())
  const faults = ({ body }: typeof jpeg) =>
    body.errors?.filter(({ field }) => field === call.field).map(({ message }) => message) ?? []
  const [said] = faults(jpeg)
  // A JPEG is rejected exactly where only PNG is accepted, whatever its name.
  expect(said ?? 'PNG').toContain('PNG')
  expect(faults(await send(call, await png()))).toEqual([])
})
