import { chromium } from '@playwright/test'
import type { Goal, Measurement } from '../report/measurement.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { type Findings, repeat, warmUp } from './findings.ts'
import { type Visit, visit } from './visit.ts'

const visits = 5

type Figure = Exclude<keyof Visit, 'complaints'>

/** Goals of every page on the network and processor of `visit.ts`. */
const figures: Record<Figure, Omit<Measurement, 'values'> & { goal: Goal }> = {
  fcp: { name: 'first contentful paint', unit: 'ms', goal: { atMost: 800 } },
  lcp: { name: 'largest contentful paint', unit: 'ms', goal: { atMost: 1200 } },
  ready: { name: 'hydrated', unit: 'ms', goal: { atMost: 2000 } },
  shift: { name: 'layout shift', digits: 3, goal: { atMost: 0.02 } },
  scriptBytes: { name: 'JavaScript', unit: 'bytes', goal: { atMost: 135_000 } },
  pageBytes: { name: 'all bytes of the page', unit: 'bytes', goal: { atMost: 400_000 } },
}

/** Visits the pages, each time with an empty cache. */
export async function measureVisits(origin: string, paths: string[]): Promise<Findings> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const findings: Findings = { measurements: [], remarks: [] }
    for (const path of paths) {
      const url = origin + path
      await warmUp(url)
      const seen = await repeat(visits, `${path}: visit`, () => visit(browser, url))
      const complaints = seen.map(each => each.complaints)
      findings.measurements.push(...measurementsOf(path, seen), {
        name: `${path}: errors and warnings in the console`,
        values: [complaints.flat().length],
        goal: { atMost: 0 },
      })
      findings.remarks.push(...complaints.flat().map(complaint => `${path}: ${complaint}`))
    }
    return findings
  } finally {
    await browser.close()
  }
}

function measurementsOf(path: string, seen: Visit[]): Measurement[] {
  return (Object.keys(figures) as Figure[]).map(figure => ({
    ...figures[figure],
    name: `${path}: ${figures[figure].name}`,
    values: seen.map(each => each[figure]),
  }))
}
