import { readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { documentOf, fileOf, imageElement, mockupOf, render } from '../artwork-order.ts'
import { canaryColour, canaryText, useCanaries } from './canaries.ts'
import { countColour, drawing } from './hostile-orders.ts'

// Full-size prints on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const canaries = useCanaries()

/** Drawings that are drawn without the resources they reference. */
const harmlessDrawings = (): [what: string, bytes: Buffer][] => [
  ['a script that asks', drawing(`<script>fetch('${canaries().address}/')</script>`)],
  ['a script', drawing(`<script>${canaries().script}</script>`)],
  ['a script by its address', drawing(`<script href="${canaries().address}/a.js"/>`)],
  ['a handler that asks', drawing('', `onload="fetch('${canaries().address}/')"`)],
  ['a handler', drawing('', `onload="${canaries().script}"`)],
  [
    'a link that runs',
    drawing(`<a href="javascript:${canaries().script}"><rect width="9" height="9"/></a>`),
  ],
  [
    'a remote image',
    drawing(`<image width="100" height="100" href="${canaries().address}/a.png"/>`),
  ],
  [
    'a remote image by xlink',
    drawing(`<image width="100" height="100" xlink:href="${canaries().address}/a.png"/>`),
  ],
  ...canaries().pictures.flatMap((path): [what: string, bytes: Buffer][] => [
    ['a local image', drawing(`<image width="100" height="100" href="${path}"/>`)],
    [
      'a local image by its address',
      drawing(`<image width="100" height="100" xlink:href="file://${path}"/>`),
    ],
    [
      'a local image by a relative path',
      drawing(`<image width="100" height="100" href="../${path.split('/').slice(-2).join('/')}"/>`),
    ],
    ['another file', drawing(`<use href="file://${path}#a"/>`)],
    [
      'another file in it',
      drawing(
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${path}" parse="text"/>`,
      ),
    ],
    [
      'a filter of another file',
      drawing(
        `<filter id="f"><feImage href="file://${path}"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
      ),
    ],
  ]),
  [
    'remote styles',
    drawing(
      `<style>@import url('${canaries().address}/a.css'); rect { fill: url('${canaries().address}/f') }</style>`,
    ),
  ],
  [
    'a remote font',
    drawing(
      `<style>@font-face { font-family: x; src: url('${canaries().address}/f') }</style><text font-family="x" y="20">α</text>`,
    ),
  ],
  [
    'a page',
    drawing(
      `<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${canaries().address}"/></foreignObject>`,
    ),
  ],
]

describe('drawings that ask for other files', () => {
  test('are drawn without those files', async () => {
    const drawings = harmlessDrawings()
    const files = await render(
      drawings.map(([, bytes]) => mockupOf(documentOf(imageElement(bytes, 100)))),
      drawings.map(([, bytes]) => bytes),
    )
    for (const [index, [what]] of drawings.entries()) {
      const kinds = (['png', 'pdf', 'svg'] as const).map(kind => fileOf(files, kind, index))
      for (const { bytes } of kinds) expect(bytes.includes(canaryText), what).toBe(false)
      expect(fileOf(files, 'svg', index).bytes.toString(), what).not.toMatch(
        /<script|onload|javascript:|http:\/\/127|file:|foreignObject/,
      )
      expect(await countColour(fileOf(files, 'png', index).bytes, canaryColour), what).toBe(0)
    }
    expect(
      await countColour(fileOf(files, 'png', 0).bytes, { r: 51, g: 102, b: 153 }),
    ).toBeGreaterThan(1000)
  })

  test('are drawn with embedded pictures', async () => {
    const inline = (await readFile(canaries().pictureFile)).toString('base64')
    const bytes = drawing(
      `<image width="100" height="100" href="data:image/png;base64,${inline}"/>`,
    )
    const files = await render([mockupOf(documentOf(imageElement(bytes, 100)))], [bytes])
    expect(await countColour(fileOf(files, 'png').bytes, canaryColour)).toBeGreaterThan(1000)
  })
})
