import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { type Findings, repeat, warmUp } from './findings.ts'
import { type Interactions, interact } from './interactions.ts'

const visitors = 5

const names: Record<keyof Interactions, string> = {
  menu: 'opening the menu',
  filter: 'choosing a category',
  paging: 'turning a page',
}

/** Measures the interactions of the product list with the phone of `phone.ts`. */
export async function measureInteractions(origin: string): Promise<Findings> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    await warmUp(`${origin}/products`)
    const seen = await repeat(visitors, 'taps', () => interact(browser, origin))
    const measurements = (Object.keys(names) as (keyof Interactions)[]).map(name => ({
      name: `${names[name]}: interaction to next paint`,
      unit: 'ms',
      values: seen.map(each => each[name]),
      goal: { atMost: 150 },
    }))
    return { measurements, remarks: [] }
  } finally {
    await browser.close()
  }
}
