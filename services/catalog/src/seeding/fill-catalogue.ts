import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createValidatorCompiler, type Static, type Type } from '@stampa/service-kit'
import type { Media, StoredImage } from '@stampa/service-kit/media'
import { publishPictures } from '@stampa/service-kit/media/seeding'
import type { Knex } from 'knex'
import type { ContentRow, ContentType } from '../content/content-type.ts'
import { createContent, type Draft } from '../content/write.ts'
import { aboutContents, aboutDraft } from '../routes/about/about-contents.ts'
import { changedAbout } from '../routes/about/schema.ts'
import { bannerDraft, banners } from '../routes/banner/banners.ts'
import { changedBanner } from '../routes/banner/schema.ts'
import { postDraft, posts } from '../routes/blog/posts.ts'
import { changedPost } from '../routes/blog/schema.ts'
import { categories, categoryDraft } from '../routes/categories/categories.ts'
import { categoryInput } from '../routes/categories/schema.ts'
import { changedCompany } from '../routes/company/schema.ts'
import { changeSettings, lockCompany } from '../routes/company/settings.ts'
import { customerDraft, customers } from '../routes/customers/customers.ts'
import { changedCustomer } from '../routes/customers/schema.ts'
import { eventDraft, events } from '../routes/events/events.ts'
import { eventInput } from '../routes/events/schema.ts'
import { faqDraft, faqs } from '../routes/faq/faqs.ts'
import { faqInput } from '../routes/faq/schema.ts'
import { changedWork } from '../routes/our-work/schema.ts'
import { workDraft, works } from '../routes/our-work/works.ts'
import { productDraft, products } from '../routes/products/products.ts'
import { changedProduct } from '../routes/products/schema.ts'
import { testimonialInput } from '../routes/testimonials/schema.ts'
import { testimonialDraft, testimonials } from '../routes/testimonials/testimonials.ts'
import { hasContent } from './has-content.ts'

/** The author of demo content in the history: no administrator. */
const author = {}

/** A record of the demo content: the body of a write call, with file names in place of images. */
type Entry = Record<string, unknown>
type Pictures = ReadonlyMap<string, StoredImage>

/** Demo records of one kind. `seeds/<file>.json` lists them in the order in which they are stored. */
interface DemoKind {
  file: string
  /** Fields that name a picture, or several. */
  pictures: readonly string[]
  /** @returns the id of the new record */
  store(tx: Knex.Transaction, entry: Entry, pictures: Pictures): Promise<string>
}

/** Stored images by field; those of a list under `<field>.0`, `<field>.1` and so on. */
type Images = Record<string, StoredImage>

function demoKind<Row extends ContentRow, Body extends Type.TObject>(
  file: string,
  type: ContentType<Row>,
  body: Body,
  pictures: readonly string[],
  draft: (input: Static<Body>, images: Images) => Draft,
): DemoKind {
  const readBody = bodyReader(body, pictures)
  return {
    file,
    pictures,
    async store(tx, { publishedAt, ...entry }, published) {
      const { input, images } = readBody(entry, published)
      const { columns, ...rest } = draft(input, images)
      // A post looks as if it had been written on its day.
      const dates = publishedAt ? { created_at: publishedAt, published_at: publishedAt } : {}
      const record = { ...rest, columns: { ...columns, ...dates } }
      return (await createContent(tx, type, author, record)).id
    },
  }
}

/** Categories and events come first: products refer to them by name. */
const kinds: readonly DemoKind[] = [
  demoKind('categories', categories, categoryInput, ['image', 'favicon'], categoryDraft),
  demoKind('events', events, eventInput, ['image', 'favicon'], eventDraft),
  demoKind('products', products, changedProduct, ['image', 'favicon'], productDraft),
  demoKind('banners', banners, changedBanner, ['image'], bannerDraft),
  demoKind('about', aboutContents, changedAbout, ['bannerImage'], aboutDraft),
  demoKind('faqs', faqs, faqInput, [], faqDraft),
  demoKind('posts', posts, changedPost, ['image'], postDraft),
  demoKind('customers', customers, changedCustomer, ['image'], customerDraft),
  demoKind('works', works, changedWork, ['images'], (input, images) =>
    workDraft(input, Object.values(images)),
  ),
  demoKind('testimonials', testimonials, testimonialInput, ['companyLogo'], testimonialDraft),
]

const companyPictures = ['logo', 'favicon']

/**
 * Fills a database without content with the demo content of a folder, in one transaction. Company settings
 * that were changed before stay.
 *
 * @param folder `company.json`, a JSON file for each kind, and their pictures in `pictures`
 * @param report receives a line for every step
 * @throws Error when an entry does not match the schema of its write call
 */
export async function fillCatalogue(
  db: Knex,
  media: Media,
  folder: string,
  report: (line: string) => void,
): Promise<void> {
  if (await hasContent(db)) return report('has content already, nothing to fill in')
  const company = await readJson<Entry>(folder, 'company')
  const content = await Promise.all(
    kinds.map(async kind => ({ kind, entries: await readJson<Entry[]>(folder, kind.file) })),
  )
  const references = [
    ...namesOf(company, companyPictures),
    ...content.flatMap(({ kind, entries }) =>
      entries.flatMap(entry => namesOf(entry, kind.pictures)),
    ),
  ]
  const pictures = await publishPictures(media, join(folder, 'pictures'), references, report)

  const count = await db.transaction(async tx => {
    // The lock on the only row of settings makes a second run wait for the first.
    const { version } = await lockCompany(tx)
    if (await hasContent(tx)) return 0
    if (version === 1) {
      const { input, images } = bodyReader(changedCompany, companyPictures)(company, pictures)
      await changeSettings(tx, author, undefined, input, images)
    }
    return storeContent(tx, content, pictures)
  })
  report(count > 0 ? `stored ${count} records` : 'was filled by another run meanwhile')
}

async function storeContent(
  tx: Knex.Transaction,
  content: readonly { kind: DemoKind; entries: readonly Entry[] }[],
  pictures: Pictures,
): Promise<number> {
  /** Id of each category and event by its name. */
  const ids = new Map<unknown, string>()
  const idOf = (name: unknown) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`no category or event is called ${name}`)
    return id
  }
  let count = 0
  for (const { kind, entries } of content) {
    for (const entry of entries) {
      const references = Object.fromEntries(
        ['categories', 'events']
          .filter(field => field in entry)
          .map(field => [field, (entry[field] as unknown[]).map(idOf)]),
      )
      ids.set(entry.name, await kind.store(tx, { ...entry, ...references }, pictures))
      count++
    }
  }
  return count
}

async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
}

/** Names of the pictures in these fields, each of which holds one or a list. */
function namesOf(entry: Entry, fields: readonly string[]): string[] {
  return fields.flatMap(field => (entry[field] ?? []) as string | string[])
}

/** Fields whose text is a list of paragraphs in the file. */
const longTexts = ['content', 'context']

/** Returns a function that checks the texts of an entry against the schema of a write call, and finds its images. */
function bodyReader<Body extends Type.TObject>(schema: Body, fields: readonly string[]) {
  const validate = createValidatorCompiler()({
    schema: { ...schema, additionalProperties: false },
    method: 'POST',
    url: '',
    httpPart: 'body',
  })
  return (entry: Entry, pictures: Pictures) => {
    const body = Object.fromEntries(
      Object.entries(entry)
        .filter(([field]) => !fields.includes(field))
        .map(([field, value]) => [
          field,
          longTexts.includes(field) && Array.isArray(value) ? value.join('\n') : value,
        ]),
    )
    const result = validate(body)
    if (typeof result === 'object' && 'error' in result) {
      throw new Error(`the demo content is wrong: ${JSON.stringify(entry)}`, {
        cause: result.error,
      })
    }
    const imageOf = (name: string) => {
      const image = pictures.get(name)
      if (!image) throw new Error(`the picture ${name} was not published`)
      return image
    }
    const images: Images = {}
    for (const field of fields) {
      const names = entry[field]
      if (typeof names === 'string') images[field] = imageOf(names)
      if (!Array.isArray(names)) continue
      for (const [index, name] of names.entries()) images[`${field}.${index}`] = imageOf(name)
    }
    return { input: body as Static<Body>, images }
  }
}
