import { useEffect, useState } from 'react'
import type { Part } from './crop.ts'

/**
 * An image ready to be drawn: a chosen file, or one at an address of this site. Undefined until
 * then, and for what the browser cannot draw. (A canvas needs no `blob:` address, which a content
 * security policy would have to allow.)
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
      // A broken file is refused by whoever takes it; here there is only nothing to show.
      () => undefined,
    )
    return () => {
      stale = true
      made?.close()
    }
  }, [source])
  // That of an earlier source is closed, and cannot be drawn any more.
  return drawn?.source === source ? drawn?.bitmap : undefined
}

async function read(source: File | string): Promise<ImageBitmap> {
  if (source instanceof File) return createImageBitmap(source)
  const response = await fetch(source)
  return createImageBitmap(await response.blob())
}

/** Fills a canvas with a part of an image. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, part: Part): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = part
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** What a canvas can write; other images are written as PNG, which loses nothing. */
const writable = ['image/png', 'image/jpeg', 'image/webp']

/** A part of an image as a file of the same kind and name as the one it comes from. */
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
