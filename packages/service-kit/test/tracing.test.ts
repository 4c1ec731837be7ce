import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Builds a service in a process of its own. @returns the OpenTelemetry packages that it has loaded */
async function packagesOf(env: NodeJS.ProcessEnv): Promise<string[]> {
  const script = `
    import { createRequire } from 'node:module'
    import { offlineConfig } from './src/index.ts'
    import { buildApp } from './test/fixture/app.ts'
    const app = await buildApp(offlineConfig)
    await app.ready()
    console.log(JSON.stringify(Object.keys(createRequire(import.meta.url).cache)))
    process.exit()`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', script],
    { cwd: `${import.meta.dirname}/..`, env: { ...process.env, ...env } },
  )
  const [list = '[]'] = /^\[.*$/m.exec(stdout) ?? []
  const names = (JSON.parse(list) as string[]).flatMap(
    path => /node_modules\/(@opentelemetry\/[\w-]+|@fastify\/otel)\//.exec(path)?.[1] ?? [],
  )
  return [...new Set(names)]
}

test('loads the packages that record spans only with OTEL_EXPORTER_OTLP_ENDPOINT', async () => {
  expect(await packagesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(['@opentelemetry/api'])
  const endpoint = 'http://127.0.0.1:9'
  const recording = await packagesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  expect(recording).toContain('@opentelemetry/sdk-trace')
})
