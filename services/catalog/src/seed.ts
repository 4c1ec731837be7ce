import { join } from 'node:path'
import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit/setup'
import { hasContent } from './seeding/has-content.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX }))
const report = (line: string) => console.log(`catalog: ${line}`)

const db = connect(config, { name: 'catalog seed', statementTimeout: 60_000 })
try {
  if (await hasContent(db)) {
    report('has content already, nothing to fill in')
  } else {
    // Loaded only now: on every later start this program ends before it needs them.
    const [{ mediaConfig, mediaPlace, openMedia }, { mediaCollection }, { fillCatalogue }] =
      await Promise.all([
        import('@stampa/service-kit/media'),
        import('./images.ts'),
        import('./seeding/fill-catalogue.ts'),
      ])
    const media = await openMedia(mediaPlace(loadConfig(Type.Object(mediaConfig))), mediaCollection)
    await fillCatalogue(db, media, join(import.meta.dirname, '../seeds'), report)
  }
} finally {
  await db.destroy()
}
