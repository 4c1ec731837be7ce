import { type BodyRules, catalogRules } from '@stampa/api'
import { anyImage } from '@stampa/rules/files'
import { allowsList } from '@stampa/rules/permissions'
import { expect, test } from 'vitest'
import { posts } from '../../blog/blog.ts'
import { contentTypes } from '../../content-types.ts'
import { faqs } from '../../faq/faq.ts'
import { works } from '../../our-work/our-work.ts'
import { products } from '../../products/products.ts'
import { testimonials } from '../../testimonials/testimonials.ts'
import { active, image, longText, prose, tags, text, uploadedImage } from './field-kinds.ts'
import { resource } from './resource.ts'

const label = { en: 'Label', el: 'Ετικέτα' }
const { words, failures, page } = faqs
const common = { words, failures, page, nameOf: () => '', columns: [] }
const [question, answer] = [text('question', label), longText('answer', label)]

test('the saved views of a content type are for those who may read content', () => {
  for (const { id } of contentTypes) expect(allowsList(['content:read'], id, 'read'), id).toBe(true)
})

test('compiles only with fields of the service’s records and request bodies', () => {
  resource({ ...common, kind: 'faq', fields: [question, answer] })
  // @ts-expect-error the body lacks the answer
  resource({ ...common, kind: 'faq', fields: [question] })
  // @ts-expect-error a FAQ has no author
  resource({ ...common, kind: 'faq', fields: [question, answer, text('author', label)] })
  // @ts-expect-error the order is a number
  resource({ ...common, kind: 'faq', fields: [question, answer, text('order', label)] })
  // @ts-expect-error the service does not take the id
  resource({ ...common, kind: 'faq', fields: [question, answer, text('_id', label)] })
  // @ts-expect-error a question is not a list
  resource({ ...common, kind: 'faq', fields: [tags('question', label), answer] })
  // @ts-expect-error no field has the name of the column
  resource({ ...common, kind: 'faq', fields: [question, answer], columns: ['order'] })
  const about = [text('title', label), prose('content', label), active()] as const
  const banner = image('bannerImage', label, anyImage)
  resource({ ...common, kind: 'about', fields: [...about, banner] })
  const removable = image('bannerImage', label, anyImage, { removable: true })
  // @ts-expect-error the service does not remove the image
  resource({ ...common, kind: 'about', fields: [...about, removable] })
  const uploaded = uploadedImage('bannerImage', label, anyImage)
  // @ts-expect-error the service takes the image with its record
  resource({ ...common, kind: 'about', fields: [...about, uploaded] })
})

test('has an English field for every text that the service translates', () => {
  const translated = contentTypes.map(({ id, kind, fields }) => {
    const rules: BodyRules = catalogRules[`/api/${kind}`]
    const english = fields.filter(field => field.english).map(({ name }) => name)
    expect(english.toSorted(), id).toEqual(rules.translations?.fields?.toSorted() ?? [])
    return english.length
  })
  expect(translated.filter(count => count > 0)).toHaveLength(11)
})

const record = { _id: '1', version: 1 }
const asset = { base: '/media/catalog/ab12', width: 2, height: 1, widths: [], color: '#ffffff' }

test('fills a new form with the values of the specification', () => {
  expect(faqs.toValues(undefined)).toMatchObject({ question: '', answer: '', order: 0 })
  expect(posts.toValues(undefined)).toMatchObject({
    image: null,
    imageAlt: '',
    imageFocus: null,
    published: false,
    publishAt: '',
    slug: '',
  })
})

test('places a new record after the others', () => {
  const stored = { ...record, question: 'Πότε;', answer: 'Αύριο', order: 4 }
  const before = { ...stored, order: -1 }
  expect(faqs.newValues([])).toMatchObject({ question: '', order: 0 })
  expect(faqs.newValues([stored, before])).toMatchObject({ question: '', order: 5 })
  expect(posts.newValues([])).not.toHaveProperty('order')
})

test('sends an empty order as 0, and no empty address', async () => {
  const values = { ...faqs.toValues(undefined), question: 'Πότε;', order: null }
  const body = { question: 'Πότε;', answer: '', order: 0, translations: {} }
  expect(await faqs.toBody(values)).toEqual(body)
  const { toValues, toBody } = posts
  expect(await toBody(toValues(undefined))).not.toHaveProperty('slug')
  expect(await toBody({ ...toValues(undefined), slug: 'dtf' })).toHaveProperty('slug', 'dtf')
})

test('sends the details of an image, and the file or its removal only if there is one', async () => {
  const stored = {
    ...record,
    customerName: 'Μαρία',
    testimonial: 'Άψογα',
    companyLogoAsset: { ...asset, alt: 'Καφέ', focus: { x: 0.5, y: 1 } },
    active: true,
    translations: {},
  }
  const values = testimonials.toValues(stored)
  const { _id, version, companyLogoAsset, ...rest } = stored
  const body = { ...rest, companyLogoAlt: 'Καφέ', companyLogoFocus: { x: 0.5, y: 1 } }
  expect(await testimonials.toBody(values)).toEqual({ ...body, removeCompanyLogo: false })
  const file = new File(['x'], 'logo.png')
  const changed = { ...values, companyLogo: file, companyLogoRemoved: true }
  const sent = { ...body, companyLogo: file, removeCompanyLogo: true }
  expect(await testimonials.toBody(changed)).toEqual(sent)
})

test('sends only the removal of a favicon, which has no details', async () => {
  const values = products.toValues(undefined)
  const body = await products.toBody({ ...values, faviconRemoved: true })
  expect(body).toHaveProperty('removeFavicon', true)
  expect(body).not.toHaveProperty('faviconAlt')
})

test('sends the ids of chosen records', async () => {
  const categories = [{ _id: 'a', name: 'Κούπες', slug: 'koupes' }]
  const product = { ...record, title: 'Κούπα', description: '', categories, events: [] }
  const images = { imageAsset: asset, images: [], imageAssets: [], faviconAsset: null }
  const stored = { ...product, ...images, slug: 'koupa', order: 3, active: true }
  const values = products.toValues(stored)
  expect(await products.toBody(values)).toMatchObject({ categories: ['a'], events: [], order: 3 })
})

test('keeps stored images by their addresses, with an alternative text for each', async () => {
  const stored = {
    ...record,
    title: 'Κούπες',
    customerName: 'Καφέ',
    description: '',
    order: 1,
    images: ['/a.webp', '/b.webp'],
    imageAssets: [{ ...asset, alt: 'Α' }, asset],
  }
  expect(await works.toBody(works.toValues(stored))).toEqual({
    title: 'Κούπες',
    customerName: 'Καφέ',
    description: '',
    order: 1,
    existingImages: ['/a.webp', '/b.webp'],
    translations: {},
    imageDetails: [{ alt: 'Α' }, { alt: '' }],
  })
})
