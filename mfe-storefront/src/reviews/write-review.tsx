import { defineMessages, useFetcher, useMessages } from '@stampa/platform'
import { reviewLimits } from '@stampa/rules/reviews'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useId } from 'react'
import progressStyles from '../order-progress/order-progress.module.css'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import { problemsOf, type ReviewAnswer, readReview } from './review.ts'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

const messages = defineMessages({
  title: { el: 'Η κριτική σας', en: 'Your review' },
  invitation: {
    el: 'Πώς σας φάνηκε; Η γνώμη σας βοηθά τους επόμενους. Τη διαβάζουμε, και αν δημοσιευτεί, φαίνεται με το όνομα που θα επιλέξετε και τίποτε άλλο για εσάς.',
    en: 'How did you like it? Your opinion helps those who come next. We read it, and if it is published, it shows the name that you choose and nothing else about you.',
  },
  product: { el: 'Για ποιο προϊόν', en: 'About which product' },
  whole: { el: 'Για όλη την παραγγελία', en: 'About the whole order' },
  stars: { el: 'Αστέρια', en: 'Stars' },
  starsRequired: { el: 'Διαλέξτε από 1 έως 5 αστέρια', en: 'Please choose 1 to 5 stars' },
  name: { el: 'Όνομα που θα φαίνεται', en: 'Name to show' },
  nameRequired: { el: 'Γράψτε ένα όνομα', en: 'Name is required' },
  text: { el: 'Κριτική', en: 'Review' },
  textRequired: { el: 'Γράψτε την κριτική σας', en: 'Review is required' },
  link: {
    el: 'Παραλείψτε συνδέσμους και διευθύνσεις',
    en: 'Please leave out links and addresses',
  },
  send: { el: 'Αποστολή κριτικής', en: 'Send the review' },
  sending: { el: 'Αποστολή...', en: 'Sending...' },
  sent: {
    el: 'Ευχαριστούμε για την κριτική σας. Τη διαβάζουμε.',
    en: 'Thank you for your review. We read each one.',
  },
  failed: {
    el: 'Η κριτική δεν στάλθηκε. Δοκιμάστε ξανά σε λίγο.',
    en: 'The review was not sent. Please try again later.',
  },
})

interface WriteReviewProps {
  /** Address of the page, whose action sends a review. */
  action: string
  /** Products of the order, by id; the order as a whole has none. */
  products: readonly { product: string; title: string }[]
  /** What the customer has written. */
  reviews: readonly { product: string | null; stars: number; name: string; text: string }[]
  /** Answer of the page's action, without JavaScript. */
  answer: ReviewAnswer | undefined
}

/** The customer's reviews of a completed order, and the form for another while something has none. */
export function WriteReview(props: WriteReviewProps): ReactElement {
  const { action, products, reviews, answer: first } = props
  const texts = useMessages(messages)
  const id = useId()
  const fetcher = useFetcher<ReviewAnswer>()
  const { round, errorOf, answer, refusal, ...state } = useSendState({
    fetcher,
    first,
    texts,
    check: form => problemsOf(readReview(form)),
  })
  const things = [
    ...products.map(({ product, title }) => ({ value: product, label: title })),
    { value: '', label: texts.whole },
  ]
  const open = things.filter(({ value }) =>
    reviews.every(({ product }) => (product ?? '') !== value),
  )
  const isSent = fetcher.data?.sent === true
  return (
    <section aria-labelledby={id} className={progressStyles.part}>
      <h2 id={id}>{texts.title}</h2>
      {reviews.map(({ product, stars, name, text }) => (
        <div key={product} className={styles.review}>
          <p className={styles.by}>
            <Stars stars={stars} />
            <strong>{name}</strong>
            <span className={styles.quiet}>
              {things.find(({ value }) => value === (product ?? ''))?.label}
            </span>
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
      {open.length === 0 ? (
        <SendOutcome sent takesFocus={isSent}>
          {texts.sent}
        </SendOutcome>
      ) : (
        <>
          <p>{texts.invitation}</p>
          <SendForm {...state} action={action} messages={messages}>
            {open.length > 1 ? (
              <SelectField
                key={open.length}
                name="product"
                label={texts.product}
                options={open}
                defaultValue={refusal?.values.product}
              />
            ) : (
              <input type="hidden" name="product" value={open[0]?.value} />
            )}
            <StarsField chosen={refusal?.values.stars} error={errorOf('stars')} />
            <TextField
              name="name"
              label={texts.name}
              maxLength={reviewLimits.name}
              autoComplete="nickname"
              error={errorOf('name')}
              defaultValue={refusal?.values.name}
              required
            />
            <TextArea
              name="review"
              label={texts.text}
              rows={4}
              maxLength={reviewLimits.text}
              error={errorOf('review')}
              defaultValue={refusal?.values.review}
              required
            />
          </SendForm>
        </>
      )}
    </section>
  )
}

function StarsField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const texts = useMessages(messages)
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.stars}</legend>
      {[5, 4, 3, 2, 1].map(stars => (
        <label key={stars}>
          <input
            type="radio"
            name="stars"
            value={stars}
            defaultChecked={chosen === String(stars)}
            required
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error && id}
          />
          <Stars stars={stars} />
        </label>
      ))}
      {error && <p id={id}>{error}</p>}
    </fieldset>
  )
}
