import { type Head, type HeadArgs, type Message, textsIn } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { imagePreload, openGraphImage } from './image-head.ts'
import { truncate } from './truncate.ts'

export interface PageHeadOptions {
  title: string
  description: string
  /** Canonical path of the page, without a language. */
  path: string
  /** Breadcrumb after the home page, this page included. @default the page alone */
  trail?: Step[]
  /** Largest image of the first view, and its `sizes` attribute. */
  image?: { asset: ImageAsset | null | undefined; sizes: string }
  /** Subject of the page in https://schema.org terms. */
  subject?: Record<string, unknown>
}

/** Returns the head of a page: texts, image and structured data. */
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

/** Returns the head of a page whose data failed to load: the title that all pages of its kind share. */
export function titled({ title }: { title: Message<string> }): (args: HeadArgs) => Head {
  return ({ language }) => ({
    title: pageTitle(textsIn({ title }, language).title),
    noindex: true,
  })
}

/** Returns the document's title. @example pageTitle('Προϊόντα') // 'Προϊόντα | Stampa' */
export function pageTitle(page: string): string {
  return `${page} | Stampa`
}

export interface Step {
  name: string
  path: string
}

/** Returns a breadcrumb as structured data: https://schema.org/BreadcrumbList */
function breadcrumbList(steps: Step[]): Record<string, unknown> {
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

/** Characters: about the length that a search result shows. */
const descriptionLength = 155

/** Returns the beginning of a text, on one line, as a page's description. */
export function metaDescription(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), descriptionLength)
}
