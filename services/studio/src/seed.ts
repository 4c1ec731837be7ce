import { join } from 'node:path'
import { baseConfig, connect, hasRows, loadConfig, Type } from '@stampa/service-kit/setup'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX }))
const report = (line: string) => console.log(`studio: ${line}`)

const db = connect(config, { name: 'studio seed', statementTimeout: 60_000 })
try {
  if (await hasRows(db, ['products'])) {
    report('has products already, nothing to fill in')
  } else {
    // Loaded only now: on every later start this program ends before it needs them.
    const [{ mediaConfig, mediaPlace, openMedia }, { pictureCollection }, { fillStudio }] =
      await Promise.all([
        import('@stampa/service-kit/media'),
        import('./config.ts'),
        import('./seeding/fill-studio.ts'),
      ])
    const place = mediaPlace(loadConfig(Type.Object(mediaConfig)))
    const media = await openMedia(place, pictureCollection)
    await fillStudio(db, media, join(import.meta.dirname, '../seeds'), report)
  }
} finally {
  await db.destroy()
}
