import { defineMessages, Link, useContentLang, useFetcher, useMessages } from '@stampa/platform'
import { familiarFile, maxImageBytes } from '@stampa/rules/files'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import type { WantedPrice } from '@stampa/ui/price/choice.ts'
import { matches } from '@stampa/ui/search/matches.ts'
import { type ReactElement, useState } from 'react'
import formStyles from '../shared/form/send-form.module.css'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import { type CustomOrder, problemsOf, readOrder } from './order-rules.ts'
import type { OrderAnswer } from './place-order.ts'
import { ProductRow } from './product-row.tsx'
import { isPhoto } from './shrink-photo.ts'

const messages = defineMessages({
  products: { el: 'Προϊόντα', en: 'Products' },
  productsHint: {
    el: 'Επιλέξτε ένα ή περισσότερα. Δεν το βρίσκετε; Στείλτε μας την ιδέα και τα λέμε.',
    en: 'Choose one or more. Not there? Send us the idea and we will talk.',
  },
  filter: { el: 'Αναζήτηση στα προϊόντα', en: 'Search the products' },
  nothingMatches: {
    el: (query: string) => `Κανένα προϊόν για «${query}».`,
    en: (query: string) => `No product for “${query}”.`,
  },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  image: { el: 'Το σχέδιό σας', en: 'Your design' },
  imageHint: {
    el: 'Εικόνα κάτω από 5 MB, προαιρετικά. Μεγαλύτερες φωτογραφίες JPEG μικραίνουν μόνες τους.',
    en: 'An image of less than 5 MB, optional. Larger JPEG photos are made smaller.',
  },
  chooseFile: { el: 'Επιλέξτε αρχείο', en: 'Choose a file' },
  orDrop: { el: 'ή αφήστε το εδώ', en: 'or drop or paste it here' },
  takeBack: { el: 'Αφαίρεση', en: 'Take back' },
  email: { el: 'E-mail', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  send: { el: 'Αποστολή παραγγελίας', en: 'Submit order' },
  sending: { el: 'Υποβολή...', en: 'Submitting...', specified: 'en' },
  sent: {
    el: 'Λάβαμε την παραγγελία σας! Η ομάδα μας θα επικοινωνήσει σύντομα μαζί σας για να την επιβεβαιώσει.',
    en: 'We have your order! Our team will contact you soon to confirm it.',
  },
  follow: { el: 'Δείτε την πορεία της', en: 'Follow it' },
  failed: {
    el: 'Η παραγγελία δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'There was an error submitting your order.',
    specified: 'en',
  },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required' },
  emailInvalid: { el: 'Γράψτε ένα έγκυρο e-mail', en: 'Please enter a valid email address' },
  phoneRequired: { el: 'Συμπληρώστε το τηλέφωνό σας', en: 'Phone is required' },
  phoneInvalid: {
    el: 'Τουλάχιστον 6 χαρακτήρες: ψηφία, κενά, παύλες, + και παρενθέσεις',
    en: 'At least 6 characters: digits, spaces, hyphens, + and parentheses',
  },
  quantityInvalid: { el: 'Τουλάχιστον 1 τεμάχιο', en: 'At least 1 piece' },
  imageInvalid: { el: 'Επιλέξτε ένα αρχείο εικόνας', en: 'Please select an image file' },
  imageUnreadable: {
    el: 'Δεν διαβάζουμε αυτή την εικόνα. Στείλτε την ως JPEG, PNG, WebP, AVIF, GIF ή SVG.',
    en: 'We cannot read this image. Send it as a JPEG, PNG, WebP, AVIF, GIF or SVG file.',
  },
  heic: {
    el: 'Επιλέξτε ένα αρχείο εικόνας. Από iPhone ή iPad διαλέξτε τη φωτογραφία από τις Φωτογραφίες: στέλνεται ως JPEG. Αλλιώς αποθηκεύστε την ως JPEG.',
    en: 'Please select an image file. On an iPhone or iPad choose the photo from Photos: it is sent as a JPEG. Otherwise save it as a JPEG.',
  },
  document: {
    el: 'Επιλέξτε ένα αρχείο εικόνας. Αποθηκεύστε το σχέδιο ως SVG ή PNG, ή στείλτε μας το με e-mail.',
    en: 'Please select an image file. Save the drawing as SVG or PNG, or send it to us by email.',
  },
  imageTooLarge: {
    el: 'Η εικόνα πρέπει να είναι κάτω από 5 MB',
    en: 'File size must be less than 5MB',
  },
})

interface CustomOrderFormProps extends OrderFormData {
  /** Id of the preselected product. */
  chosen?: string | undefined
  /** Quantity and print of the preselected product, from its page. */
  wanted?: WantedPrice | undefined
  /** Answer of the page's action, without JavaScript. */
  answer?: OrderAnswer | undefined
}

/** The order form, on its own page and the home page. */
export function CustomOrderForm(props: CustomOrderFormProps): ReactElement {
  const { products, areas, today, chosen, wanted, answer: first } = props
  const texts = useMessages(messages)
  const lang = useContentLang()
  const fetcher = useFetcher<OrderAnswer>()
  const { round, errorOf, answer, refusal, ...state } = useSendState({
    fetcher,
    first,
    texts,
    check: form => problemsOf(readOrder(form)),
  })
  const preselected = chosen && !answer ? [wanted ?? { product: chosen, quantity: '1' }] : []
  // The service has one text for a missing image and for one that it cannot read.
  const isUnreadable = refusal?.refusals.some(
    ({ field, message }) => field === 'image' && message === messages.imageInvalid.en,
  )
  const checkImage = (file: File) => {
    const { type, size } = file
    const familiar = familiarFile(file)
    if (familiar) return texts[familiar]
    if (!type.startsWith('image/')) return texts.imageInvalid
    if (size === 0) return texts.imageUnreadable
    // A photo is drawn smaller when it is sent.
    return size > maxImageBytes && !isPhoto(file) ? texts.imageTooLarge : undefined
  }
  return (
    <SendForm
      {...state}
      action="/custom-order"
      encType="multipart/form-data"
      messages={messages}
      wide
      next={answer?.sent && <Link to={`/order-status/${answer.statusToken}`}>{texts.follow}</Link>}
    >
      {products.length > 0 && (
        <ProductPicker
          key={`products ${round} ${wanted?.quantity}`}
          products={products}
          today={today}
          items={refusal?.values.items ?? preselected}
          errorOf={errorOf}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>{texts.areas}</legend>
        <div className={styles.areas}>
          {areas.map(area => (
            <CheckboxField
              key={area}
              name="options"
              lang={lang}
              value={area}
              label={area}
              defaultChecked={refusal?.values.options.includes(area)}
            />
          ))}
        </div>
      </fieldset>
      <FileField
        key={`image ${round}`}
        name="image"
        label={texts.image}
        hint={texts.imageHint}
        // Named types make Safari send a HEIC photo as a JPEG.
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
        check={checkImage}
        error={errorOf('image') && isUnreadable ? texts.imageUnreadable : errorOf('image')}
        texts={{ choose: texts.chooseFile, drop: texts.orDrop, takeBack: texts.takeBack }}
      />
      <div className={formStyles.pair}>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          required
          defaultValue={refusal?.values.email}
          error={errorOf('email')}
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.phone}
          placeholder="69XXXXXXXX"
          autoComplete="tel"
          required
          defaultValue={refusal?.values.phone}
          error={errorOf('phone')}
        />
      </div>
    </SendForm>
  )
}

interface ProductPickerProps extends Pick<OrderFormData, 'products' | 'today'> {
  /** Initial selection. */
  items: CustomOrder['items']
  errorOf: (field: string) => string | undefined
}

/** Number of products from which the list has a filter. */
const filterFrom = 9

/** Selects any number of products, each with a quantity. */
function ProductPicker({ products, today, items, errorOf }: ProductPickerProps): ReactElement {
  const texts = useMessages(messages)
  const [query, setQuery] = useState('')
  const shown = new Set(products.filter(({ title }) => matches(title, query)))
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.products}</legend>
      <p className={styles.hint}>{texts.productsHint}</p>
      <div className={styles.box}>
        {products.length >= filterFrom && (
          <input
            type="search"
            value={query}
            onChange={event => setQuery(event.currentTarget.value)}
            placeholder={texts.filter}
            aria-label={texts.filter}
            className={styles.filter}
          />
        )}
        <ul className={styles.list}>
          {products.map(product => (
            <ProductRow
              key={product._id}
              product={product}
              item={items.find(candidate => candidate.product === product._id)}
              today={today}
              isHidden={!shown.has(product)}
              errorOf={errorOf}
            />
          ))}
        </ul>
        {shown.size === 0 && <p className={styles.nothing}>{texts.nothingMatches(query)}</p>}
      </div>
    </fieldset>
  )
}
