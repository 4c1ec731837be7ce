import { useEffect, useState } from 'react'
import type { Part } from './crop.ts'

/**
 * Decodes a chosen file or an image of this site. Undefined until then, and for a file that the browser cannot draw.
 */
export function useBitmap(source: File | string | null | undefined): ImageBitmap | undefined {
  const [drawn, setDrawn] = useState<{ source: File | string; bitmap: ImageBitmap }>()
  useEffect(() => {
    if (!source) return
    let made: ImageBitmap | undefined
    let stale = false
    read(source).then(
      next => {
        made = next
        if (stale) next.close()
        else setDrawn({ source, bitmap: next })
      },
      // The service rejects a broken file; there is no preview of it.
      () => undefined,
    )
    return () => {
      stale = true
      made?.close()
    }
  }, [source])
  // The bitmap of an earlier source is closed and cannot be drawn.
  return drawn?.source === source ? drawn?.bitmap : undefined
}

async function read(source: File | string): Promise<ImageBitmap> {
  if (source instanceof File) return createImageBitmap(source)
  const response = await fetch(source)
  return createImageBitmap(await response.blob())
}

/** Draws a part of an image over a whole canvas. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = part
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** Formats that a canvas can write; other images become PNG, which is lossless. */
const writable = ['image/png', 'image/jpeg', 'image/webp']

/** Returns a part of an image as a file with the name and, if a canvas can write it, the type of the original. */
export async function cutOut(image: ImageBitmap, part: Part, original: File): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width))
  canvas.height = Math.max(1, Math.round(part.height))
  draw(canvas, image, part)
  const type = writable.find(type => type === original.type) ?? 'image/png'
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, type, 0.92)
  const blob = await promise
  if (!blob) throw new Error(`${original.name} could not be cropped`)
  return new File([blob], original.name, { type, lastModified: original.lastModified })
}
