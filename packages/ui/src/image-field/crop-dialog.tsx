import { useMessages } from '@stampa/platform'
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { RangeField } from '../field/range-field.tsx'
import { draw } from './bitmap.ts'
import { type Crop, cropPart, dragged, maxZoom, type Part, wholeCrop } from './crop.ts'
import { PointSliders } from './focus-editor.tsx'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

interface CropDialogProps {
  image: ImageBitmap
  /** Width divided by height of the cropped image. */
  aspect: number
  onCrop: (part: Part) => void
  onClose: () => void
}

/** Width of the canvas in pixels: sharp on dense screens at its CSS size. */
const drawnWidth = 960

/** Crops an image: the visitor drags it under a frame or uses the sliders. */
export function CropDialog({ image, aspect, onCrop, onClose }: CropDialogProps): ReactElement {
  const texts = useMessages(imageFieldMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const part = cropPart(image, aspect, crop)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, cropPart(image, aspect, crop))
  }, [image, aspect, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget, movementX: x, movementY: y } = event
    if (!currentTarget.hasPointerCapture(event.pointerId)) return
    setCrop(dragged(crop, image, aspect, { x, y }, currentTarget.clientWidth))
  }
  return (
    <Dialog
      title={texts.cropTitle}
      description={texts.cropHint}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onCrop(part)}>
            {texts.crop}
          </Button>
        </>
      }
    >
      <div className={styles.cropping}>
        <canvas
          ref={canvas}
          width={drawnWidth}
          height={Math.round(drawnWidth / aspect)}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className={styles.frame}
        />
        <RangeField
          label={texts.zoom}
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          onValueChange={zoom => setCrop({ ...crop, zoom })}
        />
        <PointSliders
          labels={{ x: texts.across, y: texts.down }}
          value={crop}
          disabled={{ x: part.width >= image.width, y: part.height >= image.height }}
          onValueChange={point => setCrop({ ...crop, ...point })}
        />
      </div>
    </Dialog>
  )
}
