import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetMisses, type Miss } from '../src/routes/search/misses.ts'
import type { AnyResult, AnySuggestion } from '../src/routes/search/schema.ts'
import { CatalogTest, type FormFields, png, type Saved } from './support.ts'

const catalog = await CatalogTest.start()
const category = await catalog.category('Όλα')
afterAll(() => catalog.stop())

const ask = (path: string, parameters: Record<string, string>) =>
  catalog.visit(`/api/search${path}?${new URLSearchParams(parameters)}`)

async function find(q: string, limit = 20): Promise<AnyResult[]> {
  const { status, body } = await ask('/all', { q, limit: String(limit) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as AnyResult[]
}

async function suggest(q: string): Promise<AnySuggestion[]> {
  const { status, body } = await ask('/all/suggestions', { q })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as AnySuggestion[]
}

const titles = (found: { title: string }[]) => found.map(({ title }) => title)

const product = (title: string, description: string, fields: FormFields = {}) =>
  catalog.product({ title, description, categories: [category], ...fields })

async function save(path: string, options: object): Promise<Saved> {
  const { status, body } = await catalog.call<Saved>('POST', path, options)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const post = async (fields: FormFields) =>
  save('/api/blog', {
    form: { context: 'Κείμενο', author: 'Μαρία', published: 'true', image: await png(), ...fields },
  })

const faq = (question: string, answer: string) => save('/api/faq', { json: { question, answer } })

/** Returns the highlighted parts of a text. */
const marked = (text: string, ranges: number[][]) =>
  ranges.map(([from, to]) => text.slice(from, to))

describe('a search', async () => {
  const shirt = await product(
    'Λευκά μπλουζάκια με κέντημα',
    'Βαμβακερό T-shirt. Αντέχει σε πολλά πλυσίματα.',
  )
  const guide = await post({
    title: 'Πώς διαλέγω μελάνι',
    excerpt: 'Μεταξοτυπία ή ψηφιακή εκτύπωση;',
    context: `${'Άλλα λόγια. '.repeat(40)}Το μπλουζάκι πλένεται στους 30 βαθμούς.`,
    tags: 'υφάσματα, πλύσιμο',
  })
  const work = await save('/api/our-work', {
    form: {
      title: 'Στολές μαραθωνίου',
      customerName: 'Δήμος Καλαμάτας',
      description: 'Φανέλες για 500 δρομείς',
      images: await png(),
    },
  })
  const question = await faq('Πότε θα παραδοθεί;', 'Σε πέντε εργάσιμες ημέρες.')
  const ids = { shirt: shirt._id, guide: guide._id, work: work._id, question: question._id }

  test.each([
    ['another form of the word', 'μπλουζάκι κεντήματα'],
    ['capitals without accents', 'ΜΠΛΟΥΖΑΚΙΑ'],
    ['Greek in Latin letters', 'mployzakia'],
    ['the same by sound', 'blouzakia me kentima'],
    ['a letter missing', 'μπλουζάκα'],
    ['a letter too many', 'μπλουζάρκια'],
    ['another letter', 'μπλουσάκια'],
    ['letters that changed places', 'μπολυζάκια'],
    ['a mistype in Latin letters', 'mployzkaia'],
    ['a wrong vowel', 'κέντιμα'],
    ['words of title and text together', 'tshirt λευκό'],
    ['the beginning of a word', 'βαμβακ'],
  ])('%s: %s', async (_, q) => {
    expect(titles(await find(q))[0]).toBe('Λευκά μπλουζάκια με κέντημα')
  })

  test('finds every kind, with the URL of its page', async () => {
    const [[shirt], [guide], [work], [question]] = await Promise.all([
      find('κέντημα'),
      find('μεταξοτυπίες'),
      find('μαραθώνιος καλαμάτα'),
      find('παράδοση εργάσιμη'),
    ])
    expect(shirt).toMatchObject({
      kind: 'product',
      _id: ids.shirt,
      slug: 'lefka-blouzakia-me-kentima',
      url: '/products/lefka-blouzakia-me-kentima',
      imageAsset: { width: 40, height: 50 },
    })
    expect(guide).toMatchObject({
      kind: 'post',
      _id: ids.guide,
      slug: expect.any(String),
      url: `/blog/${guide?.slug}`,
    })
    expect(work).toMatchObject({ kind: 'work', _id: ids.work, url: `/our-works#${ids.work}` })
    expect(work).not.toHaveProperty('slug')
    expect(question).toMatchObject({ kind: 'faq', _id: ids.question, url: `/faq#${ids.question}` })
    expect(question).not.toHaveProperty('imageAsset')
  })

  test('finds tags and authors', async () => {
    expect(titles(await find('υφάσματα μαρία'))).toEqual(['Πώς διαλέγω μελάνι'])
  })

  test('highlights matches in title and snippet', async () => {
    const [first, second] = await find('mployzaki')
    expect(marked(first?.title ?? '', first?.titleHighlights ?? [])).toEqual(['μπλουζάκια'])
    expect(first?.highlights).toEqual([])
    expect(second?.titleHighlights).toEqual([])
    expect(second?.snippet).toMatch(/^… Άλλα λόγια\..* Το μπλουζάκι πλένεται στους 30 βαθμούς\. /)
    expect(marked(second?.snippet ?? '', second?.highlights ?? [])).toEqual(['μπλουζάκι'])
    const [shirt] = await find('tshirt πλυσίματος')
    expect(marked(shirt?.snippet ?? '', shirt?.highlights ?? [])).toEqual(['T-shirt', 'πλυσίματα'])
  })

  test.each(['t-shirt', 'T-Shirts', 'tshirt', 't shirt', 't–shirt'])(
    'finds products with a Greek name by the English one: %s',
    async q => {
      // The title has only the Greek name.
      expect(titles(await suggest(q))).toEqual(['Λευκά μπλουζάκια με κέντημα'])
      expect(titles(await find(`${q} λευκό`))[0]).toBe('Λευκά μπλουζάκια με κέντημα')
    },
  )

  test('falls back to records with some of the words', async () => {
    expect(titles(await find('μαραθώνιος ελικόπτερο'))).toEqual(['Στολές μαραθωνίου'])
  })

  test.each(['', ' ', '.,;!—·', '%%', 'και το', 'ελικόπτερο'])('finds nothing for %j', async q => {
    expect(await find(q)).toEqual([])
    expect(await suggest(q)).toEqual([])
  })

  test.each([
    `' | 'μπλουζάκι`,
    `μπλουζάκι') or true --`,
    'μπλουζάκι & !κέντημα',
    'μπλουζάκι:*',
    String.raw`\μπλουζάκι\ `,
    '<b>μπλουζάκι</b>',
  ])('an operator is no operator: %s', async q => {
    expect(titles(await find(q))).toContain('Λευκά μπλουζάκια με κέντημα')
  })
})

describe('the order of results', () => {
  test('puts title matches before text matches, the closest title first', async () => {
    await product('Θήκη', 'Για ομπρέλα. Ομπρέλες κάθε είδους, ομπρέλα με ομπρέλα.')
    await product('Μεγάλη ομπρέλα βροχής', 'Σκέτη')
    await product('Ομπρέλα', 'Σκέτη')
    expect(titles(await find('ομπρέλες'))).toEqual(['Ομπρέλα', 'Μεγάλη ομπρέλα βροχής', 'Θήκη'])
  })

  test('puts exact words before prefixes, and corrects no known word', async () => {
    await product('Κάρτ', 'Χωρίς άλλα')
    await product('Καρτελάκι', 'Χωρίς άλλα')
    await product('Κάρτα', 'Χωρίς άλλα')
    await product('Πάρτι', 'Χωρίς άλλα')
    const found = titles(await find('κάρτα'))
    expect(found.slice(0, 2)).toContain('Κάρτα')
    expect(found.at(2)).toBe('Καρτελάκι')
    expect(found).not.toContain('Πάρτι')
  })

  test('returns at most the limit', async () => {
    expect(await find('ομπρέλα', 2)).toHaveLength(2)
  })
})

describe('goods and occasions', () => {
  beforeAll(async () => {
    const gifts = await catalog.category('Ενθύμια', { description: 'Για κάθε γιορτή' })
    await post({ title: 'Ενθύμιο, μια μικρή ιστορία' })
    await product('Βελανίδι ενθύμιο', 'Μικρό', { categories: [gifts] })
    await save('/api/events', { json: { name: 'Λήξη', description: 'Σχολεία και αποφοίτηση' } })
  })

  test('puts categories first, then products, then articles', async () => {
    const found = await find('ενθύμια')
    expect(found.map(({ kind }) => kind)).toEqual(['category', 'product', 'post'])
    expect(found[0]).toMatchObject({ title: 'Ενθύμια', url: '/products/category/enthymia' })
    expect((await suggest('ενθύμ')).map(({ kind }) => kind)).toEqual([
      'category',
      'product',
      'post',
    ])
  })

  test('are not in the answers of the first calls, whose callers do not know these kinds', async () => {
    for (const path of ['', '/suggestions']) {
      const { body } = await ask(path, { q: 'ενθύμια' })
      expect((body as AnyResult[]).map(({ kind }) => kind)).toEqual(['product', 'post'])
    }
  })

  test('finds occasions', async () => {
    const [event] = await find('αποφοίτηση')
    expect(event).toMatchObject({ kind: 'event', title: 'Λήξη', url: `/events#${event?._id}` })
  })

  test('adds products with any of the words to articles with all of them', async () => {
    await post({ title: 'Ιστορίες για βελανίδι' })
    expect(titles(await find('ιστορίες βελανίδι'))).toEqual([
      'Ιστορίες για βελανίδι',
      'Βελανίδι ενθύμιο',
    ])
  })

  test.each(['8isauros', '8ήsauros', 'epi8rotiko'])('reads no digit in %s as a word', async q => {
    expect(await find(q)).toEqual([])
  })

  test('reads digits in Latin words as the Greek letters that they look like', async () => {
    await product('Θερμός με ξύλο', 'Μεγάλο')
    for (const q of ['8ermos', '3ylo', '3ulo 8ermo']) {
      expect(titles(await find(q)), q).toEqual(['Θερμός με ξύλο'])
    }
  })
})

describe('synonyms', () => {
  test('make one word find the others, while they are not in the trash', async () => {
    await product('Κουδουνίστρα', 'Μικρή')
    expect(await find('rattle')).toEqual([])
    const json = { words: 'rattle, κουδουνίστρα, μαράκα' }
    const { _id } = await save('/api/synonyms', { json })
    for (const q of ['rattle', 'Rattles', 'ΜΑΡΑΚΕΣ', 'κουδουνίστρες']) {
      expect(titles(await find(q)), q).toEqual(['Κουδουνίστρα'])
    }
    const headers = { 'if-match': '"1"' }
    expect(await catalog.call('DELETE', `/api/synonyms/${_id}`, { headers })).toMatchObject({
      status: 204,
    })
    expect(await find('rattle')).toEqual([])
  })
})

describe('queries without a result', () => {
  const misses = async () => {
    const { status, body } = await catalog.call<Miss[]>('GET', '/api/search/misses')
    expect(status).toBe(200)
    return body
  }

  test('are counted and shown to administrators from the third time on', async () => {
    for (const q of ['Ζέπελιν', 'ζεπελιν', 'ΖΈΠΕΛΙΝ ', 'υποβρύχιο']) await find(q)
    expect(await misses()).toContainEqual({ words: 'ζεπελιν', times: 3 })
    expect(JSON.stringify(await misses())).not.toContain('υποβρ')
    expect((await catalog.visit('/api/search/misses')).status).toBe(401)
  })

  test.each([
    'eleni@example.com',
    '6900000000',
    'ΧΥΖ 12345',
    'αααα ββββ γγγγ δδδδ',
    'ω'.repeat(41),
  ])('store nothing personal or long: %s', async q => {
    await find(q)
    const stored = await catalog.test.db('search_misses').pluck('words')
    const [first = ''] = q.toLowerCase().split(/[ @]/)
    expect(stored.filter(words => words.includes(first))).toEqual([])
  })

  test('are at most 500, and forgotten after three months', async () => {
    const { db } = catalog.test
    await db.raw(
      "insert into search_misses (words, last_at) select 'w' || n, now() - interval '80 days' from generate_series(1, 600) n",
    )
    await find('υδροπλάνο')
    const kept = await db('search_misses').pluck('words')
    expect(kept).toHaveLength(500)
    expect(kept).toContain('υδροπλανο')
    const later = new Date(Date.now() + 11 * 86_400_000)
    await forgetMisses(db, later)
    expect((await db('search_misses').pluck('words')).filter(words => /^w/.test(words))).toEqual([])
  })
})

describe('suggestions', () => {
  test('are titles with the words, of which the last may be unfinished', async () => {
    await product('Ποδιά εργασίας', 'Με τσέπη για μολύβια')
    await product('Ποδιά κουζίνας', 'Με τσέπη')
    await product('Ποδήλατο πόλης', 'Με τσέπη')
    expect(titles(await suggest('ποδ'))).toHaveLength(3)
    expect(titles(await suggest('ποδιά ερ'))).toEqual(['Ποδιά εργασίας'])
    expect(titles(await suggest('podia kou'))).toEqual(['Ποδιά κουζίνας'])
    expect(titles(await suggest('τσέπη'))).toEqual([])
    expect(await suggest('ποδήλτο')).toEqual([
      {
        kind: 'product',
        title: 'Ποδήλατο πόλης',
        url: '/products/podilato-polis',
        imageAsset: expect.objectContaining({ width: 40 }),
      },
    ])
  })

  test('are at most eight', async () => {
    await Promise.all(Array.from({ length: 9 }, (_, n) => faq(`Αφίσα ${n};`, 'Ναι')))
    expect(await suggest('αφίσα')).toHaveLength(8)
  })
})

describe('visibility of results', () => {
  const hour = 3_600_000
  const at = (shift: number) => new Date(Date.now() + shift).toISOString()

  test('finds active products only', async () => {
    const { _id, version } = await product('Κονκάρδα', 'Μεταλλική', { active: 'false' })
    expect(await find('κονκάρδα')).toEqual([])
    expect(await suggest('κονκ')).toEqual([])
    const form = {
      title: 'Κονκάρδα',
      description: 'Μεταλλική',
      active: 'true',
      categories: [category],
    }
    await catalog.call('PUT', `/api/products/${_id}`, {
      form,
      headers: { 'if-match': `"${version}"` },
    })
    expect(titles(await find('κονκάρδα'))).toEqual(['Κονκάρδα'])
  })

  test.each([
    ['a draft', { published: 'false' }, 0],
    ['a post of the past', { publishAt: at(-hour) }, 1],
    ['a post of the future', { publishAt: at(hour) }, 0],
    ['a post whose time is over', { publishAt: at(-2 * hour), unpublishAt: at(-hour) }, 0],
  ])('%s', async (title, fields, count) => {
    const { _id } = await post({ title: 'Σφραγίδες', excerpt: title, ...fields })
    expect(await find('σφραγίδα')).toHaveLength(count)
    await catalog.call('DELETE', `/api/blog/${_id}`)
  })

  test.each([
    ['/api/faq', () => faq('Ρολόι τοίχου;', 'Ναι')],
    ['/api/products', () => product('Ρολόι', 'Τοίχου')],
  ])('hides deleted records and finds restored ones: %s', async (path, make) => {
    const { _id } = await make()
    expect(await find('ρολόι')).toHaveLength(1)
    await catalog.call('DELETE', `${path}/${_id}`)
    expect(await find('ρολόι')).toEqual([])
    await catalog.call('POST', `${path}/${_id}/restore`)
    expect(await find('ρολόι')).toHaveLength(1)
    await catalog.call('DELETE', `${path}/${_id}`)
  })

  test('finds a changed text by its new words only', async () => {
    const { _id } = await faq('Φέρνετε υφάσματα;', 'Λινάρι')
    await catalog.call('PUT', `/api/faq/${_id}`, {
      json: { question: 'Φέρνετε υφάσματα;', answer: 'Μαλλί' },
    })
    expect(titles(await find('μαλλιά'))).toEqual(['Φέρνετε υφάσματα;'])
    expect(await find('λινάρι')).toEqual([])
  })
})

describe('a search query', () => {
  test('is limited to 200 characters', async () => {
    expect((await ask('/all', { q: 'α'.repeat(200) })).status).toBe(200)
    expect((await ask('/all', { q: 'α'.repeat(201) })).status).toBe(400)
    expect((await ask('/all/suggestions', { q: 'α'.repeat(201) })).status).toBe(400)
  })

  test.each(['0', '51', 'x'])('is rejected with the limit %s', async limit => {
    expect((await ask('/all', { q: 'α', limit })).status).toBe(400)
  })

  test('must be text', async () => {
    expect((await catalog.visit('/api/search')).status).toBe(400)
    expect((await ask('/all', { q: '\0' })).status).toBe(400)
  })

  test('may be cached by shared caches for a second', async () => {
    const { headers } = await ask('/all/suggestions', { q: 'κούπα' })
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(headers.etag).toEqual(expect.any(String))
  })
})
