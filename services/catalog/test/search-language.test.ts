import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { wordsOf } from '../src/routes/search/snippet.ts'
import { CatalogTest } from './support.ts'

const catalog = await CatalogTest.start()
afterAll(() => catalog.stop())

async function ask<Value>(expression: string, texts: string[]): Promise<Value[]> {
  const { rows } = await catalog.test.db.raw(
    `select ${expression} as value from unnest(cast(:texts as text[])) with ordinality as t (text, n)
    order by n`,
    { texts },
  )
  return rows.map((row: { value: Value }) => row.value)
}

const stems = (texts: string[]) =>
  ask<string>('search_stems(search_sounds(search_words(text)))', texts)

/** Each line: spellings, inflections and misspellings of one word. */
const families = [
  'μπλουζάκι μπλουζάκια ΜΠΛΟΥΖΑΚΙ μπλουζακιου mployzaki mplouzakia blouzaki',
  'μπλούζα μπλούζες μπλούζας mployza mplouzes blouza',
  'κούπα κούπες κουπών ΚΟΥΠΑ koupa koypes kouppa',
  'τσάντα τσάντες τσαντών tsanta tsantes tsanda',
  'καπέλο καπέλα καπέλου καπέλλο kapelo kapela',
  'κέντημα κεντήματα κεντήματος κέντιμα kentima kenthma',
  'εκτύπωση εκτυπώσεις εκτυπώσεων εκτύπωσης ektypwsh ektiposi ektyposeis',
  'προϊόντα προιοντα ΠΡΟΪΟΝΤΑ proionta',
  'βαμβακερό βαμβακερά βαμβακερός vamvakero bambakero',
  'αυτοκόλλητο αυτοκόλλητα αυτοκόλητο aftokollito aytokollhta autokolita',
  'εταιρικό εταιρικά εταιρικών etairiko eterika',
  'δώρο δώρα δώρων doro dwra',
  'λογότυπο λογότυπα λογοτύπου logotypo logotipo',
  'γάμος γάμου γάμο γάμων gamos gamoy',
  'βάπτιση βάπτισης vaptisi vaptish baptisi',
  'ημερολόγιο ημερολόγια imerologio hmerologia',
  'μεταξοτυπία μεταξοτυπίες metaxotypia metaksotipia',
  'χριστούγεννα xristougenna christougenna hristoygenna',
  'επαγγελματικές epaggelmatikes epangelmatikes',
  'ποτήρι ποτήρια ποτηριών potiri potiria',
  'ευχαριστώ eyxaristo efxaristo euxaristw efharisto',
  'θερμός thermos θερμό',
  'στυλό στιλό stylo stilo',
  'T-shirt tshirt T-shirts tshirts',
  'mug mugs MUG',
]

test.each(families)('reduces every form of a word to one stem: %s', async line => {
  const written = line.split(' ')
  expect(new Set(await stems(written)).size, (await stems(written)).join()).toBe(1)
})

test('gives different goods different stems', async () => {
  const all = await stems(families.map(line => line.split(' ')[0] ?? ''))
  expect(new Set(all).size).toBe(families.length)
})

const greek = fc.stringMatching(/^[α-ωάέήίόύώϊϋΐΰς]{1,12}$/)

test('ignores case, accents, dialytika and final sigma', async () => {
  await fc.assert(
    fc.asyncProperty(greek, async word => {
      const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ')
      const spellings = [word, bare, word.toUpperCase(), bare.toUpperCase(), word.normalize('NFD')]
      expect(new Set(await stems(spellings)).size).toBe(1)
    }),
    { numRuns: 200 },
  )
})

/** Greeklish: a Latin letter for each Greek letter, by sound. */
const latin: Record<string, string> = Object.fromEntries(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:x ψ:ps ω:o'
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
)

test('gives Greek in Latin letters the stem of the Greek word', async () => {
  await fc.assert(
    // 'th' before a consonant stands for τη in visual Greeklish.
    fc.asyncProperty(fc.stringMatching(/^([α-ηι-ρσ-ω]|θ[αειλρ]){1,12}$/), async word => {
      const written = Array.from(word, letter => latin[letter] ?? letter).join('')
      const [one, other] = await stems([word, written])
      expect(other).toBe(one)
    }),
    { numRuns: 200 },
  )
})

const character = fc.oneof(
  fc.constantFrom(..."αΆβςσΣϊΐ aAbtTh0123-_.,;!'·\n·½ßÆİŉﬁ"),
  // PostgreSQL and JavaScript may know different Unicode versions.
  fc
    .oneof(fc.integer({ min: 1, max: 0x52f }), fc.integer({ min: 0x1f00, max: 0x20bf }))
    .map(code => String.fromCodePoint(code)),
  fc.constantFrom('👩‍🎨', '🏳️‍🌈', '語'),
)
const anything = fc
  .string({ unit: character, maxLength: 60 })
  .map(text => text.replaceAll('\0', '').toWellFormed())

test('counts the words of any text as the snippet code does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 20 }), async texts => {
      const counts = await ask<number>(
        `cardinality(string_to_array(search_words(text), ' '))`,
        texts,
      )
      expect(counts).toEqual(texts.map(text => wordsOf(text.normalize()).length))
    }),
    { numRuns: 200 },
  )
})

test('indexes and searches any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 20 }), async texts => {
      const vectors = await ask<string>('search_vector(text, text)', texts)
      expect(vectors).toHaveLength(texts.length)
      for (const q of texts) {
        const answer = await catalog.visit(`/api/search?q=${encodeURIComponent(q)}`)
        expect(answer, q).toMatchObject({ status: 200, body: [] })
      }
    }),
    { numRuns: 30 },
  )
})
