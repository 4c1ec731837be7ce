import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { DesignDocument } from '@stampa/design'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ArtworkFile, type ArtworkMockup, renderArtwork } from '../src/artwork/index.ts'
import { bounds } from '../src/artwork/process/jobs.ts'
import {
  documentOf,
  fileOf,
  imageElement,
  mockupOf,
  qrElement,
  render,
  textElement,
} from './artwork-order.ts'
import { readPrint } from './designs/index.ts'

// Whole prints are drawn, and limits of processor time reached, on a machine that is busy.
vi.setConfig({ testTimeout: 90_000 })

/** What no answer may hold, as text or as a colour that is used nowhere else. */
const canaryText = 'canary-6f1d2c'
const canaryColour = { r: 1, g: 254, b: 3 }
const canaryFile = join(tmpdir(), `artwork-${canaryText}-${process.pid}.txt`)
const canaryPicture = join(tmpdir(), `artwork-${canaryText}-${process.pid}.png`)

let server: Server
let address: string
let requests = 0

beforeAll(async () => {
  server = createServer((_, response) => {
    requests += 1
    response.end(canaryText)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await writeFile(canaryFile, canaryText)
  const picture = { width: 50, height: 50, channels: 3, background: canaryColour } as const
  await writeFile(canaryPicture, await sharp({ create: picture }).png().toBuffer())
})

afterAll(async () => {
  expect(requests).toBe(0)
  server.close()
  await rm(canaryFile)
  await rm(canaryPicture)
})

const honest = () => mockupOf(documentOf(textElement('Τίμιο'), qrElement(20, { y: 30 })))

/** Renders hostile mockups and an honest one after them. @returns why each was not drawn */
async function faultsOf(mockups: ArtworkMockup[], originals: Buffer[] = []) {
  const files = await render([...mockups, honest()], originals)
  for (const { bytes } of files) expect(bytes.includes(canaryText)).toBe(false)
  expect(fileOf(files, 'png', mockups.length).bytes.length).toBeGreaterThan(0)
  const { warnings } = fileOf(files, 'sheet').report
  return mockups.map((_, index) => warnings.find(({ mockup }) => mockup === index)?.value ?? null)
}

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = { value }
  return value
}

const hostileDocuments: [what: string, document: () => unknown][] = [
  ['nothing', () => undefined],
  ['a text', () => '{"version":1}'],
  ['a prototype', () => JSON.parse('{"__proto__":{"polluted":true},"version":1}')],
  [
    'a prototype in an element',
    () => documentOf({ ...textElement('α'), ...JSON.parse('{"constructor":{"prototype":1}}') }),
  ],
  [
    '100,000 objects',
    () =>
      documentOf(
        ...Array.from({ length: 100_000 }, (_, index) => qrElement(1, { id: `q${index}` })),
      ),
  ],
  ['coordinates of 1e9', () => documentOf(textElement('α', { x: 1e9 }))],
  ['numbers that are none', () => documentOf(textElement('α', { size: Number.NaN }))],
  ['an endless number', () => documentOf(qrElement(Number.POSITIVE_INFINITY))],
  ['deep nesting', () => documentOf(textElement('α', { outline: nested(50_000) }))],
  [
    'a circle',
    () => {
      const circle: Record<string, unknown> = {}
      circle.self = circle
      return documentOf(textElement('α', { outline: circle }))
    },
  ],
  ['a local path', () => documentOf(imageElement(Buffer.alloc(1), 10, { asset: canaryPicture }))],
  [
    'a file address',
    () => documentOf(imageElement(Buffer.alloc(1), 10, { asset: `file://${canaryPicture}` })),
  ],
  [
    'an address',
    () => documentOf(imageElement(Buffer.alloc(1), 10, { asset: `${address}/a.png` })),
  ],
  [
    'a path out of the folder',
    () => documentOf(imageElement(Buffer.alloc(1), 10, { asset: `../${'a'.repeat(61)}` })),
  ],
  [
    'a source beside the hash',
    () => documentOf(imageElement(Buffer.alloc(1), 10, { src: canaryPicture })),
  ],
  [
    'a font of its own',
    () => documentOf(textElement('α', { font: `x; src: url(${address}/font)` })),
  ],
  [
    'a colour that is an address',
    () => documentOf(textElement('α', { fill: `url(${address}/fill)` })),
  ],
  ['a colour that is markup', () => documentOf(qrElement(10, { fill: '"/><script>' }))],
  ['a text beyond bounds', () => documentOf(textElement('α'.repeat(100_000)))],
  ['an id that is markup', () => documentOf(qrElement(10, { id: '"><script>' }))],
]

test('documents that are none are not drawn, and the next one is', async () => {
  const mockups = hostileDocuments.map(([, document]) => mockupOf(document() as DesignDocument))
  expect(await faultsOf(mockups)).toEqual(hostileDocuments.map(() => 'document'))
  expect('polluted' in {}).toBe(false)
})

test('print areas that cannot be drawn are refused, and no side but two is', async () => {
  const { printArea, document } = honest()
  const areas = [
    { widthMm: 1e9 },
    { widthMm: 700, heightMm: 700 },
    { heightMm: 0 },
    { heightMm: -100 },
    { widthMm: Number.NaN },
    { x: 1e9 },
    { width: 0 },
  ]
  const mockups = areas.map(area => mockupOf(document, { printArea: { ...printArea, ...area } }))
  expect(await faultsOf(mockups)).toEqual(areas.map(() => 'area'))
  const others = [
    mockupOf(document, { side: 'constructor' as never }),
    mockupOf(document, { colorCode: `url(${address}/colour)` }),
  ]
  expect(await faultsOf(others)).toEqual(['document', 'document'])
})

const svg = (content: string, root = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" ${root}>${content}<rect x="30" y="30" width="40" height="40" fill="#336699"/></svg>`,
  )

/** Drawn without what they ask for. */
const harmlessDrawings = (): [what: string, bytes: Buffer][] => [
  ['script', svg(`<script>fetch('${address}/')</script>`)],
  ['handlers', svg('', `onload="fetch('${address}/')"`)],
  ['a remote image', svg(`<image width="100" height="100" href="${address}/a.png"/>`)],
  [
    'a remote image by xlink',
    svg(`<image width="100" height="100" xlink:href="${address}/a.png"/>`),
  ],
  ['a local image', svg(`<image width="100" height="100" href="${canaryPicture}"/>`)],
  [
    'a local image by its address',
    svg(`<image width="100" height="100" xlink:href="file://${canaryPicture}"/>`),
  ],
  [
    'a local image by a relative path',
    svg(`<image width="100" height="100" href="../${canaryPicture.split('/').at(-1)}"/>`),
  ],
  [
    'remote styles',
    svg(`<style>@import url('${address}/a.css'); rect { fill: url('${address}/f') }</style>`),
  ],
  [
    'a remote font',
    svg(
      `<style>@font-face { font-family: x; src: url('${address}/f') }</style><text font-family="x" y="20">α</text>`,
    ),
  ],
  ['another file', svg(`<use href="file://${canaryFile}#a"/>`)],
  [
    'another file in it',
    svg(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file://${canaryFile}" parse="text"/>`,
    ),
  ],
  [
    'a page',
    svg(
      `<foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>`,
    ),
  ],
  [
    'a filter of another file',
    svg(
      `<filter id="f"><feImage href="file://${canaryPicture}"/></filter><rect width="100" height="100" filter="url(#f)"/>`,
    ),
  ],
]

describe('drawings that ask for other files', () => {
  test('are drawn without them', async () => {
    const drawings = harmlessDrawings()
    const files = await render(
      drawings.map(([, bytes]) => mockupOf(documentOf(imageElement(bytes, 100)))),
      drawings.map(([, bytes]) => bytes),
    )
    for (const [index, [what]] of drawings.entries()) {
      const kinds = (['png', 'pdf', 'svg'] as const).map(kind => fileOf(files, kind, index))
      for (const { bytes } of kinds) expect(bytes.includes(canaryText), what).toBe(false)
      expect(fileOf(files, 'svg', index).bytes.toString(), what).not.toMatch(
        /<script|onload|http:\/\/127|file:|foreignObject/,
      )
      expect(await countColour(fileOf(files, 'png', index).bytes, canaryColour), what).toBe(0)
    }
    expect(
      await countColour(fileOf(files, 'png', 0).bytes, { r: 51, g: 102, b: 153 }),
    ).toBeGreaterThan(1000)
  })

  test('are seen to be, when one holds the picture itself', async () => {
    const inline = (await readFile(canaryPicture)).toString('base64')
    const bytes = svg(`<image width="100" height="100" href="data:image/png;base64,${inline}"/>`)
    const files = await render([mockupOf(documentOf(imageElement(bytes, 100)))], [bytes])
    expect(await countColour(fileOf(files, 'png').bytes, canaryColour)).toBeGreaterThan(1000)
  })
})

describe('images that are none', () => {
  test('are not drawn, and the next design is', async () => {
    const bomb = hugePng(20_000)
    const photo = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#777777',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    const originals: [what: string, bytes: Buffer][] = [
      ['a bomb of 400 megapixels', bomb],
      ['half a photograph', photo.subarray(0, photo.length / 2)],
      ['a text', Buffer.from('just a text')],
      ['nothing', Buffer.alloc(0)],
      ['a PDF', Buffer.from('%PDF-1.7 …')],
      ['a page', Buffer.from('<!doctype html><svg xmlns="http://www.w3.org/2000/svg"/>')],
      [
        'a video that claims to be a photograph',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 7)]),
      ],
      [
        'entities',
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY a SYSTEM "file://${canaryFile}">]><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&a;</text></svg>`,
        ),
      ],
      [
        'entities below a declaration',
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><!ENTITY a "aaaa"><text>&a;</text></svg>`,
        ),
      ],
      ['100,000 groups in each other', svg('<g>'.repeat(1e5) + '</g>'.repeat(1e5))],
      [
        'a drawing without an end',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><g>'),
      ],
    ]
    const mockups = originals.map(([, bytes]) => mockupOf(documentOf(imageElement(bytes, 100))))
    const faults = await faultsOf(
      mockups,
      originals.map(([, bytes]) => bytes),
    )
    expect(Object.fromEntries(originals.map(([what], index) => [what, faults[index]]))).toEqual(
      Object.fromEntries(originals.map(([what]) => [what, 'asset'])),
    )
  })

  test('are not drawn when they are not what their hash says', async () => {
    const bytes = await readFile(canaryPicture)
    const files = await renderArtwork({
      orderId: 'o',
      mockups: [mockupOf(documentOf(imageElement(bytes, 100)))],
      assets: async () => Buffer.from('another file'),
    })
    expect(files.map(({ kind }) => kind)).toEqual(['sheet'])
    expect(fileOf(files, 'sheet').report.warnings).toEqual([
      { code: 'not_drawn', mockup: 0, element: null, value: 'asset' },
    ])
  })

  test('are no mockup either, and the design is drawn nevertheless', async () => {
    const { document } = honest()
    const pictures = [
      Buffer.alloc(0),
      Buffer.from('not an image'),
      svg(`<image width="100" height="100" href="${address}/a.png"/>`),
    ]
    const files = await render(pictures.map(mockupImage => mockupOf(document, { mockupImage })))
    const codes = pictures.map((_, index) =>
      fileOf(files, 'png', index).report.warnings.map(({ code }) => code),
    )
    expect(codes).toEqual([['mockup_unreadable'], ['mockup_unreadable'], ['differs']])
  })
})

describe('what takes too much', () => {
  /** Draws for hours inside a single call of the library. */
  const endless = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(50)}</filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`,
  )
  const order = (mockup: ArtworkMockup) => ({
    orderId: 'o',
    mockups: [mockup, honest()],
    assets: async () => endless,
  })

  test('processor time is ended, and the next design is drawn', async () => {
    const limits = { ...bounds, draw: { ...bounds.draw, cpuSeconds: 1.5 } }
    const hostile = mockupOf(documentOf(imageElement(endless, 100)))
    const files = await renderArtwork(order(hostile), limits)
    expect(valuesOf(files)).toEqual(['costly'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })

  test('memory is ended, and the next design is drawn', async () => {
    const limits = { ...bounds, draw: { ...bounds.draw, memory: 250e6 } }
    const { document, printArea } = honest()
    const large = mockupOf(document, { printArea: { ...printArea, widthMm: 400, heightMm: 690 } })
    const files = await renderArtwork(order(large), limits)
    expect(valuesOf(files)).toEqual(['costly'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })

  test('at once within bounds is drawn', async () => {
    const texts = Array.from({ length: 12 }, (_, index) =>
      textElement('Ω'.repeat(300), {
        id: `t${index}`,
        size: 900,
        curve: index % 2 ? 350 : 0,
        width: 5000,
        outline: { color: '#d6004c', width: 50 },
      }),
    )
    const files = await render([mockupOf(documentOf(...texts))])
    expect(files).toHaveLength(4)
  })

  test.runIf(process.platform === 'linux')('a death costs the one design', async () => {
    const done = renderArtwork(order(mockupOf(documentOf(imageElement(endless, 100)))))
    const pid = await vi.waitUntil(async () => (await busyArtists())[0], { timeout: 15_000 })
    process.kill(pid, 'SIGSEGV')
    const files = await done
    expect(valuesOf(files)).toEqual(['damaged'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })
})

const valuesOf = (files: readonly ArtworkFile[]) =>
  fileOf(files, 'sheet').report.warnings.map(({ value }) => value)

/** Drawing processes of ours that have the image before them. */
async function busyArtists(): Promise<number[]> {
  const tasks = await readdir('/proc/self/task')
  const children = await Promise.all(
    tasks.map(task => readFile(`/proc/self/task/${task}/children`, 'utf8')),
  )
  const pids = children.join(' ').split(' ').filter(Boolean)
  const artists: number[] = []
  for (const pid of pids) {
    const program = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!program.includes('artwork/process/program')) continue
    const ticks = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')
    // Of user time; loading takes a second at most.
    if (Number(ticks[13]) > 250) artists.push(Number(pid))
  }
  return artists
}

/** A black square that is small as a file. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(content.length + 8)
  frame.writeUInt32BE(data.length, 0)
  content.copy(frame, 4)
  frame.writeUInt32BE(crc32(content), content.length + 4)
  return frame
}

async function countColour(png: Buffer, { r, g, b }: { r: number; g: number; b: number }) {
  const { data } = await readPrint(png)
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const near = [r, g, b].every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4,
    )
    if (near && (data[at + 3] ?? 0) > 200) count += 1
  }
  return count
}
