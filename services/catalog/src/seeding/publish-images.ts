import { Readable } from 'node:stream'
import { createLimit, type FileRule, type Media, type StoredImage } from '@stampa/service-kit/media'
import type { DemoContent } from '../../seeds/types.ts'
import { anyImage, companyImage, pngFavicon, pngImage, productFavicon } from '../image-rules.ts'

/** The demo content with its images published: what only remains to be stored. */
export interface PublishedContent {
  company: Published<DemoContent['company'], 'logo' | 'favicon'>
  categories: Published<DemoContent['categories'][number], 'image' | 'favicon'>[]
  products: Published<DemoContent['products'][number], 'image' | 'favicon'>[]
}

type Published<T, Images extends keyof T> = Omit<T, Images> & Record<Images, StoredImage>

/** Publishes every image of the demo content by the rules of an upload. */
export async function publishImages(
  media: Media,
  content: DemoContent,
  report: (line: string) => void,
): Promise<PublishedContent> {
  const total = 2 * (1 + content.categories.length + content.products.length)
  let done = 0
  const publish = async (image: Buffer, rule: FileRule) => {
    const upload = await media.receive(Readable.from([image]), rule)
    if (!upload) throw new Error('the demo content holds an empty image')
    try {
      return await media.publish(upload)
    } finally {
      await upload.discard()
      done++
      if (done % 10 === 0 || done === total) report(`converted ${done} of ${total} images`)
    }
  }

  const { logo, favicon } = content.company
  return {
    company: {
      ...content.company,
      logo: await publish(logo, companyImage),
      favicon: await publish(favicon, companyImage),
    },
    categories: await mapTwoAtOnce(content.categories, async category => ({
      ...category,
      image: await publish(category.image, pngImage),
      favicon: await publish(category.favicon, pngFavicon),
    })),
    products: await mapTwoAtOnce(content.products, async product => ({
      ...product,
      image: await publish(product.image, anyImage),
      favicon: await publish(product.favicon, productFavicon),
    })),
  }
}

/** The next image is decoded while the last renditions of the one before it are still written. */
function mapTwoAtOnce<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const limit = createLimit(2)
  return Promise.all(items.map(item => limit(() => map(item))))
}
