import type { DesignDocument } from '@stampa/design'
import { expect, test, vi } from 'vitest'
import { documentOf, imageElement, mockupOf, qrElement, textElement } from '../artwork-order.ts'
import { useCanaries } from './canaries.ts'
import { faultsOf, honest } from './hostile-orders.ts'

// Full-size prints on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const canaries = useCanaries()

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = { value }
  return value
}

const withAsset = (asset: string) => documentOf(imageElement(Buffer.alloc(1), 10, { asset }))

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
  ['a local path', () => withAsset(canaries().pictureFile)],
  ['a pipe', () => withAsset(canaries().pipe)],
  ['a file address', () => withAsset(`file://${canaries().pipe}`)],
  ['an address', () => withAsset(`${canaries().address}/a.png`)],
  ['a path out of the folder', () => withAsset(`../${'a'.repeat(61)}`)],
  [
    'a source beside the hash',
    () => documentOf(imageElement(Buffer.alloc(1), 10, { src: canaries().pipe })),
  ],
  [
    'a script in the place of a function',
    () => documentOf(textElement('α', { toString: canaries().script, render: canaries().script })),
  ],
  [
    'a font of its own',
    () => documentOf(textElement('α', { font: `x; src: url(${canaries().address}/font)` })),
  ],
  [
    'a colour that is an address',
    () => documentOf(textElement('α', { fill: `url(${canaries().address}/fill)` })),
  ],
  [
    'a colour that is markup',
    () => documentOf(qrElement(10, { fill: `"/><script>${canaries().script}</script>` })),
  ],
  ['a text beyond bounds', () => documentOf(textElement('α'.repeat(100_000)))],
  ['an id that is markup', () => documentOf(qrElement(10, { id: '"><script>' }))],
]

test('does not draw invalid documents, and draws the next one', async () => {
  const mockups = hostileDocuments.map(([, document]) => mockupOf(document() as DesignDocument))
  expect(await faultsOf(mockups)).toEqual(hostileDocuments.map(() => 'document'))
  expect('polluted' in {}).toBe(false)
})

test('rejects invalid print areas and sides', async () => {
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
    mockupOf(document, { colorCode: `url(${canaries().address}/colour)` }),
  ]
  expect(await faultsOf(others)).toEqual(['document', 'document'])
})
