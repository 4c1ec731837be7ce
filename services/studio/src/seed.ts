import { join } from 'node:path'
import { hasRows, loadConfig, runSeed, Type } from '@stampa/service-kit/setup'

await runSeed(
  'studio',
  db => hasRows(db, ['products']),
  async (db, report) => {
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
  },
)
