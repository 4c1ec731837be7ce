import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const observability = join(import.meta.dirname, '../deploy/observability')

interface Target {
  targets: string[]
  labels: { job: string }
}

test('a running platform has every metric of the alerts and the dashboard', async ({ stack }) => {
  const jobs: Target[] = JSON.parse(await readFile(stack.metricsFile, 'utf8'))
  const scraped = await Promise.all(
    jobs
      .flatMap(({ targets }) => targets)
      .map(async target => {
        const response = await fetch(`http://${target}/metrics`)
        expect(response.status, target).toBe(200)
        return response.text()
      }),
  )
  const found = new Set(
    Array.from(scraped.join('\n').matchAll(/^# TYPE (\w+) /gm), ([, name]) => name),
  )
  const files = ['rules.yml', 'dashboard.json'].map(name =>
    readFile(join(observability, name), 'utf8'),
  )
  const named = new Set(
    Array.from(
      (await Promise.all(files)).join('\n').matchAll(/\b(?:stampa|http|nodejs|process)_\w+/g),
      ([name]) => name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  )
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter(name => !found.has(name))).toEqual([])
})
