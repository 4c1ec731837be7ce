import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KindCalls } from './kind-calls.ts'
import { type AnyRecord, bodyOf, changeable, kinds } from './kinds.ts'
import { CatalogTest, expectProblem, png } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

/** Returns what visitors read of a record. */
async function read(url: string, id: string, query = ''): Promise<AnyRecord | undefined> {
  const { status, body } = await catalog.visit<AnyRecord | AnyRecord[]>(`${url}${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return [body].flat().find(({ _id }) => _id === id)
}

describe.each(kinds.filter(({ translated }) => translated.length > 0))('$label', kind => {
  const calls = new KindCalls(catalog, kind)
  const { url, translated } = kind
  const [main = ''] = translated
  const english = Object.fromEntries(translated.map(field => [field, `English ${field}`]))
  let greek: Record<string, unknown>
  beforeAll(async () => {
    const texts = translated.map(field => [field, `Ελληνικά ${field}`])
    greek = { ...(await changeable(catalog, kind)), ...Object.fromEntries(texts) }
  })

  test('answers without a language as if there were no translations', async () => {
    const { _id } = await calls.create(greek)
    const before = await read(url, _id)
    const { status, body } = await calls.change(_id, { ...greek, translations: { en: english } })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(JSON.stringify(await read(url, _id))).toBe(JSON.stringify(before))
    expect(await read(url, _id, '?lang=el')).toEqual(before)
    const { categories } = before as { categories?: object[] }
    expect(await read(url, _id, '?lang=en')).toEqual({
      ...before,
      ...english,
      ...(categories && { categories: categories.map(each => ({ ...each, language: 'el' })) }),
      language: 'en',
    })
  })

  test('falls back to Greek field by field', async () => {
    const { _id } = await calls.create(greek)
    await fc.assert(
      fc.asyncProperty(fc.subarray(translated), async fields => {
        const en = Object.fromEntries(fields.map(field => [field, english[field] ?? '']))
        await calls.change(_id, { ...greek, translations: { en } })
        const language = fields.includes(main) ? 'en' : 'el'
        const texts = Object.fromEntries(translated.map(field => [field, greek[field]]))
        expect(await read(url, _id, '?lang=en')).toMatchObject({ ...texts, ...en, language })
      }),
      { numRuns: 5 },
    )
  })

  test('keeps translations that a change leaves out, and replaces them as a whole', async () => {
    const created = await calls.create({ ...greek, translations: { en: english } })
    expect(created.translations).toEqual({ en: english })
    const kept = await calls.change(created._id, greek)
    expect(kept.body.translations).toEqual({ en: english })
    const fewer = await calls.change(created._id, {
      ...greek,
      translations: { en: { [main]: ' Only this ' } },
    })
    expect(fewer.body.translations).toEqual({ en: { [main]: 'Only this' } })
    for (const none of [{ en: { [main]: ' ' } }, { en: {} }, {}]) {
      const { body } = await calls.change(created._id, { ...greek, translations: none })
      expect(body.translations).toEqual({})
    }
    expect((await calls.create(greek)).translations).toEqual({})
  })

  test('knows which English texts were written for an earlier Greek text', async () => {
    const { _id } = await calls.create({ ...greek, translations: { en: english } })
    const rewritten = { ...greek, [main]: 'Νέο κείμενο' }
    const change = async (fields: Record<string, unknown>) => {
      const { status, body } = await calls.change(_id, fields)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.outdatedTranslations
    }
    const unchanged = { en: english }
    expect(await change({ ...greek, translations: unchanged })).toEqual([])
    expect(await change({ ...rewritten, translations: unchanged })).toEqual([main])
    expect(await change({ ...rewritten, translations: unchanged })).toEqual([main])
    expect(await change(greek), 'the former text again').toEqual([])
    expect(await change(rewritten), 'a change without translations').toEqual([main])
    const again = { en: { ...english, [main]: 'New text' } }
    expect(await change({ ...rewritten, translations: again })).toEqual([])
    expect(await change({ ...greek, translations: again })).toEqual([main])
    const confirmed = { ...again, confirmed: true }
    expect(await change({ ...greek, translations: confirmed })).toEqual([])
    const { body } = await catalog.call<AnyRecord>('GET', `${url}/${_id}/history`)
    expect(JSON.stringify(body)).not.toMatch(/outdated|sources|confirmed/)
    expect(await read(url, _id)).not.toHaveProperty('outdatedTranslations')
  })

  test('records changes of translations in the history', async () => {
    const { _id } = await calls.create(greek)
    await calls.change(_id, { ...greek, translations: { en: english } })
    const { body } = await catalog.call<AnyRecord[]>('GET', `${url}/${_id}/history`)
    expect(body[0]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'translations', from: {}, to: { en: english } }],
    })
  })

  test('lists records with a text that has no translation', async () => {
    const without = await calls.create(greek)
    const partly = await calls.create({ ...greek, translations: { en: { [main]: 'Only this' } } })
    const wholly = await calls.create({ ...greek, translations: { en: english } })
    const listed = (await calls.list('?untranslated=en&sort=-createdAt')).map(({ _id }) => _id)
    expect(listed).toContain(without._id)
    expect(listed.includes(partly._id)).toBe(translated.length > 1)
    expect(listed).not.toContain(wholly._id)
    const count = await catalog.call('GET', `${url}${kind.list}?untranslated=en&limit=1`)
    expect(count.headers['x-total-count']).toBe(String(listed.length))
  })

  test('bounds a translation like its own field', async () => {
    const { _id } = await calls.create(greek)
    for (const field of translated) {
      const length = kind.texts[field] ?? 0
      const longest = { en: { [field]: 'ä'.repeat(length) } }
      const accepted = await calls.change(_id, { ...greek, translations: longest })
      expect(accepted.body.translations).toEqual(longest)
      const longer = { en: { [field]: 'a'.repeat(length + 1) } }
      const { status, body } = await calls.change(_id, { ...greek, translations: longer })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: `translations.en.${field}` }] })
    }
  })

  test('refuses other fields, other languages and other types', async () => {
    const { _id } = await calls.create(greek)
    const refused: unknown[] = [
      { en: { ...english, slug: 'x' } },
      { en: english, de: english },
      { en: { [main]: { toString: 'x' } } },
      { en: { [main]: 1 } },
      { en: 'x' },
      { en: { constructor: 'x' } },
      [english],
      'x',
    ]
    for (const translations of refused) {
      const { status } = await calls.change(_id, { ...greek, translations })
      expect(status, JSON.stringify(translations)).toBe(400)
    }
    const polluted = JSON.parse('{"en":{"__proto__":{"title":"x"},"constructor":"x"}}')
    expect((await calls.change(_id, { ...greek, translations: polluted })).status).toBe(400)
    expect((await catalog.call('GET', `${url}/${_id}`)).body).toMatchObject({ translations: {} })
  })

  test('stores HTML as the text that it is', async () => {
    const script = '<script>alert(1)</script> & "quotes" \\'
    const { _id } = await calls.create({ ...greek, translations: { en: { [main]: script } } })
    expect(await read(url, _id, '?lang=en')).toMatchObject({ [main]: script })
  })
})

test('knows from its next change which English texts of an earlier release are outdated', async () => {
  const json = { question: 'Τυπώνετε κούπες;', answer: 'Ναι' }
  const translations = { en: { question: 'Do you print cups?', answer: 'Yes' } }
  const { body } = await catalog.call<AnyRecord>('POST', '/api/faq', {
    json: { ...json, translations },
  })
  await catalog.test.db('faqs').where({ id: body._id }).update({ translations })
  const changed = await catalog.call<AnyRecord>('PUT', `/api/faq/${body._id}`, {
    json: { ...json, question: 'Τυπώνετε καπέλα;' },
  })
  expect(changed.body).toMatchObject({ translations, outdatedTranslations: ['question'] })
})

test('refuses an unknown language', async () => {
  const { status } = await catalog.visit('/api/faq?lang=fr')
  expect(status).toBe(400)
})

test('has no translations of names of people and companies, nor of synonyms', async () => {
  for (const kind of kinds.filter(({ translated }) => translated.length === 0)) {
    const calls = new KindCalls(catalog, kind)
    expect(await calls.create()).not.toHaveProperty('translations')
    const fields = { ...(await changeable(catalog, kind)), [kind.name]: 'Α', translations: {} }
    const { status } = await catalog.call('POST', kind.url, bodyOf(kind, fields))
    expect(status).toBe(400)
  }
})

test('answers the pages, categories and events of products in English', async () => {
  const category = await catalog.category('Ποτήρια', { translations: { en: { name: 'Cups' } } })
  const other = await catalog.category('Δώρα')
  const { body: event } = await catalog.call<AnyRecord>('POST', '/api/events', {
    json: { name: 'Γάμος', translations: { en: { name: 'Wedding' } } },
  })
  const fields = { categories: [category, other], events: [event._id] }
  const mug = await catalog.product({
    ...fields,
    title: 'Κούπα',
    translations: { en: { title: 'Mug' } },
  })
  const glass = await catalog.product({ ...fields, title: 'Ποτήρι' })
  const english = {
    title: 'Mug',
    description: 'Περιγραφή',
    categories: [
      { name: 'Cups', slug: 'potiria', language: 'en' },
      { name: 'Δώρα', language: 'el' },
    ],
    events: [{ name: 'Wedding' }],
    language: 'en',
  }
  const get = async (path: string) => (await catalog.visit<AnyRecord[]>(path)).body
  expect(await get(`/api/products/${mug._id}?lang=en`)).toMatchObject(english)
  expect(await get(`/api/products/koupa?lang=en`)).toMatchObject(english)
  expect(await get('/api/products/koupa')).toEqual(await get(`/api/products/${mug._id}?lang=el`))
  expect(await get('/api/categories/potiria?lang=en')).toMatchObject({
    name: 'Cups',
    slug: 'potiria',
    language: 'en',
  })
  const lists = ['/api/products', '/api/products/featured', `/api/products/category/${category}`]
  for (const list of lists) {
    const found = (await get(`${list}?lang=en`)).find(({ _id }) => _id === mug._id)
    expect(found, list).toMatchObject(english)
  }
  expect(await get(`/api/products/${glass._id}/related?lang=en`)).toMatchObject([english])
  const facets = { value: 'potiria', name: 'Cups', count: 2 }
  expect(await get('/api/products/facets?category=potiria&lang=en')).toMatchObject({
    products: [glass._id, mug._id],
    categories: expect.arrayContaining([{ ...facets, language: 'en' }]),
  })
  expect(await get('/api/products/facets?category=potiria')).toMatchObject({
    categories: expect.arrayContaining([{ ...facets, name: 'Ποτήρια' }]),
  })
  const page = await catalog.visit(`/api/products?limit=1&lang=en`)
  expect(page.headers.link).toContain('lang=en')
})

describe('words of lists and alternative texts', () => {
  const table = {
    workingDays: 7,
    techniques: [
      {
        name: 'Μεταξοτυπία',
        colours: 1,
        sides: 1,
        setupFee: 0,
        extraColour: 0,
        extraSide: 0,
        tiers: [{ quantity: 20, price: 7.9 }],
      },
    ],
    options: [{ name: 'Συσκευασία', price: 0.3 }],
  }
  const words = {
    Λευκό: 'White',
    Μεταξοτυπία: 'Screen printing',
    Συσκευασία: 'Packaging',
    'Μπροστά όψη': 'Front view',
    'Πίσω όψη': 'Back view',
  }
  let category: string
  let fields: Record<string, unknown>
  beforeAll(async () => {
    category = await catalog.category('Κασκόλ')
    fields = {
      title: 'Κασκόλ',
      description: 'Μαλλί',
      categories: [category],
      priceTable: table,
      colours: 'Λευκό, Μαύρο',
      sizes: 'S, M',
      imageAlt: 'Μπροστά όψη',
      images: [await png({ color: '#123456' })],
      imageDetails: [{ alt: 'Πίσω όψη' }],
    }
  })

  test('answer in English, while names in lists stay the keys of filters and orders', async () => {
    const { _id } = await catalog.product({ ...fields, translations: { words } })
    const url = `/api/products/${_id}`
    const greek = (await catalog.visit<AnyRecord>(url)).body
    expect(greek).not.toHaveProperty('words')
    const english = (await catalog.visit<AnyRecord>(`${url}?lang=en`)).body
    const { Λευκό, Μεταξοτυπία, Συσκευασία } = words
    expect(english.words).toEqual({ Λευκό, Μεταξοτυπία, Συσκευασία })
    expect(english).toMatchObject({
      colours: ['Λευκό', 'Μαύρο'],
      sizes: ['S', 'M'],
      priceTable: table,
      imageAsset: { alt: 'Front view' },
      imageAssets: [{ alt: 'Back view' }],
      language: 'el',
    })
    expect(greek).toMatchObject({ imageAsset: { alt: 'Μπροστά όψη' } })

    // A second product without translations does not turn the filter Greek again.
    const { _id: other } = await catalog.product({ ...fields, order: -1 })
    const facets = await catalog.visit(`/api/products/facets?category=${category}&lang=en`)
    expect(facets.body).toMatchObject({
      products: [other, _id],
      colours: [
        { value: 'Μαύρο', name: 'Μαύρο', count: 2 },
        { value: 'Λευκό', name: 'White', language: 'en', count: 2 },
      ],
      techniques: [{ value: 'Μεταξοτυπία', name: 'Screen printing', language: 'en', count: 2 }],
    })
    const query = `category=${category}&colour=${encodeURIComponent('Λευκό')}`
    const inGreek = await catalog.visit(`/api/products/facets?${query}`)
    expect(inGreek.body).toMatchObject({
      products: [other, _id],
      techniques: [{ value: 'Μεταξοτυπία', name: 'Μεταξοτυπία', count: 2 }],
    })
  })

  test('do not name the techniques of a hidden price table', async () => {
    const { _id } = await catalog.product({ ...fields, translations: { words } })
    const showPrices = (shown: boolean) =>
      catalog.call('PUT', '/api/company/settings', { form: { showPrices: shown } })
    await showPrices(false)
    const { body } = await catalog.visit<AnyRecord>(`/api/products/${_id}?lang=en`)
    await showPrices(true)
    expect(body).toMatchObject({ priceTable: null, words: { Λευκό: 'White' } })
    expect(Object.keys(body.words as object)).toEqual(['Λευκό'])
  })

  test('count as untranslated only with Greek letters', async () => {
    const en = { title: 'Scarf', description: 'Wool' }
    const whole = { ...words, Μαύρο: 'Black' }
    const isListed = async (translations: object) => {
      const { _id } = await catalog.product({ ...fields, translations })
      const { body } = await catalog.call<AnyRecord[]>('GET', '/api/products/all?untranslated=en')
      return body.some(product => product._id === _id)
    }
    expect(await isListed({ en, words: whole })).toBe(false)
    for (const word of Object.keys(whole)) {
      expect(await isListed({ en, words: { ...whole, [word]: ' ' } }), word).toBe(true)
    }
  })

  test('translate the tags of a post', async () => {
    const { body } = await catalog.call<AnyRecord>('POST', '/api/blog', {
      form: {
        title: 'Νέα',
        excerpt: 'Νέα',
        context: 'Νέα',
        author: 'Άννα',
        published: true,
        image: await png(),
        tags: 'χαρτί, DTF',
        translations: { words: { χαρτί: 'paper' } },
      },
    })
    const post = await catalog.visit(`/api/blog/${body._id}?lang=en`)
    expect(post.body).toMatchObject({ tags: ['χαρτί', 'DTF'], words: { χαρτί: 'paper' } })
  })

  test('are any text, but not too long nor of other types', async () => {
    const odd = JSON.parse('{"constructor": "x", "a.b": "y", "": "z", "toString": " "}')
    const { _id } = await catalog.product({ ...fields, translations: { words: odd } })
    const { body } = await catalog.call<AnyRecord>('GET', `/api/products/${_id}`)
    expect(body.translations).toEqual({ words: { constructor: 'x', 'a.b': 'y', '': 'z' } })
    for (const word of ['a'.repeat(301), 1, null, {}]) {
      const { status } = await catalog.call('PUT', `/api/products/${_id}`, {
        form: { ...fields, translations: { words: { Λευκό: word } } },
      })
      expect(status, String(word)).toBe(400)
    }
  })
})

test('translates the texts of the company', async () => {
  const url = '/api/company/settings'
  await catalog.call('PUT', url, { form: { location: 'Ερμού 1, Αθήνα', taxOffice: 'Α΄ Αθηνών' } })
  const before = (await catalog.visit<AnyRecord>(url)).body
  expect(before).toMatchObject({ siteLanguage: 'specified', translations: {} })
  const translations = { en: { location: '1 Ermou Street, Athens' } }
  const { body } = await catalog.call<AnyRecord>('PUT', url, {
    form: { translations, siteLanguage: 'en' },
  })
  const now = { ...before, translations, siteLanguage: 'en', version: body.version }
  expect((await catalog.visit(url)).body).toEqual(now)
  expect((await catalog.visit(`${url}?lang=en`)).body).toEqual({
    ...now,
    location: '1 Ermou Street, Athens',
    language: 'en',
  })
  const refused = await catalog.call('PUT', url, { form: { siteLanguage: 'de' } })
  expectProblem(refused, 400, expect.any(String))
})

interface Result {
  title: string
  snippet: string
  language?: string
}

/** Returns the results of a search, and each highlighted part. */
async function search(q: string, query = '') {
  const url = `/api/search/all?q=${encodeURIComponent(q)}${query}`
  const { status, body } =
    await catalog.visit<
      (Result & { titleHighlights: [number, number][]; highlights: [number, number][] })[]
    >(url)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.map(({ titleHighlights, highlights, ...result }) => ({
    ...result,
    marked: [
      ...titleHighlights.map(([from, to]) => result.title.slice(from, to)),
      ...highlights.map(([from, to]) => result.snippet.slice(from, to)),
    ],
  }))
}

test('finds words of both languages, and answers in that of the page', async () => {
  const json = { question: 'Πόσο διαρκεί το κέντημα;', answer: 'Μία εβδομάδα από την έγκριση' }
  const en = { question: 'How long does embroidery take?', answer: 'A week after your approval' }
  await catalog.call('POST', '/api/faq', { json: { ...json, translations: { en } } })
  const greek = { title: json.question, snippet: json.answer }
  const english = { title: en.question, snippet: en.answer, language: 'en' }

  expect(await search('approval', '&lang=en')).toMatchObject([{ ...english, marked: ['approval'] }])
  expect(await search('embroidery', '&lang=en')).toMatchObject([
    { ...english, marked: ['embroidery'] },
  ])
  expect(await search('εγκριση', '&lang=en')).toMatchObject([{ ...english, marked: [] }])
  expect(await search('aproval', '&lang=en')).toMatchObject([english])
  expect(await search('approval')).toMatchObject([{ ...greek, marked: [] }])
  const [found] = await search('εγκριση')
  expect(found).toMatchObject({ ...greek, marked: ['έγκριση'] })
  expect(found).not.toHaveProperty('language')

  const suggestions = (query: string) =>
    catalog.visit<Result[]>(`/api/search/all/suggestions?q=embroid${query}`)
  expect((await suggestions('&lang=en')).body).toMatchObject([
    { title: en.question, language: 'en' },
  ])
  expect((await suggestions('')).body).toMatchObject([{ title: json.question }])
})

test('searches a record with one translated text by its words as the English page shows them', async () => {
  const json = { question: 'Ποια χαρτόνια έχετε;', answer: 'Βελουτέ και ματ' }
  const translations = { en: { question: 'Which cardboards do you have?' } }
  await catalog.call('POST', '/api/faq', { json: { ...json, translations } })
  expect(await search('βελουτε', '&lang=en')).toMatchObject([
    { title: translations.en.question, snippet: json.answer, marked: ['Βελουτέ'] },
  ])
})

test('finds pages without records by their English words', async () => {
  expect(await search('opening hours', '&lang=en')).toMatchObject([
    { kind: 'page', title: 'Contact', url: '/contact', marked: ['opening', 'hours'] },
  ])
})
