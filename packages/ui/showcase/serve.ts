/** Serves the design system: `npm run ui`. */
import { startShowcase } from './server.ts'

const showcase = await startShowcase({ port: Number(process.env.PORT ?? 0) })
console.log(`Design system: ${showcase.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void showcase.close())
}
