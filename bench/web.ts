import { withPlatform } from './platform/platform.ts'
import { runBenchmark } from './report/run.ts'
import { measureAudits } from './web/measure-audits.ts'
import { measureInteractions } from './web/measure-interactions.ts'
import { measureTracker } from './web/measure-tracker.ts'
import { measureVisits } from './web/measure-visits.ts'

async function pathOfFirst(origin: string, kind: 'products' | 'blog'): Promise<string> {
  const response = await fetch(`${origin}/api/${kind}`)
  const [first] = (await response.json()) as { slug: string }[]
  if (!first) throw new Error(`The platform has no ${kind}`)
  return `/${kind}/${first.slug}`
}

/** `npm run bench:web`: loading and interaction times of visitors. */
await runBenchmark(() =>
  withPlatform(async ({ url }) => {
    const pages = {
      '/': '/',
      '/products': '/products',
      '/products/{id}': await pathOfFirst(url, 'products'),
      '/blog/{id}': await pathOfFirst(url, 'blog'),
      '/our-works': '/our-works',
      '/custom-order': '/custom-order',
    }
    return [
      ...(await measureVisits(url, pages)),
      ...(await measureInteractions(url)),
      ...(await measureTracker(url)),
      ...(await measureAudits(url, pages)),
    ]
  }),
)
