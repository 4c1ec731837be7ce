import { expect, it } from 'vitest'
import { familiarFile } from './files.ts'

it.each([
  ['heic', 'IMG_0042.HEIC', ''],
  ['heic', 'photo', 'image/heif'],
  ['heic', 'IMG.heif', 'application/octet-stream'],
  ['pdf', 'logo.ai', 'application/postscript'],
  ['eps', 'logo.eps', 'application/postscript'],
  ['pdf', 'logo', 'application/pdf'],
  [undefined, 'heic.png', 'image/png'],
  [undefined, 'notes.txt', 'text/plain'],
  [undefined, 'main', ''],
])('recognises as %s: %s %s', (kind, name, type) => {
  expect(familiarFile({ name, type })).toBe(kind)
})
