import { canvasSize, elementsOf, pixelsPerMm, printAreaPixels } from '@stampa/design'
import { defineMessages, useMessages } from '@stampa/platform'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import type { ReactElement } from 'react'
import { layerMessages, layerName } from '../layers/layers.tsx'
import { nameOf } from '../mockups/mockup.ts'
import { mockupMessages } from '../mockups/mockups.messages.ts'
import { useObjectUrl } from '../mockups/use-object-url.ts'
import { useFindingText } from '../workspace/findings.tsx'
import type { FaultyMockup } from './faulty-mockups.ts'
import styles from './order-check.module.css'

const checkMessages = defineMessages({
  title: { el: 'Κάτι δεν θα τυπωθεί καλά', en: 'Something will not print well' },
  mend: { el: 'Διορθώστε το για μένα', en: 'Mend it for me' },
  asItIs: { el: 'Παραγγελία όπως είναι', en: 'Order as it is' },
  back: { el: 'Πίσω στο σχέδιο', en: 'Back to the design' },
  picture: {
    el: (mockup: string) => `Τα σημεία με πρόβλημα: ${mockup}`,
    en: (mockup: string) => `The parts with a fault: ${mockup}`,
  },
})

interface OrderCheckProps {
  faulty: readonly FaultyMockup[]
  onMend: () => Promise<void>
  onOrder: () => void
  onClose: () => void
}

/** Asks before an order with parts that will be cut off or print too coarsely. */
export function OrderCheck({ faulty, onMend, onOrder, onClose }: OrderCheckProps): ReactElement {
  const texts = useMessages(checkMessages)
  return (
    <QuestionDialog
      title={texts.title}
      confirmLabel={texts.mend}
      cancelLabel={texts.back}
      others={[{ label: texts.asItIs, onChoose: onOrder }]}
      onConfirm={onMend}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {faulty.map(one => (
          <li key={one.mockup.id} className={styles.mockup}>
            <Faults faulty={one} />
          </li>
        ))}
      </ul>
    </QuestionDialog>
  )
}

/** The mockup's picture with its print area and the outlines of the faulty parts, which may leave it. */
function Faults({ faulty }: { faulty: FaultyMockup }): ReactElement {
  const { mockup, document, place, boxes, faults } = faulty
  const { area } = place
  const texts = useMessages(checkMessages)
  const names = useMessages(mockupMessages)
  const kinds = useMessages(layerMessages)
  const textOf = useFindingText()
  const picture = useObjectUrl(mockup.mockupImage)
  const elements = elementsOf(document, mockup.view)
  const { left, top, width, height } = printAreaPixels(area)
  const scale = pixelsPerMm(area)
  const name = `${nameOf(mockup, [place.choice.product])}, ${names[mockup.view]}`
  return (
    <>
      <svg
        role="img"
        aria-label={texts.picture(name)}
        viewBox={`0 0 ${canvasSize} ${canvasSize}`}
        className={styles.picture}
      >
        {picture && <image href={picture} width={canvasSize} height={canvasSize} />}
        <rect x={left} y={top} width={width} height={height} className={styles.area} />
        {boxes
          .filter(({ id }) => faults.some(fault => fault.id === id))
          .map(box => (
            <rect
              key={box.id}
              x={left + width / 2 + box.left * scale}
              y={top + height / 2 + box.top * scale}
              width={box.width * scale}
              height={box.height * scale}
              className={styles.fault}
            />
          ))}
      </svg>
      <ul className={styles.faults}>
        {faults.map(fault => {
          const element = elements.find(({ id }) => id === fault.id)
          return (
            <li key={`${fault.id} ${fault.kind}`}>
              <strong>{element && layerName(element, kinds)}</strong>
              <br />
              {textOf(fault)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
