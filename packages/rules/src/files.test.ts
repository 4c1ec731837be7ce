import { expect, it } from 'vitest'
import { familiarFile, isNoImage } from './files.ts'

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

it.each([
  [true, '20 μπλουζάκια', 'image/jpeg'],
  [true, '', 'image/png'],
  [false, '\xff\xd8\xff\xe0', 'image/jpeg'],
  [false, '\x89PNG\r\n', 'image/jpeg'],
  [false, '\0\0\0\x20ftypheic', 'image/jpeg'],
  [false, '<svg/>', 'image/svg+xml'],
])('finds %s that content is no image: %j %s', async (expected, content, type) => {
  const file = new File([Buffer.from(content, 'latin1')], 'a', { type })
  expect(await isNoImage(file)).toBe(expected)
})
