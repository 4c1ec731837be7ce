import { baseConfig, connect, loadConfig, Type } from '@stampa/service-kit'
import { mediaConfig, mediaPlace, openMedia } from '@stampa/service-kit/media'
import { demoProducts } from '../seeds/products.ts'
import { pictureCollection } from './config.ts'
import { fillStudio } from './seeding/fill-studio.ts'

const { DATABASE_URL, DATABASE_POOL_MAX } = baseConfig.properties
const config = loadConfig(Type.Object({ DATABASE_URL, DATABASE_POOL_MAX, ...mediaConfig }))

const db = connect(config, { name: 'studio seed', statementTimeout: 60_000 })
try {
  const media = await openMedia(mediaPlace(config), pictureCollection)
  await fillStudio(db, media, demoProducts, line => console.log(`studio: ${line}`))
} finally {
  await db.destroy()
}
