import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ImageIcon } from '../icon/icons.tsx'
import styles from './file-field.module.css'

/** Edge of the preview in pixels: twice what it is shown at, for dense screens. */
const edge = 160

/**
 * A chosen image before it is uploaded; an icon for what the browser cannot draw. A canvas needs
 * no `blob:` address, which a content security policy would have to allow.
 */
export function FilePreview({ file }: { file: File }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawable, setDrawable] = useState(true)
  useEffect(() => {
    let stale = false
    createImageBitmap(file).then(
      bitmap => {
        if (!stale && canvas.current) drawInside(canvas.current, bitmap)
        bitmap.close()
      },
      () => setDrawable(false),
    )
    return () => {
      stale = true
    }
  }, [file])
  if (!drawable) return <ImageIcon size="large" />
  return <canvas ref={canvas} width={edge} height={edge} className={styles.canvas} />
}

function drawInside(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const scale = Math.min(edge / image.width, edge / image.height)
  const width = image.width * scale
  const height = image.height * scale
  const context = canvas.getContext('2d')
  context?.drawImage(image, (edge - width) / 2, (edge - height) / 2, width, height)
}
