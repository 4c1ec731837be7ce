import type { App } from '../app/base-app.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { publicCache } from '../public-cache.ts'
import type { JsonSchema } from '../validation/schemas.ts'

/** Serves the OpenAPI document of a service, as JSON and as a page. */
export function addDocs(app: App, name: string): void {
  const onSend = publicCache()
  let page: string | undefined

  app.get(`/api/docs/${name}.json`, { schema: { hide: true }, onSend }, () => app.swagger())

  app.get(`/api/docs/${name}`, { schema: { hide: true }, onSend }, (_request, reply) => {
    page ??= docsPage(name, app.swagger() as ShownDocument)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

interface Parameter {
  $ref?: string
  in?: string
  name?: string
  required?: boolean
  description?: string
  schema?: JsonSchema & { description?: string }
}

interface Content {
  $ref?: string
  description?: string
  content?: Record<string, { schema?: JsonSchema }>
}

interface Operation {
  summary?: string
  description?: string
  'x-permission'?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content>
}

/** An OpenAPI document as this service makes it, which refers to its own components only. */
export interface ShownDocument {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, JsonSchema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Content>
  }
}

/** The services whose pages the menu links to; a service that a team adds has its own page. */
const services = ['identity', 'catalog', 'orders', 'studio', 'analytics']

/**
 * Returns an OpenAPI document as a page without scripts.
 *
 * @param name of the service, and of its document's address
 */
export function docsPage(name: string, document: ShownDocument): string {
  const { info, paths = {}, components = {} } = document
  const operations = Object.entries(paths)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    )
  const schemas = Object.entries(components.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const menu = [...new Set([...services, name])].map(
    service =>
      `<a href="/api/docs/${service}"${service === name ? ' aria-current="page"' : ''}>${service}</a>`,
  )
  const contents = operations.map(
    ({ call }) => `<li><a href="#${idOf(call)}">${escapeHtml(call)}</a></li>`,
  )
  const shown = operations.map(({ call, operation }) => section(call, operation, components))
  const types = schemas.map(
    ([type, schema]) =>
      `<section id="${type}"><h3>${type}</h3><pre>${typeOf(schema)}</pre></section>`,
  )
  const title = escapeHtml(info.title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | API</title>
<style>${styles}</style>
</head>
<body>
<header><nav aria-label="Services">${menu.join(' ')}</nav></header>
<main>
<h1>${title}</h1>
<p>OpenAPI 3.1: <a href="/api/docs/${name}.json">${name}.json</a>. A program exchanges an API key for a token with <a href="/api/docs/identity#${idOf('POST /api/auth/token')}">POST /api/auth/token</a>.</p>
<details><summary>${operations.length} calls</summary><ul>${contents.join('')}</ul></details>
${shown.join('\n')}
<h2>Types</h2>
${types.join('\n')}
</main>
</body>
</html>
`
}

function section(
  call: string,
  operation: Operation,
  { parameters: known = {}, responses: shared = {} }: NonNullable<ShownDocument['components']>,
): string {
  const { summary, description, requestBody, parameters = [], responses = {} } = operation
  const permission = operation['x-permission']
  const rows = parameters
    .map(parameter => known[nameIn(parameter)] ?? parameter)
    .map(({ in: place, name = '', required, schema = {}, description }) => {
      const text = description ?? schema.description ?? ''
      const isRequired = required ? ' (required)' : ''
      return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${isRequired}</td><td><code>${typeOf(schema)}</code></td><td>${escapeHtml(text)}</td></tr>`
    })
  const answers = Object.entries(responses).map(([status, response]) => {
    const { description = '', content } = shared[nameIn(response)] ?? response
    // Errors are all alike: their types would hide the one that matters.
    const text =
      status < '400' ? contentOf({ ...(content && { content }) }) : escapeHtml(description)
    return `<dt>${status}</dt><dd>${text}</dd>`
  })
  return `<section id="${idOf(call)}">
<h2><code>${escapeHtml(call)}</code></h2>
${[summary, description].map(text => (text ? `<p>${escapeHtml(text)}</p>` : '')).join('')}
${permission ? `<p>Token with ${permission === 'own' ? 'an account of its own' : `the permission <code>${permission}</code>`}</p>` : ''}
${rows.length > 0 ? `<div class="wide" tabindex="0" role="region" aria-label="Parameters of ${escapeHtml(call)}"><table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>` : ''}
${requestBody ? `<h3>Body</h3>${contentOf(requestBody)}` : ''}
<h3>Responses</h3><dl>${answers.join('')}</dl>
</section>`
}

/** Returns the anchor of a call. */
function idOf(call: string): string {
  return call.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')
}

/** Returns the name of the component that a part refers to. */
function nameIn({ $ref = '' }: { $ref?: string }): string {
  return $ref.split('/').at(-1) ?? ''
}

function contentOf({ content = {} }: Content): string {
  return Object.entries(content)
    .map(([media, { schema = {} }]) => `<p>${escapeHtml(media)}</p><pre>${typeOf(schema)}</pre>`)
    .join('')
}

/** Returns a schema in the notation of TypeScript, as HTML; named schemas are links. */
export function typeOf(schema: JsonSchema, indent = ''): string {
  const { $ref, anyOf, type, items, properties } = schema
  if ($ref !== undefined) return `<a href="#${nameIn(schema)}">${nameIn(schema)}</a>`
  if (anyOf) return anyOf.map(part => typeOf(part, indent)).join(' | ')
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.enum) return escapeHtml(schema.enum.map(value => JSON.stringify(value)).join(' | '))
  if (items) return `(${typeOf(items, indent)})[]${boundsOf(schema)}`
  if (properties) return objectOf(schema, properties, indent)
  const { additionalProperties: rest } = schema
  if (typeof rest === 'object') return `Record&lt;string, ${typeOf(rest, indent)}&gt;`
  return `${[type].flat().join(' | ') || 'unknown'}${boundsOf(schema)}`
}

function objectOf(
  { required = [] }: JsonSchema,
  properties: Record<string, JsonSchema & { description?: string }>,
  indent: string,
): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(([name, field]) => {
    const note = field.description ? ` <i>// ${escapeHtml(field.description)}</i>` : ''
    const mark = required.includes(name) ? '' : '?'
    return `${deeper}${escapeHtml(name)}${mark}: ${typeOf(field, deeper)}${note}\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

/** Returns the format and bounds of a value, such as ` ≤200` of a text of at most 200 characters. */
function boundsOf(schema: JsonSchema): string {
  const { format, maxLength, minimum, maximum, maxItems } = schema as JsonSchema & {
    maxItems?: number
  }
  const most = maxLength ?? maximum ?? maxItems
  const bounds = [
    format && ` ${format}`,
    minimum !== undefined && ` ≥${minimum}`,
    most !== undefined && ` ≤${most}`,
  ]
  return escapeHtml(bounds.filter(Boolean).join(''))
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem }
nav a { padding-block: .75rem }
[aria-current] { font-weight: 700 }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid #8888; font-size: 1.2rem }
h3 { font-size: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { padding: .75rem; border: 1px solid #8888; border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top }
dt { font-weight: 700 }
dd { margin: 0 0 .75rem }
summary, details a { display: inline-block; padding-block: .25rem }
`
