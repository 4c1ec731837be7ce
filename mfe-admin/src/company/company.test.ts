import { expect, test } from 'vitest'
import { bodyOf } from '../shared/resource/field-kinds.ts'
import { hoursText, type Span, settingsFields, settingsToValues } from './company.ts'

test('sends the language of the site, and English texts beside the Greek ones', async () => {
  const values = { ...settingsToValues(undefined), location: 'Ερμού 42', siteLanguage: 'en' }
  expect(values).toMatchObject({ locationEn: '', taxOfficeEn: '' })
  expect(settingsToValues(undefined)).toHaveProperty('siteLanguage', 'specified')
  expect(await bodyOf(settingsFields, { ...values, locationEn: '42 Ermou Street' })).toMatchObject({
    location: 'Ερμού 42',
    siteLanguage: 'en',
    translations: { en: { location: '42 Ermou Street' } },
  })
})

const spans: Span[] = [
  { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
  { from: 'sun', to: 'sun', opens: null, closes: null },
]

test('formats opening hours with one line per span', () => {
  const names = {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  }
  expect(hoursText(spans, names, 'closed')).toBe('Mon – Fri: 09:00 – 18:00\nSun: closed')
})
