import { useMessages } from '@stampa/platform'
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { RangeField } from '../field/range-field.tsx'
import { draw } from './bitmap.ts'
import { type Crop, cropPart, maxZoom, type Part, pulled, wholeCrop } from './crop.ts'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

interface CropDialogProps {
  image: ImageBitmap
  /** Width divided by height of what is kept. */
  aspect: number
  onCrop: (part: Part) => void
  onClose: () => void
}

/** Width in pixels in which the part is drawn: sharp on dense screens at the size it has here. */
const drawnWidth = 960

/** Which part of an image is kept: pulled along under a frame, or set with sliders. */
export function CropDialog({ image, aspect, onCrop, onClose }: CropDialogProps): ReactElement {
  const texts = useMessages(imageFieldMessages)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const part = cropPart(image, aspect, crop)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, cropPart(image, aspect, crop))
  }, [image, aspect, crop])

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const { currentTarget, movementX: x, movementY: y } = event
    if (!currentTarget.hasPointerCapture(event.pointerId)) return
    setCrop(pulled(crop, image, aspect, { x, y }, currentTarget.clientWidth))
  }
  return (
    <Dialog
      open
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
          onPointerMove={pull}
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
        <RangeField
          label={texts.across}
          min={0}
          max={1}
          step={0.01}
          value={crop.x}
          disabled={part.width >= image.width}
          onValueChange={x => setCrop({ ...crop, x })}
        />
        <RangeField
          label={texts.down}
          min={0}
          max={1}
          step={0.01}
          value={crop.y}
          disabled={part.height >= image.height}
          onValueChange={y => setCrop({ ...crop, y })}
        />
      </div>
    </Dialog>
  )
}
