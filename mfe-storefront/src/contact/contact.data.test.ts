import { expect, test } from 'vitest'
import { addressLines } from './contact.data.ts'

test('an address has a line for each part', () => {
  expect(addressLines('Ερμού 42, 105 63, Αθήνα')).toEqual(['Ερμού 42', '105 63', 'Αθήνα'])
  expect(addressLines(' Ερμού 42 ,, Αθήνα,')).toEqual(['Ερμού 42', 'Αθήνα'])
  expect(addressLines('')).toEqual([])
})
