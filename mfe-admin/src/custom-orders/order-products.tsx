import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { CustomOrder } from './custom-orders.data.ts'
import { customOrdersMessages } from './custom-orders.messages.ts'
import styles from './order-products.module.css'

/** What was ordered, line by line, and the options. */
export function OrderProducts({ order }: { order: CustomOrder }): ReactElement {
  const texts = useMessages(customOrdersMessages)
  const { products, quantities, options } = order
  // Where one of them has a picture the others keep its place.
  const pictured = products.some(({ favicon }) => favicon)
  return (
    <div className={styles.products}>
      {products.length === 0 ? (
        <p className={styles.muted}>{texts.inImageOnly}</p>
      ) : (
        <ul className={styles.lines}>
          {products.map(({ _id, title, favicon, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be in the order twice, and lines never move.
            <li key={`${_id} ${index}`} className={styles.line}>
              {favicon && <img src={favicon} alt="" width="16" height="16" loading="lazy" />}
              {pictured && !favicon && <span className={styles.dot} />}
              <span className={styles.quantity}>{quantities[index]} ×</span>
              <span>
                {title ?? (state === 'pending' ? texts.pendingProduct : texts.unknownProduct)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && <p className={styles.muted}>{options.join(', ')}</p>}
    </div>
  )
}
