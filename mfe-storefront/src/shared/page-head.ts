import {
  type Head,
  type HeadArgs,
  type Message,
  type Messages,
  type RouteHandle,
  textsIn,
} from '@stampa/platform'
import { defaultSource, type ImageAsset, srcSet } from '@stampa/ui/image/sources.ts'
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

interface PageTexts {
  title: string
  description: string
}

/**
 * Returns the handle of a page with data.
 *
 * @param details parts of the head that depend on the data
 */
export function pageHandle<D>(
  messages: Messages<PageTexts>,
  path: string,
  details: (data: D, texts: PageTexts) => Partial<PageHeadOptions>,
) {
  return {
    head: ({ data, language }: HeadArgs & { data: D }): Head => {
      const texts = textsIn<PageTexts>(messages, language)
      const { title, description } = texts
      return pageHead({ title, description, path, ...details(data, texts) })
    },
    headWithoutData: titled(messages),
  } satisfies RouteHandle
}

/** Returns the handle of a page whose head does not depend on its data. */
export function staticHandle(
  messages: Messages<PageTexts>,
  path: string,
  kind?: 'ContactPage',
): RouteHandle {
  const head = ({ language }: HeadArgs): Head => {
    const { title, description } = textsIn(messages, language)
    const subject = kind && { subject: { '@type': kind, name: title, url: path } }
    return pageHead({ title, description, path, ...subject })
  }
  return { head, headWithoutData: head }
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

/** Step of a breadcrumb. */
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

/**
 * Preloads the largest image of the first view. It has the same candidates as `Picture` with the same `sizes`, so
 * that the browser fetches one of them, once.
 */
export function imagePreload(
  asset: ImageAsset | null | undefined,
  sizes: string,
): Pick<Head, 'preloadImage'> {
  if (!asset) return {}
  return { preloadImage: { srcSet: srcSet(asset, 'avif'), sizes, type: 'image/avif' } }
}

/** Returns the image that a shared link shows. */
export function openGraphImage(asset: ImageAsset | null | undefined): Pick<Head, 'image'> {
  return asset ? { image: defaultSource(asset) } : {}
}

/** Characters: about the length that a search result shows. */
const descriptionLength = 155

/** Returns the beginning of a text, on one line, as a page's description. */
export function metaDescription(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), descriptionLength)
}
