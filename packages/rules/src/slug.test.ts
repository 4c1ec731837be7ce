import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlug, slugOf, transcribe } from './slug.ts'

describe('ELOT 743', () => {
  test.each([
    // every letter
    ['αβγδεζηθικλμνξοπρσςτυφχψω', 'avgdezithiklmnxoprsstyfchpso'],
    // αυ, ευ, ηυ by the letter behind them
    ['αυγό', 'avgo'],
    ['αυτοκόλλητο', 'aftokollito'],
    ['ταύρος', 'tavros'],
    ['Ευαγγελία', 'evangelia'],
    ['εύκολο', 'efkolo'],
    ['ευρώ', 'evro'],
    ['ευχή', 'efchi'],
    ['Εύξεινος', 'efxeinos'],
    ['εφηύρε', 'efivre'],
    ['ηύξησε', 'ifxise'],
    ['ευ ζην', 'ef zin'],
    ['Λευ', 'lef'],
    // an accent on the first letter, or a dialytika, keeps two vowels apart
    ['άυλος', 'aylos'],
    ['ξεϋφαίνω', 'xeyfaino'],
    ['προϋπόθεση', 'proypothesi'],
    ['προϊόν', 'proion'],
    ['μαΐου', 'maiou'],
    // ου, and vowels that stay letter by letter
    ['ουρανός', 'ouranos'],
    ['μπλούζα', 'blouza'],
    ['παιδί', 'paidi'],
    ['είδος', 'eidos'],
    ['ποίηση', 'poiisi'],
    ['υιός', 'yios'],
    // γγ, γκ, γξ, γχ
    ['άγγελος', 'angelos'],
    ['γκρι', 'gkri'],
    ['αγκώνας', 'agkonas'],
    ['σφίγξ', 'sfinx'],
    ['έλεγχος', 'elenchos'],
    // μπ at the start of a word and inside it, ντ anywhere
    ['μπουφάν', 'boufan'],
    ['λαμπερό', 'lampero'],
    ['καφέ μπρίκι', 'kafe briki'],
    ['ντύσιμο', 'ntysimo'],
    ['πάντα', 'panta'],
    ['χρώμα', 'chroma'],
    ['ψηλό', 'psilo'],
    ['θήκη', 'thiki'],
    ['ΣΤΑΜΠΑ', 'stampa'],
    ['Μεταξοτυπία', 'metaxotypia'],
    // decomposed, with tonos or oxia, it is the same word
    ['ευκαιρι\u0301α', 'efkairia'],
    ['λε\u1F71', 'lea'],
  ])('%s is %s', (greek, latin) => {
    expect(transcribe(greek)).toBe(latin)
  })
})

describe('a slug', () => {
  test.each([
    ['Κούπα «Αθήνα» 330 ml', 'koupa-athina-330-ml'],
    ['T-shirt με τύπωμα', 't-shirt-me-typoma'],
    ["Παιδικά & νεανικά: όλα τ' αγόρια", 'paidika-neanika-ola-t-agoria'],
    ['Crème brûlée, Ølbryggeri, Straße', 'creme-brulee-olbryggeri-strasse'],
    ["  women's 100 % βαμβάκι  ", 'womens-100-vamvaki'],
    ['5-Pack', '5-pack'],
    ['ﬁne №7', 'fine-no7'],
    ['🙂', ''],
    ['中文', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })

  test('ends between words', () => {
    expect(slugOf('μία δύο τρία', 8)).toBe('mia-dyo')
    expect(slugOf('αυτοκόλλητο', 4)).toBe('afto')
  })

  const text = fc.string({ unit: fc.constantFrom(...'αάβγευϋμπτοςΣ aB1-!\'"<>&\u0301🙂') })

  test('of any text is empty or a valid slug of the allowed length', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: 'binary' })),
        fc.integer({ min: 1, max: 90 }),
        (text, length) => {
          const slug = slugOf(text, length)
          expect(slug === '' || isSlug(slug)).toBe(true)
          expect(slug.length).toBeLessThanOrEqual(length)
        },
      ),
    )
  })

  test('of a slug is the same slug', () => {
    fc.assert(
      fc.property(text, text => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text))
      }),
    )
  })

  test('is the same for every case and encoding of accents', () => {
    fc.assert(
      fc.property(text, text => {
        expect(slugOf(text.normalize('NFD'))).toBe(slugOf(text.normalize('NFC')))
        expect(slugOf(text.replaceAll('ς', 'σ').toUpperCase())).toBe(slugOf(text))
      }),
    )
  })
})
