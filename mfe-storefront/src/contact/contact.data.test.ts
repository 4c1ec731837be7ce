import { expect, test } from 'vitest'
import { addressLines } from './contact.data.ts'

test('splits an address into lines', () => {
  expect(addressLines('Ερμού 42, 105 63, Αθήνα')).toEqual(['Ερμού 42', '105 63', 'Αθήνα'])
  expect(addressLines(' Ερμού 42 ,, Αθήνα,')).toEqual(['Ερμού 42', 'Αθήνα'])
  expect(addressLines('')).toEqual([])
})
