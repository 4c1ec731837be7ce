import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DesignDocument, elementsOf, parseDesignDocument, sides } from '@stampa/design'
import { createLimit } from '@stampa/service-kit/media'
import { createPool, startBoundedProcess } from '@stampa/service-kit/processes'
import type { ArtworkFile, ArtworkInput, ArtworkMockup, ArtworkReport } from './artwork.ts'
import { ArtworkError, type ArtworkFault } from './artwork-error.ts'
import { checkPrintArea } from './print-area.ts'
import {
  bounds,
  type DrawJob,
  type DrawnMockup,
  files,
  type Job,
  type Results,
  type SheetMockup,
} from './process/jobs.ts'

/** One job at a time: a large print takes hundreds of megabytes. */
const turns = createLimit(1)

const artists = createPool(() =>
  startBoundedProcess<Job, Results[Job['kind']]>(join(import.meta.dirname, 'process/program.ts')),
)

interface RenderOptions {
  /** Limits of each job. */
  limits?: typeof bounds
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
 * files; the sheet's report has the reason.
 *
 * @throws ArtworkError `busy` when no process could be started
 * @throws errors of `assets` and of the disk: a retry may help
 */
export async function renderArtwork(
  input: ArtworkInput,
  { limits = bounds, folder: own }: RenderOptions = {},
): Promise<ArtworkFile[]> {
  const folder = own ?? (await mkdtemp(join(tmpdir(), 'stampa-artwork-')))
  await mkdir(folder, { recursive: true })
  try {
    const drawn: Drawn[] = []
    for (const index of input.mockups.keys()) {
      drawn.push(await drawOrSayWhyNot(input, index, folder, limits))
    }
    const mockups = input.mockups.map((mockup, index) => toSheet(mockup, drawn[index]))
    const { orderId, orderedAt = new Date() } = input
    const sheet = { orderId, orderedAt: orderedAt.getTime(), mockups }
    await run({ kind: 'sheet', folder, ...sheet }, limits)
    return await collect(input, drawn, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Drawn = DrawnMockup | { fault: ArtworkFault }

async function drawOrSayWhyNot(
  input: ArtworkInput,
  index: number,
  folder: string,
  limits: typeof bounds,
): Promise<Drawn> {
  try {
    const job = await prepare(input, index, folder)
    return await run(job, limits)
  } catch (error) {
    if (!(error instanceof ArtworkError) || error.fault === 'busy') throw error
    return { fault: error.fault }
  }
}

/** Writes the input files of a mockup into the folder. */
async function prepare(
  { orderId, assets, mockups }: ArtworkInput,
  index: number,
  folder: string,
): Promise<DrawJob> {
  const mockup = mockups[index]
  if (!mockup) throw new RangeError(`no mockup ${index}`)
  const document = checked(mockup)
  for (const hash of assetsOf(document, mockup)) {
    await writeFile(join(folder, files.asset(hash)), genuine(await assets(hash), hash))
  }
  await writeFile(join(folder, files.mockup(index)), mockup.mockupImage)
  if (mockup.garmentImage) {
    await writeFile(join(folder, files.garment(index)), mockup.garmentImage)
  }
  return {
    kind: 'draw',
    folder,
    index,
    title: `${orderId} · ${mockup.productName} · ${mockup.colorName}`,
    document,
    side: mockup.side,
    printArea: mockup.printArea,
    colorCode: mockup.colorCode,
    hasGarment: mockup.garmentImage !== undefined,
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
  const images = elementsOf(document, side).filter(element => element.type === 'image')
  return new Set(images.filter(({ hidden }) => !hidden).map(({ asset }) => asset))
}

function genuine(bytes: Buffer, hash: string): Buffer {
  if (createHash('sha256').update(bytes).digest('hex') === hash) return bytes
  throw new ArtworkError('asset', { cause: `${hash} is not the hash of its bytes` })
}

async function run<J extends Job>(job: J, limits: typeof bounds): Promise<Results[J['kind']]> {
  const outcome = await turns(() => artists.use(artist => artist.run(job, limits[job.kind])))
  switch (outcome.how) {
    case 'done':
      return outcome.result as Results[J['kind']]
    case 'refused':
      throw new ArtworkError(outcome.fault as ArtworkFault, { cause: outcome.cause })
    case 'costly':
      throw new ArtworkError('costly')
    case 'died':
      throw new ArtworkError('damaged', { cause: outcome.cause })
    case 'unavailable':
      throw new ArtworkError('busy', { cause: outcome.cause })
  }
}

function toSheet(mockup: ArtworkMockup, drawn: Drawn | undefined): SheetMockup {
  const { productName, category = 'other', colorName, colorCode, side, quantity } = mockup
  return {
    productName,
    category,
    colorName,
    colorCode,
    side,
    quantity,
    printArea: mockup.printArea,
    sizes: Object.entries(mockup.sizes ?? {}),
    people: mockup.people ?? [],
    drawn: drawn && 'pixels' in drawn ? drawn : null,
  }
}

const contentTypes = {
  png: 'image/png',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
} as const

async function collect(
  { orderId, mockups }: ArtworkInput,
  drawn: readonly Drawn[],
  folder: string,
): Promise<ArtworkFile[]> {
  const stem = `stampa-${orderId.replaceAll(/[^\w-]/g, '')}`
  const artwork: ArtworkFile[] = []
  for (const [mockup, result] of drawn.entries()) {
    if ('fault' in result) continue
    for (const kind of ['png', 'pdf', 'svg'] as const) {
      artwork.push({
        mockup,
        kind,
        name: `${stem}-${mockup + 1}-${mockups[mockup]?.side}.${kind}`,
        contentType: contentTypes[kind],
        bytes: await readFile(join(folder, files.artwork(mockup, kind))),
        report: reportOf(result, mockup),
      })
    }
  }
  artwork.push({
    mockup: null,
    kind: 'sheet',
    name: `${stem}-sheet.pdf`,
    contentType: 'application/pdf',
    bytes: await readFile(join(folder, files.sheet)),
    report: {
      warnings: drawn.flatMap((result, mockup) =>
        'fault' in result
          ? [{ code: 'not_drawn' as const, mockup, element: null, value: result.fault }]
          : [],
      ),
      difference: null,
    },
  })
  return artwork
}

function reportOf({ warnings, difference }: DrawnMockup, mockup: number): ArtworkReport {
  return { warnings: warnings.map(warning => ({ ...warning, mockup })), difference }
}
