import { CARD_PIXELS } from '@stampa/drawings/kit/scene'
import { opaquePng } from './raster.ts'
import type { DemoWork } from './types.ts'
import { brewery } from './works/brewery.ts'
import { builders } from './works/builders.ts'
import { cafe } from './works/cafe.ts'
import { festival } from './works/festival.ts'
import { hotel } from './works/hotel.ts'
import { race } from './works/race.ts'
import { school } from './works/school.ts'
import { software } from './works/software.ts'
import { volunteers } from './works/volunteers.ts'
import { winery } from './works/winery.ts'
import { scenePicture, type Work } from './works/work.ts'

const WORKS: readonly Work[] = [
  cafe,
  festival,
  race,
  hotel,
  brewery,
  volunteers,
  software,
  school,
  winery,
  builders,
]

/** The portfolio, in the order in which it is shown. */
export function demoWorks(): Promise<DemoWork[]> {
  return Promise.all(
    WORKS.map(async ({ title, brand, description, scenes }, i) => ({
      title,
      customerName: brand.name,
      description,
      order: i + 1,
      images: await Promise.all(
        scenes.map(async scene => ({
          file: await opaquePng(scenePicture(scene), CARD_PIXELS),
          alt: scene.alt,
        })),
      ),
    })),
  )
}
