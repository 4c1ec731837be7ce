import type { Knex } from 'knex'
import type { DemoContent } from '../../seeds/types.ts'
import { createContent } from '../content/write.ts'
import { aboutContents, aboutDraft } from '../routes/about/about-contents.ts'
import { bannerDraft, banners } from '../routes/banner/banners.ts'
import { postDraft, posts } from '../routes/blog/posts.ts'
import { categories, categoryDraft } from '../routes/categories/categories.ts'
import { changeSettings } from '../routes/company/settings.ts'
import { customerDraft, customers } from '../routes/customers/customers.ts'
import { eventDraft, events } from '../routes/events/events.ts'
import { faqDraft, faqs } from '../routes/faq/faqs.ts'
import { workDraft, works } from '../routes/our-work/works.ts'
import { productDraft, products } from '../routes/products/products.ts'
import { testimonialDraft, testimonials } from '../routes/testimonials/testimonials.ts'
import type { Published } from './publish-images.ts'

type Content = Published<DemoContent>

/** In the records of changes nobody has made it: it comes with the service. */
const author = {}

/** Stores the demo content through the code that serves the interface. */
export async function storeContent(tx: Knex.Transaction, content: Content): Promise<void> {
  await storeRange(tx, content)
  await storeBanners(tx, content)
  await storePages(tx, content)
  await storeCustomers(tx, content)
}

export async function storeCompany(tx: Knex.Transaction, company: Content['company']) {
  const { logo, favicon, ...texts } = company
  await changeSettings(tx, author, undefined, texts, { logo, favicon })
}

async function storeRange(tx: Knex.Transaction, content: Content): Promise<void> {
  const categoryIds = new Map<string, string>()
  for (const { image, favicon, ...texts } of content.categories) {
    const draft = categoryDraft(texts, { image, favicon })
    const { id } = await createContent(tx, categories, author, draft)
    categoryIds.set(texts.name, id)
  }
  const eventIds = new Map<string, string>()
  for (const { image, favicon, ...texts } of content.events) {
    const draft = eventDraft(texts, { image, favicon })
    const { id } = await createContent(tx, events, author, draft)
    eventIds.set(texts.name, id)
  }
  for (const { image, favicon, ...product } of content.products) {
    const input = {
      ...product,
      categories: product.categories.map(name => idOf('category', categoryIds, name)),
      events: product.events.map(name => idOf('event', eventIds, name)),
    }
    await createContent(tx, products, author, productDraft(input, { image, favicon }))
  }
}

function idOf(kind: string, ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`no ${kind} is called ${name}`)
  return id
}

async function storeBanners(tx: Knex.Transaction, content: Content): Promise<void> {
  for (const { image, ...banner } of content.banners) {
    await createContent(tx, banners, author, bannerDraft(banner, { image }))
  }
}

async function storePages(tx: Knex.Transaction, content: Content): Promise<void> {
  const { bannerImage, ...about } = content.about
  await createContent(tx, aboutContents, author, aboutDraft(about, { bannerImage }))
  for (const faq of content.faqs) await createContent(tx, faqs, author, faqDraft(faq))
  for (const { image, publishedAt, tags, ...post } of content.posts) {
    const draft = postDraft({ ...post, tags: tags.join(','), published: true }, { image })
    // As if they had been written on their day: nothing was planned ahead.
    const day = { created_at: publishedAt, published_at: publishedAt }
    await createContent(tx, posts, author, { ...draft, columns: { ...draft.columns, ...day } })
  }
}

async function storeCustomers(tx: Knex.Transaction, content: Content): Promise<void> {
  for (const { image, ...customer } of content.customers) {
    await createContent(tx, customers, author, customerDraft(customer, { image }))
  }
  for (const { images, ...work } of content.works) {
    const input = { ...work, imageDetails: images.map(({ alt }) => ({ alt })) }
    const draft = workDraft(
      input,
      images.map(({ file }) => file),
    )
    await createContent(tx, works, author, draft)
  }
  // Visitors see the newest first, so the first is stored last.
  for (const { companyLogo, ...opinion } of content.testimonials.toReversed()) {
    const draft = testimonialDraft(opinion, { companyLogo })
    await createContent(tx, testimonials, author, draft)
  }
}
