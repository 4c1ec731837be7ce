import { useMessages } from '@stampa/platform'
import { usePrintTexts } from '@stampa/ui/price/use-print-texts.ts'
import type { ReactElement } from 'react'
import { useEstimateText } from '../orders/use-estimate-text.ts'
import { useFormats } from '../shared/use-formats.ts'
import styles from './design-order.module.css'
import type { DesignOrder } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'

interface MockupsProps {
  order: DesignOrder
  /** Links each design to the studio, to view it and to copy it. @default false */
  openable?: boolean
}

export function Mockups({ order, openable = false }: MockupsProps): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { count } = useFormats()
  const estimateText = useEstimateText()
  const { print } = usePrintTexts()
  return (
    <ul aria-label={texts.mockupCount} className={styles.mockups}>
      {order.mockups.map((mockup, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: mockups never move, and two may be the same.
        <li key={index} className={styles.mockup}>
          <a href={mockup.mockupImageOriginal} download>
            <img
              src={mockup.mockupImage}
              alt={`${mockup.productName}, ${mockup.colorName}, ${texts.views[mockup.view]}`}
              width="160"
              height="160"
              loading="lazy"
            />
          </a>
          <strong>{mockup.productName}</strong>
          <span>
            {mockup.colorName} · {texts.views[mockup.view]}
          </span>
          <span>
            {mockup.item === index
              ? `${texts.quantity}: ${count(mockup.quantity)}`
              : texts.samePieces(mockup.item + 1)}
          </span>
          {mockup.sizes && mockup.item === index && (
            <span className={styles.muted}>
              {Object.entries(mockup.sizes)
                .filter(([, pieces]) => pieces > 0)
                .map(([size, pieces]) => `${size} × ${count(pieces)}`)
                .join(', ')}
            </span>
          )}
          {mockup.estimate && <span className={styles.muted}>{estimateText(mockup.estimate)}</span>}
          {mockup.choice && <span className={styles.muted}>{print(mockup.choice)}</span>}
          {mockup.people.length > 0 && (
            <span className={styles.muted}>
              {mockup.people
                .map(({ name, number, size }) => [size, name, number].filter(Boolean).join(' '))
                .join(', ')}
            </span>
          )}
          {openable &&
            [
              ['&view', texts.openView, texts.openViewOf(index + 1)],
              ['', texts.openCopy, texts.openCopyOf(index + 1)],
            ].map(([query, text, label]) => (
              <a
                key={query}
                href={`/test-your-idea?order=${order._id}&mockup=${index}${query}`}
                target="_blank"
                rel="noopener"
                aria-label={label}
              >
                {text}
              </a>
            ))}
        </li>
      ))}
    </ul>
  )
}
