import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp, offlineConfig, openapiText } from '../src/index.ts'
import { createTestApp } from '../src/testing/index.ts'
import { buildApp } from './fixture/app.ts'

const service = await createTestApp(buildApp, {})
afterAll(() => service.close())

test('reads back written values', async () => {
  const created = await service.app.inject({
    method: 'POST',
    url: '/api/things',
    headers: { authorization: `Bearer ${await service.adminToken()}` },
    payload: { name: 'κούπα' },
  })
  expect(created.statusCode).toBe(201)
  expect(created.headers['cache-control']).toBe('no-store')
  const thing = created.json()
  expect(thing).toEqual({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'κούπα', amount: 0 })
  expect((await service.app.inject(`/api/things/${thing._id}`)).json()).toEqual(thing)
})

test('counts requests by route pattern, without probes', async () => {
  await service.app.inject('/api/things/019a9d3c-3f5e-7cc0-9d4e-0f6a1b2c3d4e')
  await service.app.inject('/readyz')
  const { body, headers } = await service.app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status_code="404"} 1',
  )
  expect(body).toContain('nodejs_eventloop_lag_seconds')
  expect(body).not.toContain('readyz')
  expect(body).not.toContain('019a9d3c')
})

test('builds the same OpenAPI document each time, without probes', async () => {
  const build = () => buildApp(offlineConfig)
  const text = await openapiText(build)
  expect(await openapiText(build)).toBe(text)
  const { openapi, paths, components } = JSON.parse(text)
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toContain('/api/things/{id}')
  expect(Object.keys(paths).filter(path => !path.startsWith('/api/'))).toEqual([])
  expect(components.schemas.Problem.required).toContain('message')
  const { requestBody, responses } = paths['/api/things'].post
  expect(requestBody.content['application/json'].schema.additionalProperties).toBe(false)
  expect(responses['401']).toEqual({ $ref: '#/components/responses/Unauthorized' })
  expect(components.responses.Unauthorized.content['application/problem+json'].schema).toEqual({
    $ref: '#/components/schemas/Problem',
  })
})

test.each(['localhost', '10.0.0.0/33', '1.2.3.4,'])(
  'does not start with the invalid TRUST_PROXY %j',
  async ranges => {
    await expect(buildApp({ ...offlineConfig, TRUST_PROXY: ranges })).rejects.toThrow(/invalid/)
  },
)

/** Runs `work` with a function that builds a service of one route. @param schema of the route, as source text */
async function withRoute(
  schema: string,
  work: (build: () => ReturnType<typeof createApp>) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'routes-'))
  try {
    await mkdir(join(directory, 'bad'))
    await writeFile(
      join(directory, 'bad/index.mjs'),
      `export default async app => { app.get('/', { schema: ${schema} }, () => 1) }`,
    )
    await work(() =>
      createApp(offlineConfig, {
        name: 'bad',
        title: 'Bad',
        version: '1.0.0',
        routes: directory,
        migrations: directory,
      }),
    )
  } finally {
    await rm(directory, { recursive: true })
  }
}

test('does not start with a route without a response schema', () =>
  withRoute('{}', async build => {
    await expect(build().then(app => app.ready())).rejects.toThrow('has no response schema')
  }))

test('refuses to describe a route whose response schema cannot be compiled', () =>
  withRoute("{ response: { 200: { type: 'unheard-of' } } }", async build => {
    await expect(openapiText(build)).rejects.toThrow('schema is invalid')
  }))
