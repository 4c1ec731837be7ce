import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { apiReport, reportFile } from './api-report.ts'

it('is the committed report of what the package exports', async () => {
  const committed = await readFile(reportFile, 'utf8')
  expect(committed, 'run: npm run api-report --workspace @stampa/platform').toBe(await apiReport())
})
