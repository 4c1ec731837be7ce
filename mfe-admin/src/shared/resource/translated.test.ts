import { anyImage } from '@stampa/rules/files'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimValues } from '../form/values.ts'
import {
  bodyOf,
  image,
  lacksEnglish,
  longText,
  order,
  outdatedFields,
  prose,
  tags,
  text,
  translated,
  untranslated,
  valuesOf,
} from './field-kinds.ts'

const label = { en: 'Label', el: 'Ετικέτα' }
const names = ['title', 'content'] as const
const fields = translated(
  [text('title', label), text('author', label), prose('content', label), order()],
  names,
)

const shown = fc.string({ minLength: 1 }).filter(text => text.trim() !== '')
const blank = fc.constantFrom('', ' ', '\n')
const optional = fc.oneof(shown, blank)
const english = fc.record({ title: optional, content: optional }, { requiredKeys: [] })
const record = fc.record({
  title: optional,
  author: optional,
  content: optional,
  order: fc.integer(),
  translations: fc.oneof(
    fc.constantFrom(null, undefined, {}),
    english.map(en => ({ en })),
  ),
})

const englishIn = (row: object) =>
  ((row as { translations?: { en?: Record<string, string> } }).translations?.en ?? {}) as Record<
    string,
    string | undefined
  >

test('sends the translations of a form without white space around them and without empty ones', async () => {
  await fc.assert(
    fc.asyncProperty(record, async row => {
      const body = await bodyOf(fields, trimValues(valuesOf(fields, row)))
      const en = Object.fromEntries(
        names.flatMap(name => {
          const translation = englishIn(row)[name]?.trim()
          return translation ? [[name, translation]] : []
        }),
      )
      expect(body).toEqual({
        title: row.title.trim(),
        author: row.author.trim(),
        content: row.content.trim(),
        order: row.order,
        translations: Object.keys(en).length > 0 ? { en } : {},
      })
    }),
  )
})

test('a text lacks its translation when only the Greek one has words', () => {
  fc.assert(
    fc.property(record, row => {
      const missing = names.filter(
        name => row[name].trim() !== '' && (englishIn(row)[name] ?? '').trim() === '',
      )
      expect(untranslated(fields, valuesOf(fields, row))).toEqual(missing)
      expect(lacksEnglish(fields, row)).toBe(missing.length > 0)
    }),
  )
})

test('sends the English of the words that the form has, and misses those with Greek letters only', async () => {
  const some = translated(
    [text('title', label), tags('colours', label), image('image', label, anyImage)],
    ['title'],
  )
  const row = {
    title: '',
    colours: ['Λευκό', 'Μαύρο', 'DTF'],
    imageAsset: { alt: 'Κούπα' },
    translations: { words: { Λευκό: ' White ', Κόκκινο: 'Red', Κούπα: ' ' } },
  }
  const values = valuesOf(some, row)
  expect(await bodyOf(some, trimValues(values))).toMatchObject({
    translations: { words: { Λευκό: 'White' } },
  })
  expect(untranslated(some, values)).toEqual(['Μαύρο', 'Κούπα'])
  expect(lacksEnglish(some, row)).toBe(true)
  const words = { Λευκό: 'White', Μαύρο: 'Black', Κούπα: 'Mug' }
  expect(lacksEnglish(some, { ...row, translations: { words } })).toBe(false)
})

test('sends no translations of a kind that has none', async () => {
  const plain = [text('title', label), longText('description', label)]
  const values = valuesOf(plain, undefined)
  expect(await bodyOf(plain, values)).toEqual({ title: '', description: '' })
  const named = [...plain, tags('synonyms', label)]
  expect(lacksEnglish(named, { title: 'Κούπα', synonyms: ['Φλιτζάνι'] })).toBe(false)
})

test('an English text may be outdated while it is as stored and its Greek one is not', async () => {
  const row = {
    title: 'Κούπα',
    author: '',
    content: 'Πορσελάνη',
    order: 0,
    translations: { en: { title: 'Cup', content: 'Porcelain' } },
  }
  const values = valuesOf(fields, row)
  const outdated = (changed: object, stored: object = row) =>
    outdatedFields(fields, { ...values, ...changed }, stored).map(({ name }) => name)
  expect(outdated({})).toEqual([])
  expect(outdated({ title: 'Ποτήρι' })).toEqual(['title'])
  expect(outdated({ title: 'Ποτήρι', titleEn: 'Glass' })).toEqual([])
  expect(outdated({}, { ...row, outdatedTranslations: ['content'] })).toEqual(['content'])
  expect(outdatedFields(fields, values, undefined)).toEqual([])
  expect(await bodyOf(fields, { ...values, englishConfirmed: true })).toMatchObject({
    translations: { ...row.translations, confirmed: true },
  })
})
