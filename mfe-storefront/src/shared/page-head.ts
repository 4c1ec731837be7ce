import type { Head } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { breadcrumbList, type Step } from './breadcrumb-list.ts'
import { imagePreload } from './image-preload.ts'
import { openGraphImage } from './open-graph-image.ts'
import { pageTitle } from './page-title.ts'

interface PageHeadOptions {
  title: string
  description: string
  /** The one address of the page, without a language. */
  path: string
  /** The way from the home page, the page included. @default the page alone */
  trail?: Step[]
  /** What the first view paints largest, and how wide, as the `sizes` attribute. */
  image?: { asset: ImageAsset | null | undefined; sizes: string }
  /** What the page says about its subject in https://schema.org words. */
  subject?: Record<string, unknown>
}

/** What a page says about itself, where that is only text, a way there and perhaps a picture. */
export function pageHead(options: PageHeadOptions): Head {
  const { title, description, path, trail = [{ name: title, path }], image, subject } = options
  return {
    title: pageTitle(title),
    description,
    canonical: path,
    ...(image && { ...openGraphImage(image.asset), ...imagePreload(image.asset, image.sizes) }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [...(subject ? [subject] : []), breadcrumbList(trail)],
    },
  }
}
