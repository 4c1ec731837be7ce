import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type DesignDocument,
  elementsOf,
  type PrintArea,
  parseDesignDocument,
  sides,
} from '@stampa/design'
import { createLimit } from '@stampa/service-kit/limit'
import { createPool, startBoundedProcess } from '@stampa/service-kit/processes'
import {
  ArtworkError,
  type ArtworkFault,
  type ArtworkFile,
  type ArtworkInput,
  type ArtworkMockup,
  type ArtworkWarning,
} from './artwork.ts'
import { checkPrintArea } from './print-area.ts'
import {
  bounds,
  type DrawJob,
  type DrawnMockup,
  files,
  type Job,
  orderSeconds,
  type Results,
  type SheetMockup,
} from './process/jobs.ts'

/** One job at a time: a large print takes hundreds of megabytes. Orders that are made together take turns. */
const inTurn = createLimit(1)

const processes = createPool(() =>
  startBoundedProcess<Job, Results[Job['kind']]>(
    join(import.meta.dirname, 'process/program.ts'),
    (fault, options) => new ArtworkError(fault as ArtworkFault, options),
  ),
)

interface RenderOptions {
  /** Limits of each job. */
  limits?: typeof bounds
  /** Time for drawing all mockups, seconds. @default orderSeconds */
  seconds?: number
  /**
   * Folder that the drawing processes share; it is removed at the end.
   *
   * @default a new temporary folder
   */
  folder?: string
}

/**
 * Makes the files that an order is printed from: for each mockup the design without the garment, as PNG at 300 DPI,
 * as PDF in real size and as SVG with outlined text, and one production sheet. A mockup that cannot be drawn has no
 * files; the sheet's report has the reason. So has one whose design or image was refused for its cost before, or that
 * is left when the time of the order is over.
 *
 * @throws ArtworkError `busy` when no process could be started
 * @throws errors of `assets` and of the disk: a retry may help
 */
export async function renderArtwork(
  input: ArtworkInput,
  { limits = bounds, seconds = orderSeconds, folder: own }: RenderOptions = {},
): Promise<ArtworkFile[]> {
  const folder = own ?? (await mkdtemp(join(tmpdir(), 'stampa-artwork-')))
  await mkdir(folder, { recursive: true })
  try {
    const drawn: Drawn[] = []
    const budget = { seconds }
    for (const [index, mockup] of input.mockups.entries()) {
      const drawing = drawn.some(one => wouldFailAlike(mockup, one))
        ? Promise.reject(new ArtworkError('costly'))
        : prepare(input, mockup, index, folder).then(job => run(job, limits, budget))
      drawn.push({ mockup, result: await drawing.catch(toFault) })
    }
    const { orderId, orderedAt = new Date() } = input
    const sheet = { orderId, orderedAt: orderedAt.getTime(), mockups: drawn.map(toSheet) }
    await run({ kind: 'sheet', folder, ...sheet }, limits)
    return await collect(orderId, drawn, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Drawn {
  mockup: ArtworkMockup
  result: DrawnMockup | { fault: ArtworkFault }
}

/** Returns whether a mockup has the design, or an image of it, that was refused for its cost, on no smaller an area. */
function wouldFailAlike(
  { document, side, printArea }: ArtworkMockup,
  { mockup, result }: Drawn,
): boolean {
  if (!('fault' in result) || result.fault !== 'costly') return false
  const refused = parseDesignDocument(mockup.document)
  const parsed = parseDesignDocument(document)
  if (!refused.ok || !parsed.ok || sizeOf(printArea) < sizeOf(mockup.printArea)) return false
  const elements = elementsOf(parsed.document, side)
  const others = elementsOf(refused.document, mockup.side)
  const images = new Set(imagesOf(others))
  return isDeepStrictEqual(elements, others) || imagesOf(elements).some(hash => images.has(hash))
}

function sizeOf({ widthMm, heightMm }: PrintArea): number {
  return widthMm * heightMm
}

/** Returns the fault of a mockup that cannot be drawn. @throws every other error */
function toFault(error: unknown): { fault: ArtworkFault } {
  if (!(error instanceof ArtworkError) || error.fault === 'busy') throw error
  return { fault: error.fault }
}

/** Writes the input files of a mockup into the folder. */
async function prepare(
  { orderId, assets }: ArtworkInput,
  mockup: ArtworkMockup,
  index: number,
  folder: string,
): Promise<DrawJob> {
  const document = checked(mockup)
  for (const hash of assetsOf(document, mockup)) {
    await writeFile(join(folder, files.asset(hash)), requireHash(await assets(hash), hash))
  }
  await writeFile(join(folder, files.mockup(index)), mockup.mockupImage)
  if (mockup.garmentImage) {
    await writeFile(join(folder, files.garment(index)), mockup.garmentImage)
  }
  const { side, printArea, colorCode, productName, colorName } = mockup
  return {
    kind: 'draw',
    folder,
    index,
    title: `${orderId} · ${productName} · ${colorName}`,
    document,
    side,
    printArea,
    colorCode,
  }
}

/** Parses the stored document anew. @throws ArtworkError for an invalid mockup */
function checked(mockup: ArtworkMockup): DesignDocument {
  const parsed = parseDesignDocument(mockup.document)
  if (!parsed.ok) {
    throw new ArtworkError('document', { cause: `${parsed.path} ${parsed.problem}` })
  }
  if (!sides.includes(mockup.side) || !/^#[0-9a-f]{6}$/i.test(mockup.colorCode)) {
    throw new ArtworkError('document')
  }
  checkPrintArea(mockup.printArea)
  return parsed.document
}

function assetsOf(document: DesignDocument, { side }: ArtworkMockup): Set<string> {
  return new Set(imagesOf(elementsOf(document, side)))
}

/** Returns the hashes of the visible images. */
function imagesOf(elements: ReturnType<typeof elementsOf>): string[] {
  const images = elements.filter(element => element.type === 'image')
  return images.filter(({ hidden }) => !hidden).map(({ asset }) => asset)
}

function requireHash(bytes: Buffer, hash: string): Buffer {
  if (createHash('sha256').update(bytes).digest('hex') === hash) return bytes
  throw new ArtworkError('asset', { cause: `${hash} is not the hash of its bytes` })
}

/** @param budget of the order, from which the time is taken; without one the job's own limits hold */
async function run<J extends Job>(
  job: J,
  limits: typeof bounds,
  budget: { seconds: number } = { seconds: Number.POSITIVE_INFINITY },
): Promise<Results[J['kind']]> {
  const { clockSeconds, ...rest } = limits[job.kind]
  if (budget.seconds <= 0) throw new ArtworkError('costly')
  return inTurn(async () => {
    const begin = performance.now()
    const own = { ...rest, clockSeconds: Math.min(clockSeconds, budget.seconds) }
    try {
      return (await processes.use(one => one.run(job, own))) as Results[J['kind']]
    } finally {
      budget.seconds -= (performance.now() - begin) / 1000
    }
  })
}

function toSheet({ mockup, result }: Drawn): SheetMockup {
  const { document, mockupImage, garmentImage, ...facts } = mockup
  return { ...facts, drawn: 'fault' in result ? null : result }
}

const contentTypes = {
  png: 'image/png',
  pdf: 'application/pdf',
  svg: 'image/svg+xml; charset=utf-8',
} as const

async function collect(
  orderId: string,
  drawn: readonly Drawn[],
  folder: string,
): Promise<ArtworkFile[]> {
  const stem = `stampa-${orderId.replaceAll(/[^\w-]/g, '')}`
  const artwork: ArtworkFile[] = []
  const faults: ArtworkWarning[] = []
  for (const [index, { mockup, result }] of drawn.entries()) {
    if ('fault' in result) {
      faults.push({ code: 'not_drawn', mockup: index, element: null, value: result.fault })
      continue
    }
    const warnings = result.warnings.map(warning => ({ ...warning, mockup: index }))
    const report = { warnings, difference: result.difference }
    for (const kind of ['png', 'pdf', 'svg'] as const) {
      artwork.push({
        mockup: index,
        kind,
        name: `${stem}-${index + 1}-${mockup.side}.${kind}`,
        contentType: contentTypes[kind],
        bytes: await readFile(join(folder, files.artwork(index, kind))),
        report,
      })
    }
  }
  artwork.push({
    mockup: null,
    kind: 'sheet',
    name: `${stem}-sheet.pdf`,
    contentType: contentTypes.pdf,
    bytes: await readFile(join(folder, files.sheet)),
    report: { warnings: faults, difference: null },
  })
  return artwork
}
