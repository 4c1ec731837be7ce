import { expect, test } from 'vitest'
import { bodyOf } from '../shared/resource/field-kinds.ts'
import { settingsFields, settingsToValues } from './company.ts'

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
