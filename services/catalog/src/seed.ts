import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit'
import { openMedia } from '@stampa/service-kit/media'
import { demoContent } from '../seeds/index.ts'
import { configSchema } from './config.ts'
import { mediaCollection } from './images.ts'
import { fillCatalogue } from './seeding/fill-catalogue.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const { MEDIA_DIR } = configSchema.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX, MEDIA_DIR }))

const db = connect(config, { name: 'catalog seed', statementTimeout: 60_000 })
try {
  const media = await openMedia(config.MEDIA_DIR, mediaCollection)
  await fillCatalogue(db, media, demoContent, line => console.log(`catalog: ${line}`))
} finally {
  await db.destroy()
}
