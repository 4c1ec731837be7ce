/**
 * The program of a worker thread that decodes one file by WebAssembly. The thread leaves its process free to watch the
 * bounds of the job, and gives all memory back when it ends.
 */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Raster, RasterJob, RasterOutcome } from './rasterise.ts'
import { maxPixels } from './rendition-plan.ts'

const require = createRequire(import.meta.url)

const { path, format, side }: RasterJob = workerData
const file = await readFile(path)
const outcome = format === 'heic' ? await decodePhoto(file) : await drawPage(file, side)
parentPort?.postMessage(outcome, 'data' in outcome ? [outcome.data.buffer] : [])

/** A decoded image of libheif's interface, or an error with its code. */
type DecodedHeif =
  | { code: number }
  | { channels: { stride: number; width: number; height: number; data: Uint8Array }[] }

/** Decodes the primary image; libheif turns it by the file's own transformations. */
async function decodePhoto(file: Buffer): Promise<RasterOutcome> {
  // A CommonJS function, which its types declare as the default export of an ES module.
  const createHeif: typeof import('libheif-js/libheif-wasm/libheif.js').default = require('libheif-js/libheif-wasm/libheif.js')
  const wasm = require.resolve('libheif-js/libheif-wasm/libheif.wasm')
  const heif = createHeif({ wasmBinary: await readFile(wasm) })
  const context = heif.heif_context_alloc()
  const { heif_error_Ok } = heif.heif_error_code
  const read = heif.heif_context_read_from_memory(context, file)
  if (read.code !== heif_error_Ok) return { fault: 'damaged' }
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) return { fault: 'damaged' }
  const width = heif.heif_image_handle_get_width(handle)
  const height = heif.heif_image_handle_get_height(handle)
  if (width * height > maxPixels) return { fault: 'pixels' }
  const decoded: DecodedHeif | null = await heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  )
  const pixels = decoded && 'channels' in decoded ? decoded.channels[0] : undefined
  if (!pixels || pixels.width !== width || pixels.height !== height) return { fault: 'damaged' }
  return { ...withoutPadding(pixels, 3), width, height, channels: 3 }
}

/** Copies the pixels without the bytes that fill up the lines. */
function withoutPadding(
  {
    data,
    stride,
    width,
    height,
  }: { data: Uint8Array; stride: number; width: number; height: number },
  channels: number,
): Pick<Raster, 'data'> {
  const line = width * channels
  const copy = new Uint8Array(line * height)
  for (let y = 0; y < height; y++) {
    copy.set(data.subarray(y * stride, y * stride + line), y * line)
  }
  return { data: copy }
}

/** Draws the first page on a transparent ground. */
async function drawPage(file: Buffer, side: number): Promise<RasterOutcome> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file).catch(() => undefined)
  if (!document) return { fault: 'damaged' }
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = side / Math.max(originalWidth, originalHeight)
  const drawn = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
    transparent: true,
    render: async ({ data }) => data,
  })
  return { data: new Uint8Array(drawn.data), width: drawn.width, height: drawn.height, channels: 4 }
}
