import { join } from 'node:path'
import { loadConfig, runSeed, Type } from '@stampa/service-kit/setup'
import { hasContent } from './seeding/has-content.ts'

await runSeed('catalog', hasContent, async (db, report) => {
  // Loaded only now: on every later start this program ends before it needs them.
  const [{ mediaConfig, mediaPlace, openMedia }, { mediaCollection }, { fillCatalogue }] =
    await Promise.all([
      import('@stampa/service-kit/media'),
      import('./images.ts'),
      import('./seeding/fill-catalogue.ts'),
    ])
  const media = await openMedia(mediaPlace(loadConfig(Type.Object(mediaConfig))), mediaCollection)
  await fillCatalogue(db, media, join(import.meta.dirname, '../seeds'), report)
})
