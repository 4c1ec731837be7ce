import { defineMessages, useLoaderData, useMessages } from '@stampa/platform'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import type { ReactElement } from 'react'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { tokenPage } from '../shared/token-page.tsx'
import type { OrderAgainData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { CustomOrderForm } from './custom-order-form.tsx'
import { repeatItems } from './repeat-order.ts'

const messages = defineMessages({
  title: { el: 'Παραγγείλτε ξανά', en: 'Order again' },
  number: {
    el: (number: string) => `Ξανά όπως η παραγγελία ${number}`,
    en: (number: string) => `Again as order ${number}`,
  },
  text: {
    el: 'Τα ίδια προϊόντα, ποσότητες, εκτύπωση και σχέδιο. Αλλάξτε ό,τι θέλετε και στείλτε την.',
    en: 'The same products, quantities, print and design. Change what you like and submit it.',
  },
  fillIn: {
    el: 'Ο σύνδεσμος της παραγγελίας δεν δείχνει προσωπικά στοιχεία: συμπληρώστε ξανά τα στοιχεία επικοινωνίας και τιμολογίου, τις σημειώσεις και τυχόν ονόματα και νούμερα.',
    en: 'The link of an order shows no personal data: fill in again your contact and invoice details, your notes, and names and numbers if there were any.',
  },
  designs: { el: 'Το σχέδιο της προηγούμενης παραγγελίας', en: 'Design of the earlier order' },
  designsHint: {
    el: 'Μπαίνει και σε αυτή, χωρίς να το ανεβάσετε. Αφαιρέστε το σημάδι από ό,τι δεν χρειάζεται· μια νέα εικόνα στο «Το σχέδιό σας» παίρνει τη θέση της παλιάς.',
    en: 'It comes with this one too, without an upload. Untick what is not needed; a new image in “Your design” takes the place of the former one.',
  },
  file: {
    el: (number: number, format: string) => `Αρχείο ${number} (${format})`,
    en: (number: number, format: string) => `File ${number} (${format})`,
  },
  gone: {
    el: (titles: string) => `Δεν τα έχουμε πια: ${titles}.`,
    en: (titles: string) => `We no longer have: ${titles}.`,
  },
  failed: { el: 'Η παραγγελία δεν φορτώθηκε', en: 'Failed to load the order' },
  notFound: { el: 'Η παραγγελία δεν βρέθηκε', en: 'Order not found' },
})

export const { handle, ErrorBoundary } = tokenPage(
  messages,
  ({ order }: OrderAgainData) => order.number,
)

/** `/order-status/{token}/again`: the order form, filled in with an earlier order. */
export function Component(): ReactElement {
  const { token, order, form } = useLoaderData<OrderAgainData>()
  const texts = useMessages(messages)
  const items = repeatItems(order.items, form.products)
  const isChosen = (id: string) => items.some(({ product }) => product === id)
  const gone = order.items.flatMap(({ product, title }) =>
    title === null || isChosen(product) ? [] : title,
  )
  return (
    <>
      <PageHeader title={texts.number(order.number)} text={texts.text} />
      <div className={styles.page}>
        <div className={styles.form}>
          <p>{texts.fillIn}</p>
          {gone.length > 0 && <p>{texts.gone(gone.join(', '))}</p>}
          <CustomOrderForm
            {...form}
            // The chosen products come first, where they are visible.
            products={form.products.toSorted(
              (one, other) => Number(isChosen(other._id)) - Number(isChosen(one._id)),
            )}
            repeated={{
              number: order.number,
              items,
              options: order.options,
              repeats: token,
              designs: order.designs.length > 0 && <Designs designs={order.designs} />,
            }}
          />
        </div>
      </div>
    </>
  )
}

/** The files of the earlier order, each of which may be left out. */
function Designs({ designs }: Pick<OrderAgainData['order'], 'designs'>): ReactElement {
  const texts = useMessages(messages)
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.designs}</legend>
      <p className={styles.hint}>{texts.designsHint}</p>
      <div className={styles.designs}>
        {designs.map(({ id, format, preview }, index) => (
          <div key={id}>
            {preview && <img src={preview} alt="" loading="lazy" />}
            <CheckboxField
              name="keep"
              value={id}
              label={texts.file(index + 1, format.toUpperCase())}
              defaultChecked
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
