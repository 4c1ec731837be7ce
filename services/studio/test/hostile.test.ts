import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLinks } from '@stampa/service-kit/links'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { fileAddresses } from '../src/files.ts'
import { expectProblem, StudioTest, sha256 } from './studio.ts'

let asked = 0

const studio = await StudioTest.start()
const outside = createServer((_request, response) => {
  asked++
  response.end()
}).listen(0, '127.0.0.1')
await once(outside, 'listening')

afterAll(async () => {
  outside.close()
  await studio.stop()
})

function svg(content: string, attributes = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" ${attributes}><rect width="40" height="40" fill="red"/>${content}</svg>`,
  )
}

test('serves an SVG only as a download, without running or loading anything', async () => {
  const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/x`
  const files = [
    svg(`<script>fetch('${url}')</script>`),
    svg(`<image href="${url}" width="9" height="9"/>`),
    svg(`<style>@import url("${url}");</style>`),
    svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
    svg('<image href="/etc/passwd" width="9" height="9"/>'),
    svg(
      `<foreignObject width="9" height="9"><img src="${url}" xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`,
    ),
    svg('', `onload="fetch('${url}')"`),
  ]
  const { _id } = await studio.order(Object.fromEntries(files.map(file => [sha256(file), file])))
  const design = `/api/design-studio/orders/${_id}/mockups/0/design`
  const { body } = await studio.call<{ assets: { hash: string; url: string }[] }>('GET', design)
  expect(body.assets.map(({ hash }) => hash)).toEqual(files.map(sha256).sort())
  for (const { url: address } of body.assets) {
    const original = await studio.visit(address)
    expect(original.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
  const links = createLinks(studio.config.LINK_KEY)
  for (const id of await studio.test.db('design_assets').where({ order_id: _id }).pluck('id')) {
    const preview = await studio.visit(fileAddresses(links, 'original', id).preview)
    expect(preview.headers['content-type']).toBe('image/webp')
    expect(preview.raw.toString('latin1')).not.toContain('root:')
  }
  expect(asked).toBe(0)
})

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'declares entities',
    async () =>
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&b;</text></svg>',
      ),
    /^Images must be JPEG, PNG, GIF or SVG files$/,
  ],
  [
    'has too many pixels',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    /too many pixels/,
  ],
  [
    'ends before its end',
    async () =>
      (
        await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer()
      ).subarray(0, 200),
    /damaged|must be/,
  ],
  [
    'is a page',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    /^Images must be/,
  ],
  ['is another format', async () => Buffer.from('GIF9x'), /^Images must be/],
])('rejects an image that %s and leaves no file', async (_, make, message) => {
  const before = await studio.files()
  const file = await make()
  const answer = await studio.submit({ [sha256(file)]: file })
  const { message: said } = answer.body as unknown as { message: string }
  expect(said).toMatch(message)
  expectProblem(answer, 400, said)
  expect(await studio.files()).toEqual({ kept: before.kept, leftover: [] })
})

test('rejects an invalid or too long form and keeps running', async () => {
  const url = '/api/design-studio/orders/submit'
  const broken = await studio.test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=1234567890123456' },
    payload: '--1234567890123456\r\nContent-Disposition: form-data; name="mockupsData"\r\n\r\n[',
  })
  expect(broken.statusCode).toBe(400)
  const json = await studio.call('POST', url, { json: { mockups: [] }, token: null })
  expectProblem(json, 415, 'This must be sent as multipart/form-data')
  const long = await studio.submit({ notes: 'x'.repeat(5001) })
  expect(long.status).toBe(400)
  const many = await studio.submit({ mockups: Array.from({ length: 21 }, () => ({})) })
  expectProblem(many, 400, 'At most 20 mockups can be ordered at once')
  expect((await studio.submit()).status).toBe(201)
})
