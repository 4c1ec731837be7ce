import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import type { ArtworkMockup } from '../../src/artwork/artwork.ts'
import { bounds } from '../../src/artwork/process/jobs.ts'
import { renderArtwork } from '../../src/artwork/render-artwork.ts'
import {
  documentOf,
  fileOf,
  imageElement,
  mockupOf,
  render,
  textElement,
} from '../artwork-order.ts'
import { honest, valuesOf } from './hostile-orders.ts'

// Time limits on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

describe('a drawing beyond a limit', () => {
  /** A document that takes hours in a single library call. */
  const endless = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(50)}</filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`,
  )
  const order = (mockup: ArtworkMockup) => ({
    orderId: 'o',
    mockups: [mockup, honest()],
    assets: async () => endless,
  })

  test('of processor time is ended, and the next design is drawn', async () => {
    const limits = { ...bounds, draw: { ...bounds.draw, cpuSeconds: 1.5 } }
    const hostile = mockupOf(documentOf(imageElement(endless, 100)))
    const files = await renderArtwork(order(hostile), { limits })
    expect(valuesOf(files)).toEqual(['costly'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })

  test('of processor time is not begun again for a mockup of the same design or image', async () => {
    const limits = { ...bounds, draw: { ...bounds.draw, cpuSeconds: 1.5 } }
    const hostile = mockupOf(documentOf(imageElement(endless, 100)))
    const sameImage = mockupOf(documentOf(textElement('Άλλο'), imageElement(endless, 50)))
    const mockups = [hostile, { ...hostile, colorName: 'Λευκό' }, sameImage, honest()]
    const assets = vi.fn(async () => endless)
    const files = await renderArtwork({ orderId: 'o', mockups, assets }, { limits })
    expect(valuesOf(files)).toEqual(['costly', 'costly', 'costly'])
    expect(assets).toHaveBeenCalledTimes(1)
    expect(fileOf(files, 'png', 3).bytes.length).toBeGreaterThan(0)
  })

  test('of the order ends the drawing of all its mockups, and the sheet names them', async () => {
    const hostile = mockupOf(documentOf(imageElement(endless, 100)))
    const files = await renderArtwork(order(hostile), { seconds: 2 })
    expect(valuesOf(files)).toEqual(['costly', 'costly'])
    expect(files).toHaveLength(1)
  })

  test('of memory is ended, and the next design is drawn', async () => {
    const limits = { ...bounds, draw: { ...bounds.draw, memory: 250e6 } }
    const { document, printArea } = honest()
    const large = mockupOf(document, { printArea: { ...printArea, widthMm: 400, heightMm: 690 } })
    const files = await renderArtwork(order(large), { limits })
    expect(valuesOf(files)).toEqual(['costly'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })

  test('is drawn when all values are within bounds', async () => {
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
    const pid = await vi.waitUntil(async () => (await busyArtists())[0], { timeout: 60_000 })
    process.kill(pid, 'SIGSEGV')
    const files = await done
    expect(valuesOf(files)).toEqual(['damaged'])
    expect(fileOf(files, 'png', 1).bytes.length).toBeGreaterThan(0)
  })
})

test('draws a small order between the mockups of a large one', async () => {
  const finished: string[] = []
  const draw = async (orderId: string, mockups: ArtworkMockup[]) => {
    await renderArtwork({ orderId, mockups, assets: async () => Buffer.alloc(0) })
    finished.push(orderId)
  }
  await Promise.all([draw('large', Array.from({ length: 6 }, honest)), draw('small', [honest()])])
  expect(finished).toEqual(['small', 'large'])
})

/** Returns the drawing processes of this test. */
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
    // User time, ms; loading takes at most a second.
    if (Number(ticks[13]) > 250) artists.push(Number(pid))
  }
  return artists
}
