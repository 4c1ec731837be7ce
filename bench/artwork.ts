import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesignElement } from '@stampa/design'
import { renderArtwork } from '@stampa/studio/artwork'
import { type CorpusDesign, corpusAsset, corpusDesign } from '@stampa/studio/designs'
import { photographs } from './media/photographs.ts'
import { withFolder } from './platform/platform.ts'
import type { Measurement } from './report/measurement.ts'
import { runBenchmark } from './report/run.ts'

/**
 * `npm run bench:artwork [rounds]`: time and memory of making all print files of one order, a poster of 30 ×
 * 40 cm at 300 DPI with a photograph of 12 megapixels: PNG, PDF, SVG, the comparison with the mockup, and the
 * production sheet.
 */
await runBenchmark(() => {
  const [rounds = 7] = process.argv.slice(2).map(Number)
  return withFolder(async folder => {
    const [photograph = ''] = await photographs(1, join(folder, 'photographs'))
    const poster = posterOf(await readFile(photograph))
    const order = {
      orderId: 'bench',
      mockups: [
        {
          ...poster,
          productName: 'Μπλουζάκι',
          colorName: 'Λευκό',
          quantity: 1,
          mockupImage: Buffer.alloc(0),
        },
      ],
      assets: poster.asset,
    }
    // One unmeasured run starts the process, which a worker does not start for every order either.
    await renderArtwork(order)
    const times: number[] = []
    const processorTimes: number[] = []
    let bytes = 0
    for (let round = 0; round < rounds; round++) {
      const spent = (await artist()).processorMs
      const began = performance.now()
      const files = await renderArtwork(order)
      times.push(performance.now() - began)
      processorTimes.push((await artist()).processorMs - spent)
      bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    }
    return [
      {
        name: 'all files of a 30 × 40 cm print',
        values: times,
        unit: 'ms',
        goal: { atMost: 1500 },
      },
      { name: 'processor time of all files', values: processorTimes, unit: 'ms' },
      {
        name: 'peak memory of the process',
        values: [(await artist()).mostMegabytes],
        unit: 'MB',
        goal: { atMost: 400 },
      },
      { name: 'size of the files', values: [bytes / 1e6], unit: 'MB', digits: 1 },
    ] satisfies Measurement[]
  })
})

/**
 * A poster of 30 × 40 cm on a garment's front, as full as they come: a photograph of twelve megapixels over all of it,
 * outlined and bent text and a translucent logo of the corpus's poster, enlarged to it.
 */
function posterOf(photograph: Buffer): CorpusDesign & {
  asset(hash: string): Promise<Buffer>
} {
  const small = corpusDesign('whole-poster')
  const hash = createHash('sha256').update(photograph).digest('hex')
  const scale = 300 / small.printArea.widthMm
  const front = small.document.sides.front.map(element => enlarged(element, scale, hash))
  return {
    ...small,
    printArea: { ...small.printArea, widthMm: 300, heightMm: 400 },
    document: { ...small.document, sides: { front, back: [] } },
    asset: async wanted => (wanted === hash ? photograph : corpusAsset(wanted).bytes),
  }
}

/** Its photograph is ours. */
function enlarged(element: DesignElement, scale: number, hash: string): DesignElement {
  const placed = { ...element, x: element.x * scale, y: element.y * scale }
  switch (placed.type) {
    case 'qr':
      return { ...placed, size: placed.size * scale }
    case 'text':
      return { ...placed, size: placed.size * scale, width: placed.width * scale }
    case 'image': {
      const size = { width: placed.width * scale, height: placed.height * scale }
      const asset = placed.name === 'photo.jpg' ? hash : placed.asset
      return { ...placed, ...size, asset }
    }
  }
}

/** Returns the drawing process's resource usage from /proc. */
async function artist(): Promise<{ processorMs: number; mostMegabytes: number }> {
  const tasks = await readdir('/proc/self/task')
  const children = await Promise.all(
    tasks.map(task => readFile(`/proc/self/task/${task}/children`, 'utf8')),
  )
  for (const pid of children.join(' ').split(' ').filter(Boolean)) {
    const program = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    if (!program.includes('artwork/process/program')) continue
    const [status, stat] = await Promise.all(
      ['status', 'stat'].map(file => readFile(`/proc/${pid}/${file}`, 'utf8')),
    )
    const [user = 0, system = 0] = stat?.split(' ').slice(13, 15).map(Number) ?? []
    return {
      // In hundredths of a second.
      processorMs: (user + system) * 10,
      mostMegabytes: Number(/VmHWM:\s*(\d+) kB/.exec(status ?? '')?.[1]) / 1000,
    }
  }
  return { processorMs: Number.NaN, mostMegabytes: Number.NaN }
}
