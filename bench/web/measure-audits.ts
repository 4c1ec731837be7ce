import type { Goal } from '../report/measurement.ts'
import { audit, type Category, categories } from './audit.ts'
import { type Findings, repeat, warmUp } from './findings.ts'

const audits = 3

/** Minimum scores. */
const goals: Record<Category, Goal> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
}

/** Audits the pages with Lighthouse, by their names in the report. */
export async function measureAudits(
  origin: string,
  pages: { name: string; path: string }[],
): Promise<Findings> {
  const findings: Findings = { measurements: [], remarks: [] }
  for (const { name, path } of pages) {
    const url = origin + path
    await warmUp(url)
    const found = await repeat(audits, `${name}: Lighthouse`, () => audit(url))
    for (const category of categories) {
      findings.measurements.push({
        name: `${name}: Lighthouse ${category}`,
        values: found.map(({ scores }) => scores[category]),
        goal: goals[category],
      })
    }
    const shortcomings = new Set(found.flatMap(each => each.shortcomings))
    findings.remarks.push(...[...shortcomings].map(shortcoming => `${name}: ${shortcoming}`))
  }
  return findings
}
