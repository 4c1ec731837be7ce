import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** What Lighthouse thinks of a page. */
export interface Audit {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Audits that cost points, with what Lighthouse shows of them. */
  shortcomings: string[]
}

/** Lighthouse with its own defaults: a phone, a slow line and processor, simulated. */
export async function audit(url: string, debuggingPort: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shortcomings: categories.flatMap(name =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => {
          const found = lhr.audits[id]
          if (!found || found.score === null || found.score >= 0.9) return []
          return `${name}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ''}`
        }),
    ),
  }
}
