import type { OpenApi } from '@stampa/service-kit/openapi'
import type { JsonSchema } from '@stampa/service-kit/validation'

/** Depth below which lists are empty and optional fields are left out, because schemas may refer to themselves. */
const deepest = 8

/** Returns a `fetch` that answers each call as its operation's interface allows; an unknown call is answered 404. */
export function sampleFetch(
  documents: readonly OpenApi[],
): (request: Request) => Promise<Response> {
  return async ({ url, method, headers }) => {
    const path = new URL(url).pathname
    for (const document of documents) {
      const operation = operationAt(document, method.toLowerCase(), path)
      const [status, response] =
        Object.entries(operation?.responses ?? {}).find(([each]) => each.startsWith('2')) ?? []
      if (!response) continue
      const full = response.content?.['application/json']?.schema
      // A call that answers an administrator otherwise names that answer last.
      const schema = (headers.has('authorization') && full?.anyOf?.at(-1)) || full
      return new Response(schema && JSON.stringify(sample(schema, document)), {
        status: Number(status),
        headers: { 'content-type': 'application/json' },
      })
    }
    return new Response('{"message":"There is no such call."}', { status: 404 })
  }
}

/** Returns the operation of a path; one without parameters comes before one with them. */
function operationAt({ paths = {} }: OpenApi, method: string, path: string) {
  const segments = path.split('/')
  const [found] = Object.keys(paths)
    .filter(each => paths[each]?.[method])
    .filter(each => {
      const parts = each.split('/')
      return (
        parts.length === segments.length &&
        parts.every((part, index) => part.startsWith('{') || part === segments[index])
      )
    })
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
  return found === undefined ? undefined : paths[found]?.[method]
}

/** Returns a value that a schema allows, with all fields. */
function sample(schema: JsonSchema, document: OpenApi, depth = 0): unknown {
  const { $ref, anyOf, properties = {}, items, minimum = 1 } = schema
  if ($ref) {
    return sample(
      document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {},
      document,
      depth,
    )
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf) return sample(anyOf.find(each => each.type !== 'null') ?? {}, document, depth)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => depth < deepest || schema.required?.includes(name))
          .map(([name, each]) => [name, sample(each, document, depth + 1)]),
      )
    case 'array':
      return items && depth < deepest ? [sample(items, document, depth + 1)] : []
    case 'integer':
    case 'number':
      return minimum
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema.format)
  }
}

function textOf(format: string | undefined): string {
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z'
  if (format === 'date') return '2026-01-31'
  if (format === 'uri') return 'https://example.com/'
  return format === 'email' ? 'anna@example.com' : 'sample'
}
