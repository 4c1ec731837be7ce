import {
  defineMessages,
  locales,
  useActionData,
  useFetcher,
  useLanguage,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { declineReasons } from '@stampa/rules/decline-reasons'
import { Button } from '@stampa/ui/button/button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useId } from 'react'
import { Conversation } from '../conversation/conversation.tsx'
import { isReply, type ReplyAnswer } from '../conversation/reply.ts'
import { DecisionForm } from '../shared/form/decision-form.tsx'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { tokenMessages, tokenPage } from '../shared/token-page.tsx'
import type { OfferAnswer } from './decide-offer.ts'
import type { OfferData } from './offer.data.ts'
import styles from './offer-page.module.css'

const messages = defineMessages({
  title: { el: 'Η προσφορά σας', en: 'Your offer' },
  failed: { el: 'Η προσφορά δεν φορτώθηκε', en: 'Failed to load the offer' },
  number: {
    el: (number: string) => `Προσφορά ${number}`,
    en: (number: string) => `Offer ${number}`,
  },
  notFound: { el: 'Η προσφορά δεν βρέθηκε', en: 'Offer not found' },
  revised: { el: 'Η προσφορά αναθεωρείται', en: 'The offer is being revised' },
  revisedText: {
    el: 'Θα σας στείλουμε μήνυμα μόλις είναι έτοιμη.',
    en: 'We will write to you as soon as it is ready.',
  },
  for: { el: (name: string) => `Για: ${name}`, en: (name: string) => `For: ${name}` },
  date: {
    el: (date: string) => `Ημερομηνία: ${date}`,
    en: (date: string) => `Date: ${date}`,
  },
  validUntil: {
    el: (date: string) => `Ισχύει έως ${date}`,
    en: (date: string) => `Valid until ${date}`,
  },
  items: { el: 'Είδη', en: 'Items' },
  description: { el: 'Περιγραφή', en: 'Description' },
  quantity: { el: 'Ποσότητα', en: 'Quantity' },
  perItem: { el: 'Τιμή τεμαχίου χωρίς ΦΠΑ', en: 'Price each without VAT' },
  net: { el: 'Σύνολο χωρίς ΦΠΑ', en: 'Total without VAT' },
  setup: { el: 'Προετοιμασία', en: 'Set-up' },
  vat: { el: (rate: number) => `ΦΠΑ ${rate}%`, en: (rate: number) => `VAT ${rate}%` },
  vatOn: {
    el: (rate: number, net: string) => `ΦΠΑ ${rate}% σε ${net}`,
    en: (rate: number, net: string) => `VAT ${rate}% on ${net}`,
  },
  lines: { el: 'Αξία γραμμών χωρίς ΦΠΑ', en: 'Lines without VAT' },
  discount: { el: 'Έκπτωση', en: 'Discount' },
  deposit: { el: 'Προκαταβολή', en: 'Deposit' },
  printed: {
    el: (positions: string) => `Εκτύπωση: ${positions}`,
    en: (positions: string) => `Print: ${positions}`,
  },
  discounted: {
    el: (amount: string) => `Με έκπτωση ${amount}`,
    en: (amount: string) => `With a discount of ${amount}`,
  },
  breaksDiscounted: {
    el: 'Οι άλλες ποσότητες έχουν ανάλογη έκπτωση ανά τεμάχιο.',
    en: 'Other quantities have the discount in proportion, for each item.',
  },
  total: { el: 'Τελικό ποσό', en: 'Total' },
  otherQuantity: {
    el: (quantity: string, price: string) => `${quantity} τεμ.: ${price} το ένα, χωρίς ΦΠΑ`,
    en: (quantity: string, price: string) => `${quantity} pcs: ${price} each, without VAT`,
  },
  rounded: {
    el: 'Οι τιμές ανά τεμάχιο είναι στρογγυλεμένες στο λεπτό· ισχύουν οι αξίες των γραμμών και το σύνολο.',
    en: 'Prices each are rounded to the cent; the totals of the lines and of the offer apply.',
  },
  notes: { el: 'Σημειώσεις', en: 'Notes' },
  terms: { el: 'Όροι', en: 'Terms' },
  pdf: { el: 'Άνοιγμα ως PDF', en: 'Open as PDF' },
  decide: { el: 'Η απάντησή σας', en: 'Your answer' },
  ask: { el: 'Έχετε ερώτηση;', en: 'Do you have a question?' },
  name: { el: 'Ονοματεπώνυμο', en: 'Your name' },
  comment: { el: 'Σχόλιο', en: 'Comment' },
  acceptTerms: {
    el: 'Αποδέχομαι τους όρους της προσφοράς',
    en: 'I accept the terms of the offer',
  },
  reason: { el: 'Γιατί;', en: 'Why?' },
  noReason: { el: 'Χωρίς λόγο', en: 'No reason' },
  reasons: {
    el: {
      Price: 'Η τιμή',
      'Delivery time': 'Ο χρόνος παράδοσης',
      'Another supplier': 'Βρήκα άλλον προμηθευτή',
      'No longer needed': 'Δεν το χρειάζομαι πια',
      Other: 'Κάτι άλλο',
    },
    en: {
      Price: 'The price',
      'Delivery time': 'The delivery time',
      'Another supplier': 'I found another supplier',
      'No longer needed': 'I no longer need it',
      Other: 'Something else',
    },
  },
  accept: { el: 'Αποδοχή προσφοράς', en: 'Accept the offer' },
  decline: { el: 'Απόρριψη', en: 'Decline' },
  declineOffer: { el: 'Απορρίπτω την προσφορά', en: 'Decline the offer' },
  acceptQuestion: {
    el: (total: string) => `Να γίνει δεκτή η προσφορά των ${total};`,
    en: (total: string) => `Accept the offer of ${total}?`,
  },
  declineQuestion: {
    el: (total: string) => `Να απορριφθεί η προσφορά των ${total};`,
    en: (total: string) => `Decline the offer of ${total}?`,
  },
  final: {
    el: 'Το ποσό περιλαμβάνει ΦΠΑ. Η απάντησή σας δεν αλλάζει μετά από εδώ.',
    en: 'The amount includes VAT. Your answer cannot be changed here afterwards.',
  },
  follow: { el: 'Πορεία της παραγγελίας', en: 'Follow the order' },
  notYet: { el: 'Όχι ακόμη', en: 'Not yet' },
  changed: {
    el: 'Η προσφορά άλλαξε στο μεταξύ. Διαβάστε την ξανά πριν αποφασίσετε.',
    en: 'The offer has changed meanwhile. Read it again before you decide.',
  },
  unnamed: {
    el: 'Γράψτε το ονοματεπώνυμό σας για να αποδεχτείτε την προσφορά.',
    en: 'Please write your name to accept the offer.',
  },
  payDeposit: {
    el: (amount: string) => `Προκαταβολή ${amount}: θα σας γράψουμε πώς θα την πληρώσετε.`,
    en: (amount: string) => `Deposit of ${amount}: we will write to you how to pay it.`,
  },
  ready: {
    el: (day: string) => `Υπολογίζουμε να είναι έτοιμη στις ${day}.`,
    en: (day: string) => `We expect it to be ready on ${day}.`,
  },
  lost: {
    el: 'Η απάντησή σας δεν στάλθηκε. Δοκιμάστε ξανά.',
    en: 'Your answer was not sent. Please try again.',
  },
})

/** Texts of a decided or expired offer, by its status. */
const outcomes = defineMessages<Partial<Record<Offer['status'], string>>>({
  Accepted: {
    el: 'Αποδεχτήκατε την προσφορά. Σας ευχαριστούμε! Θα επικοινωνήσουμε σύντομα.',
    en: 'You accepted the offer. Thank you! We will be in touch soon.',
  },
  Rejected: {
    el: 'Απορρίψατε την προσφορά. Αν αλλάξει κάτι, γράψτε μας.',
    en: 'You declined the offer. Should anything change, write to us.',
  },
  Expired: {
    el: 'Η προσφορά έληξε. Γράψτε μας για μια νέα.',
    en: 'The offer has expired. Write to us for a new one.',
  },
})

type Offer = NonNullable<OfferData['offer']>

export const { handle, ErrorBoundary } = tokenPage(
  messages,
  ({ offer }: OfferData) => offer?.number,
)

/** `/offer/{token}`: an offer that its customer accepts or declines. */
export function Component(): ReactElement {
  const { token, offer } = useLoaderData<OfferData>()
  const answer = useActionData<OfferAnswer | ReplyAnswer>()
  const texts = useMessages(messages)
  const language = useLanguage()
  const termsId = useId()
  if (!offer) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState
          title={texts.revised}
          action={<LinkButton to="/contact" message={tokenMessages.contact} />}
        >
          {texts.revisedText}
        </EmptyState>
      </>
    )
  }
  // Dates without a time: the same day in every time zone.
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <PageHeader title={texts.number(offer.number)} />
      <div className={styles.offer}>
        <div className={styles.facts}>
          <p>{texts.for(offer.customerName)}</p>
          <p>{texts.date(day.format(new Date(offer.offerDate)))}</p>
          {offer.validUntil && <p>{texts.validUntil(day.format(new Date(offer.validUntil)))}</p>}
        </div>
        <OfferLines offer={offer} />
        {offer.deposit > 0 && (
          <p>
            {texts.deposit}: {euroIn(locales[language]).format(offer.deposit)}
          </p>
        )}
        <p className={styles.breaks}>{texts.rounded}</p>
        {offer.notes && (
          <section aria-label={texts.notes} className={styles.notes}>
            {offer.notes}
          </section>
        )}
        {offer.terms && (
          <section aria-labelledby={termsId} className={styles.notes}>
            <h2 id={termsId} className={styles.termsTitle}>
              {texts.terms}
            </h2>
            {offer.terms}
          </section>
        )}
        {/* A file of the service, not a page of the site. */}
        <Button render={<a href={`/api/offer-link/${token}/pdf`} target="_blank" rel="noopener" />}>
          {texts.pdf}
        </Button>
        <Decision token={token} offer={offer} answer={isReply(answer) ? undefined : answer} />
        {offer.replies && (
          <Conversation
            title={texts.ask}
            replies={offer.replies}
            action={`/offer/${token}`}
            answer={isReply(answer) ? answer : undefined}
          />
        )}
      </div>
    </>
  )
}

function OfferLines({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(messages)
  const locale = locales[useLanguage()]
  const euro = euroIn(locale)
  const count = new Intl.NumberFormat(locale)
  const hasRates = offer.vatRates.length > 1
  const totals: [string, number][] = [
    ...(offer.discount > 0
      ? ([
          [texts.lines, offer.netTotal + offer.discount],
          [texts.discount, -offer.discount],
        ] as [string, number][])
      : []),
    [texts.net, offer.netTotal],
    ...offer.vatRates.map(({ rate, netTotal, vat }): [string, number] => [
      hasRates ? texts.vatOn(rate, euro.format(netTotal)) : texts.vat(rate),
      vat,
    ]),
    [texts.total, offer.total],
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways, also by keyboard.
    <section aria-label={texts.items} tabIndex={0} className={styles.scroll}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            {[texts.quantity, texts.perItem, texts.net].map(label => (
              <th key={label} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offer.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may repeat, and the order never changes.
            <tr key={index}>
              <td>
                {item.description}
                {item.printPositions.length > 0 && (
                  <p className={styles.breaks}>{texts.printed(item.printPositions.join(', '))}</p>
                )}
                {hasRates && <p className={styles.breaks}>{texts.vat(item.vatRate)}</p>}
                {item.discount > 0 && (
                  <p className={styles.breaks}>{texts.discounted(euro.format(item.discount))}</p>
                )}
                {item.quantityBreaks.map(({ quantity, pricePerItemWithoutVAT }) => (
                  <p key={quantity} className={styles.breaks}>
                    {texts.otherQuantity(
                      count.format(quantity),
                      euro.format(pricePerItemWithoutVAT),
                    )}
                  </p>
                ))}
                {item.discount > 0 && item.quantityBreaks.length > 0 && (
                  <p className={styles.breaks}>{texts.breaksDiscounted}</p>
                )}
              </td>
              <td className={styles.number}>{count.format(item.quantity)}</td>
              <td className={styles.number}>{euro.format(item.pricePerItemWithoutVAT)}</td>
              <td className={styles.number}>{euro.format(item.netTotal)}</td>
            </tr>
          ))}
          {offer.setup && (
            <tr>
              <td colSpan={3}>{texts.setup}</td>
              <td className={styles.number}>{euro.format(offer.setup.netTotal)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {totals.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td className={styles.number}>{euro.format(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

function euroIn(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
}

interface DecisionProps {
  token: string
  offer: Offer
  /** Answer of the page's action, without JavaScript. */
  answer: OfferAnswer | undefined
}

/** Form for the customer's decision, or the outcome of the offer. */
function Decision({ token, offer, answer: first }: DecisionProps): ReactElement {
  const texts = useMessages(messages)
  const { [offer.status]: outcome } = useMessages(outcomes)
  const titleId = useId()
  const fetcher = useFetcher<OfferAnswer>()
  const answer = fetcher.data ?? first
  const busy = fetcher.state !== 'idle'
  const hasTerms = offer.terms !== ''
  const locale = locales[useLanguage()]
  const euro = euroIn(locale)
  const total = euro.format(offer.total)
  const form = { fetcher, action: `/offer/${token}`, cancelLabel: texts.notYet }
  const version = <input type="hidden" name="version" value={offer.version} />
  return (
    <section aria-labelledby={titleId} className={styles.decision}>
      <h2 id={titleId}>{texts.decide}</h2>
      {!busy && answer?.sent === false && (
        <SendOutcome sent={false}>{texts[answer.failed]}</SendOutcome>
      )}
      {offer.status === 'Sent' && (
        <>
          <DecisionForm
            {...form}
            className={styles.fields}
            questions={{
              accept: {
                title: texts.acceptQuestion(total),
                text: texts.final,
                confirmLabel: texts.accept,
              },
            }}
          >
            {version}
            <TextField
              name="name"
              label={texts.name}
              autoComplete="name"
              maxLength={200}
              required
            />
            {hasTerms && (
              <CheckboxField name="termsAccepted" value="yes" label={texts.acceptTerms} required />
            )}
            <Button
              type="submit"
              name="decision"
              value="accept"
              variant="primary"
              loading={busy}
              className={styles.accept}
            >
              {texts.accept}
            </Button>
          </DecisionForm>
          <details className={styles.decline}>
            <summary>{texts.decline}</summary>
            <DecisionForm
              {...form}
              className={styles.fields}
              questions={{
                decline: {
                  title: texts.declineQuestion(total),
                  text: texts.final,
                  confirmLabel: texts.declineOffer,
                },
              }}
            >
              {version}
              <SelectField
                name="reason"
                label={texts.reason}
                placeholder={texts.noReason}
                options={declineReasons.map(value => ({ value, label: texts.reasons[value] }))}
              />
              <TextArea name="comment" label={texts.comment} rows={3} maxLength={1000} />
              <Button
                type="submit"
                name="decision"
                value="decline"
                loading={busy}
                className={styles.accept}
              >
                {texts.declineOffer}
              </Button>
            </DecisionForm>
          </details>
        </>
      )}
      {offer.status === 'Accepted' && (
        <>
          <SendOutcome sent>{outcome}</SendOutcome>
          {offer.deposit > 0 && <p>{texts.payDeposit(euro.format(offer.deposit))}</p>}
          {offer.dueDate && (
            <p>
              {texts.ready(
                new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  new Date(offer.dueDate),
                ),
              )}
            </p>
          )}
          {offer.orderLink && <LinkButton to={offer.orderLink} message={messages.follow} />}
        </>
      )}
      {offer.status !== 'Sent' && offer.status !== 'Accepted' && (
        <>
          <SendOutcome sent={false}>{outcome}</SendOutcome>
          <LinkButton to="/contact" message={tokenMessages.contact} />
        </>
      )}
    </section>
  )
}
