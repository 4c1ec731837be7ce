import { expect, it } from 'vitest'
import { problemOf } from './file-rules.ts'

const png = { name: 'logo', type: 'image/png', size: 5_000 }

it.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('accepts one %s', type => {
  expect(problemOf([{ ...png, type }])).toBeUndefined()
})

it.each([
  ['file-invalid-type', [{ ...png, type: 'image/webp' }]],
  ['file-invalid-type', [{ ...png, type: '' }]],
  ['heic', [{ ...png, name: 'IMG_0042.HEIC', type: '' }]],
  ['document', [{ ...png, type: 'application/pdf' }]],
  ['file-too-large', [{ ...png, size: 20 * 1024 * 1024 + 1 }]],
  ['file-too-small', [{ ...png, size: 0 }]],
  ['too-many-files', [png, png]],
])('rejects files: %s', (problem, files) => {
  expect(problemOf(files)).toBe(problem)
})
