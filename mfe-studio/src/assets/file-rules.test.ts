import { expect, it } from 'vitest'
import { problemOf } from './file-rules.ts'

const png = { name: 'logo', type: 'image/png', size: 5_000 }

it.each(['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'])('accepts one %s', type => {
  expect(problemOf([{ ...png, type }])).toBeUndefined()
})

it.each([
  ['IMG_0042.HEIC', ''],
  ['logo.pdf', 'application/pdf'],
  ['logo.ai', 'application/postscript'],
  ['IMG_0042.jpg', 'image/jpeg'],
])('accepts %s of up to 25 MB', (name, type) => {
  expect(problemOf([{ name, type, size: 25 * 1024 * 1024 - 1 }])).toBeUndefined()
})

it.each([
  ['file-invalid-type', [{ ...png, type: 'image/webp' }]],
  ['file-invalid-type', [{ ...png, type: '' }]],
  ['eps', [{ ...png, name: 'logo.eps', type: 'application/postscript' }]],
  ['file-too-large', [{ ...png, size: 20 * 1024 * 1024 }]],
  ['file-too-large', [{ ...png, type: 'image/jpeg', size: 25 * 1024 * 1024 }]],
  ['file-too-small', [{ ...png, type: 'application/pdf', size: 0 }]],
  ['file-too-small', [{ ...png, size: 0 }]],
  ['too-many-files', [png, png]],
])('rejects files: %s', (problem, files) => {
  expect(problemOf(files)).toBe(problem)
})
