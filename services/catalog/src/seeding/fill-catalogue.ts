import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Words } from '@stampa/rules/words'
import { createValidatorCompiler, type Static, type Type } from '@stampa/service-kit'
import type { Media, StoredImage } from '@stampa/service-kit/media'
import { publishPictures } from '@stampa/service-kit/media/seeding'
import type { Translations } from '@stampa/service-kit/translations'
import type { Knex } from 'knex'
import type { Images } from '../content/columns.ts'
import type { ContentType } from '../content/content-type.ts'
import { createContent } from '../content/write.ts'
import { aboutContents } from '../routes/about/index.ts'
import { banners } from '../routes/banner/index.ts'
import { posts } from '../routes/blog/index.ts'
import { categories } from '../routes/categories/index.ts'
import { changedCompany, changeSettings, lockCompany } from '../routes/company/settings.ts'
import { customers } from '../routes/customers/index.ts'
import { events } from '../routes/events/index.ts'
import { faqs } from '../routes/faq/index.ts'
import { works } from '../routes/our-work/index.ts'
import { products } from '../routes/products/products.ts'
import { reviews } from '../routes/reviews/reviews.ts'
import { sizeCharts } from '../routes/size-charts/size-charts.ts'
import { synonyms } from '../routes/synonyms/index.ts'
import { testimonials } from '../routes/testimonials/index.ts'
import { hasContent } from './has-content.ts'

/** The author of demo content in the history: no administrator. */
const author = {}

/** A record of the demo content: the body of a write call, with file names in place of images. */
type Entry = Record<string, unknown>
type Pictures = ReadonlyMap<string, StoredImage>

/**
 * Kinds by the name of their file, which lists records in the order in which they are stored. Categories, events and
 * size charts come before products, and these before reviews, which refer to them by name.
 */
const kinds: readonly (readonly [file: string, type: ContentType])[] = [
  ['categories', categories],
  ['events', events],
  ['size-charts', sizeCharts],
  ['products', products],
  ['banners', banners],
  ['about', aboutContents],
  ['faqs', faqs],
  ['posts', posts],
  ['customers', customers],
  ['works', works],
  ['testimonials', testimonials],
  ['synonyms', synonyms],
  ['reviews', reviews],
]

/** Returns the fields that name a picture, or several. */
function pictureFields({ form, uploads }: ContentType): string[] {
  return Object.keys({ ...form, ...uploads })
}

const companyPictures = ['logo', 'favicon']

/**
 * Fills a database without content with the demo content of a folder, in one transaction. Company settings
 * that were changed before stay.
 *
 * @param folder `company.json`, `words.json` with the English of names and alternative texts, a JSON file for
 *   each kind, and their pictures in `pictures`
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
    kinds.map(async ([file, type]) => ({ type, entries: await readJson<Entry[]>(folder, file) })),
  )
  const words = await readJson<Words>(folder, 'words')
  const references = [
    ...namesOf(company, companyPictures),
    ...content.flatMap(({ type, entries }) =>
      entries.flatMap(entry => namesOf(entry, pictureFields(type))),
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
    return storeContent(tx, content, words, pictures)
  })
  report(count > 0 ? `stored ${count} records` : 'was filled by another run meanwhile')
}

async function storeContent(
  tx: Knex.Transaction,
  content: readonly { type: ContentType; entries: readonly Entry[] }[],
  words: Words,
  pictures: Pictures,
): Promise<number> {
  /** Id of each record by its name or title. */
  const ids = new Map<unknown, string>()
  const idOf = (name: unknown) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`no record before is called ${name}`)
    return id
  }
  const idsOf = (names: unknown) => (Array.isArray(names) ? names.map(idOf) : idOf(names))
  let count = 0
  for (const { type, entries } of content) {
    const readBody = bodyReader(type.given ? type.create : type.change, pictureFields(type))
    for (const { publishedAt, ...entry } of entries) {
      const references = Object.fromEntries(
        ['categories', 'events', 'sizeCharts', 'product']
          .filter(field => field in entry)
          .map(field => [field, idsOf(entry[field])]),
      )
      const texts = entry.translations as Translations | undefined
      const translations = texts && {
        translations: { ...texts, words: wordsOf(entry, words) },
      }
      const { input, images } = readBody({ ...entry, ...references, ...translations }, pictures)
      const { columns, ...rest } = type.toDraft(input, images)
      // A post looks as if it had been written on its day.
      const dates = publishedAt
        ? {
            id: tx.raw('uuidv7(?::timestamptz - clock_timestamp())', [String(publishedAt)]),
            created_at: publishedAt,
            published_at: publishedAt,
          }
        : {}
      const draft = { ...rest, columns: { ...columns, ...dates } }
      ids.set(entry.name ?? entry.title, (await createContent(tx, type, author, draft)).id)
      count++
    }
  }
  return count
}

/** Returns the English of the names in an entry's lists, which commas may separate, and of its alternative texts. */
function wordsOf(entry: Entry, words: Words): Words {
  const used = new Set(textsIn(entry))
  return Object.fromEntries(Object.entries(words).filter(([greek]) => used.has(greek)))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(',').map(part => part.trim())]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
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

/** Joins the paragraphs of a text, also of a translated one; a reviver of `JSON.parse`. */
function joinParagraphs(field: string, value: unknown): unknown {
  return longTexts.includes(field) && Array.isArray(value) ? value.join('\n') : value
}

/** Returns a function that checks the texts of an entry against the schema of a write call, and finds its images. */
function bodyReader<Body extends Type.TObject>(schema: Body, fields: readonly string[]) {
  const validate = createValidatorCompiler()({
    schema: { ...schema, additionalProperties: false },
    method: 'POST',
    url: '',
    httpPart: 'body',
  })
  return (entry: Entry, pictures: Pictures) => {
    const texts = Object.entries(entry).filter(([field]) => !fields.includes(field))
    const body = JSON.parse(JSON.stringify(Object.fromEntries(texts)), joinParagraphs)
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
      const names = entry[field] as string | string[] | undefined
      if (names) images[field] = Array.isArray(names) ? names.map(imageOf) : imageOf(names)
    }
    return { input: body as Static<Body>, images }
  }
}
