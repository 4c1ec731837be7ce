import { type Head, type HeadArgs, type Message, textsIn } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { imagePreload, openGraphImage } from './image-head.ts'
import { truncate } from './truncate.ts'

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

/** The document's title of a page. @example pageTitle('Προϊόντα') // 'Προϊόντα | Stampa' */
export function pageTitle(page: string): string {
  return `${page} | Stampa`
}

/** A step of the way from the home page to a page, which is the last step itself. */
export interface Step {
  name: string
  path: string
}

/** The way to a page as structured data: https://schema.org/BreadcrumbList */
export function breadcrumbList(steps: Step[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}

/** The head of a page whose own data could not be loaded: the title that all of its kind share. */
export function titled({ title }: { title: Message<string> }): (args: HeadArgs) => Head {
  return ({ language }) => ({
    title: pageTitle(textsIn({ title }, language).title),
    noindex: true,
  })
}

/** About what a search result shows. */
const length = 155

/** The beginning of a text, on one line, as a page's description. */
export function metaDescription(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), length)
}
