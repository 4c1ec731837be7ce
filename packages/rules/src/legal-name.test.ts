import { expect, test } from 'vitest'
import { fullLegalName } from './legal-name.ts'

const legalForm = 'Μονοπρόσωπη Ι.Κ.Ε.'

test.each([
  ['Στάμπα', 'Στάμπα Μονοπρόσωπη Ι.Κ.Ε.'],
  ['Στάμπα Μονοπρόσωπη Ι.Κ.Ε.', 'Στάμπα Μονοπρόσωπη Ι.Κ.Ε.'],
  ['Στάμπα Μονοπρόσωπη ΙΚΕ', 'Στάμπα Μονοπρόσωπη ΙΚΕ'],
  ['ΣΤΑΜΠΑ ΜΟΝΟΠΡΟΣΩΠΗ Ι. Κ. Ε.', 'ΣΤΑΜΠΑ ΜΟΝΟΠΡΟΣΩΠΗ Ι. Κ. Ε.'],
  ['', ''],
])('%s has its legal form once', (legalName, full) => {
  expect(fullLegalName({ legalName, legalForm })).toBe(full)
  expect(fullLegalName({ legalName, legalForm: '' })).toBe(legalName)
})
