import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit'
import { mediaConfig, mediaPlace, openMedia } from '@stampa/service-kit/media'
import { demoContent } from '../seeds/index.ts'
import { mediaCollection } from './images.ts'
import { fillCatalogue } from './seeding/fill-catalogue.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX, ...mediaConfig }))

const db = connect(config, { name: 'catalog seed', statementTimeout: 60_000 })
try {
  const media = await openMedia(mediaPlace(config), mediaCollection)
  await fillCatalogue(db, media, demoContent, line => console.log(`catalog: ${line}`))
} finally {
  await db.destroy()
}
