import { ApiError, multipart, unwrap } from '@stampa/api'
import { defineMessages, Link, track, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { SubmitButton } from '@stampa/ui/button/submit-button.tsx'
import { QuestionDialog } from '@stampa/ui/dialog/question-dialog.tsx'
import { LeaveQuestion } from '@stampa/ui/field/leave-question.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { useKeptFields } from '@stampa/ui/field/use-kept-fields.ts'
import { useKeptOutcome } from '@stampa/ui/field/use-kept-outcome.ts'
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { newId } from '../core/ids.ts'
import { readOrdered } from '../draft/ordered.ts'
import {
  faultsOf,
  isFurtherSide,
  itemsOf,
  mockupData,
  type SavedMockup,
} from '../mockups/mockup.ts'
import { MockupPicture } from '../mockups/mockup-picture.tsx'
import { mockupMessages } from '../mockups/mockups.messages.ts'
import { OrderPrice } from '../price/item-price.tsx'
import { priceMessages } from '../price/price.messages.ts'
import { hasNoTechnique } from '../price/print-choice.ts'
import { Step } from '../studio/step.tsx'
import { type Product, studio } from '../studio/studio.data.ts'
import { Status } from '../workspace/status.tsx'
import { type FaultyMockup, findFaultyMockups, mendMockup } from './faulty-mockups.ts'
import { OrderCheck } from './order-check.tsx'
import styles from './order-form.module.css'
import { type OrderFields, problemsOf, readOrder } from './order-rules.ts'

const orderMessages = defineMessages({
  title: { el: 'Στείλτε την παραγγελία', en: 'Send the order' },
  intro: {
    el: 'Δεν πληρώνετε τίποτα τώρα. Θα σας στείλουμε τιμή και δοκίμιο για έγκριση.',
    en: 'You pay nothing now. We will send you a price and a proof to approve.',
  },
  email: { el: 'E-mail', en: 'Email' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  notes: { el: 'Σημειώσεις (προαιρετικά)', en: 'Notes (optional)' },
  submit: { el: 'Υποβολή παραγγελίας', en: 'Submit order' },
  submitting: { el: 'Υποβολή...', en: 'Submitting...', specified: 'en' },
  leave: {
    el: 'Η παραγγελία στέλνεται ακόμη. Θέλετε να φύγετε από τη σελίδα;',
    en: 'The order is still being sent. Do you want to leave the page?',
  },
  noMockup: {
    el: 'Αποθηκεύστε τουλάχιστον μία μακέτα πριν από την υποβολή!',
    en: 'Please save at least one mockup before submitting!',
    specified: 'en',
  },
  emailRequired: { el: 'Συμπληρώστε το e-mail σας', en: 'Email is required' },
  emailInvalid: { el: 'Γράψτε ένα έγκυρο e-mail', en: 'Please enter a valid email address' },
  phoneRequired: { el: 'Συμπληρώστε το τηλέφωνό σας', en: 'Phone is required' },
  phoneInvalid: {
    el: 'Τουλάχιστον 6 χαρακτήρες: ψηφία, κενά, παύλες, + και παρενθέσεις',
    en: 'At least 6 characters: digits, spaces, hyphens, + and parentheses',
  },
  faultyPieces: {
    el: 'Διορθώστε πρώτα τα ονόματα που επισημαίνονται στις μακέτες σας.',
    en: 'Please correct the names that are marked in your mockups first.',
  },
  unsaved: {
    el: 'Στον καμβά υπάρχει σχέδιο που δεν έχετε αποθηκεύσει',
    en: 'There is a design on the canvas that you have not saved',
  },
  unsavedText: {
    el: 'Παραγγέλνετε μόνο τις μακέτες της λίστας, όπως τις αποθηκεύσατε.',
    en: 'Only the mockups of the list are ordered, as you saved them.',
  },
  saveToo: { el: 'Αποθήκευση και αυτού', en: 'Save it too' },
  sendWithout: { el: 'Αποστολή χωρίς αυτό', en: 'Send without it' },
  back: { el: 'Άκυρο', en: 'Cancel' },
  sent: {
    el: (number: string, email: string) =>
      `✓ Η παραγγελία σας καταχωρίστηκε! Αριθμός παραγγελίας: ${number}. Θα επικοινωνήσουμε μαζί σας στο ${email}.`,
    en: (number: string, email: string) =>
      `✓ Your order has been placed! Order number: ${number}. We will contact you at ${email}.`,
  },
  follow: { el: 'Δείτε την πορεία της παραγγελίας', en: 'Follow the order' },
  failed: {
    el: 'Η υποβολή της παραγγελίας απέτυχε',
    en: 'The order could not be submitted',
  },
  unreachable: {
    el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά.',
    en: 'An error occurred. Please try again.',
  },
  orderedElsewhere: {
    el: 'Μακέτες που στείλατε ήδη από άλλη καρτέλα βγήκαν από τη λίστα. Η παραγγελία δεν στάλθηκε ξανά.',
    en: 'Mockups that you have already sent from another tab have left the list. The order was not sent again.',
  },
  offline: {
    el: 'Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Η παραγγελία μένει εδώ.',
    en: 'Check your internet connection. The order stays here.',
  },
})

/** The order that was just sent. */
interface SentOrder {
  text: string
  /** Path of the page that shows its progress. */
  page: string
}

interface OrderFormProps {
  mockups: readonly SavedMockup[]
  /** Whether there is neither a mockup nor a design, as after an order. */
  isEmpty: boolean
  products: readonly Product[]
  library: AssetLibrary
  /** Takes mockups that were drawn again without their faults. */
  onMended: (mockups: readonly SavedMockup[]) => void
  /** Returns whether the canvas differs from the mockups; never rejects. */
  isUnsaved: (mockups: readonly SavedMockup[]) => Promise<boolean>
  /** Asks to save the canvas; calls `then` with all mockups after it is saved. */
  onSave: (then: (mockups: readonly SavedMockup[]) => void) => void
  onSent: (mockups: readonly SavedMockup[]) => void
  /** Takes the ids of mockups that another tab has ordered. */
  onOrderedElsewhere: (ids: readonly string[]) => void
}

/** Of the 5000 characters that the service takes some are left for {@link priceMessages.notAsIs}. */
const maxNotes = 4800

/** Step 6: contact fields and submission. */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { mockups, isEmpty, products, library, onMended, isUnsaved, onSave, onSent } = props
  const { onOrderedElsewhere } = props
  const texts = useMessages(orderMessages)
  const { unsized } = useMessages(mockupMessages)
  const { notAsIs } = useMessages(priceMessages)
  const langOf = useLangOf()
  const attempt = useRef({ content: '', key: '' })
  const formRef = useRef<HTMLFormElement>(null)
  useKeptFields(formRef, 'design-order')
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const [outcome, setOutcome] = useState<{ text: string }>()
  const [sent, setSent] = useState<SentOrder>()
  const [pictures, setPictures] = useState<readonly SavedMockup[]>([])
  const { kept } = useKeptOutcome('design-order', sent)
  // Until the next design.
  const placed = isEmpty && !outcome ? (sent ?? kept) : undefined
  const [busy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState<OrderFields>()
  const [asking, setAsking] = useState<{
    order: OrderFields
    faulty: readonly FaultyMockup[]
    mockups: readonly SavedMockup[]
  }>()

  const hasFaults = mockups.some(
    mockup =>
      faultsOf(mockup, products.find(({ _id }) => _id === mockup.productId)?.sizes ?? []).length >
      0,
  )

  const isUnsized = mockups.some(
    ({ productId, sizes }) =>
      Object.keys(sizes).length === 0 &&
      products.find(({ _id }) => _id === productId)?.sizes.length,
  )

  /** Hides the messages of problems that no longer exist; new ones wait for the next submission. */
  const hideCorrected = (now: typeof problems) =>
    setProblems(({ email, phone, mockups, pieces }) => ({
      ...(email && now.email && { email: now.email }),
      ...(phone && now.phone && { phone: now.phone }),
      ...(mockups && { mockups }),
      ...(pieces && { pieces }),
    }))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placed) return
    const form = event.currentTarget
    const order = readOrder(new FormData(form))
    const found = problemsOf(order, mockups.length, hasFaults)
    setProblems(found)
    setOutcome(undefined)
    const wrong = found.email ? 'email' : found.phone && 'phone'
    if (wrong) form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    if (Object.keys(found).length > 0) return
    const ordered = readOrdered()
    if (mockups.some(({ id }) => ordered.includes(id))) {
      onOrderedElsewhere(ordered)
      return setOutcome({ text: texts.orderedElsewhere })
    }
    if (await isUnsaved(mockups)) return setUnsaved(order)
    await check(order, mockups)
  }

  const check = async (order: OrderFields, mockups: readonly SavedMockup[]) => {
    setBusy(true)
    const faulty = await findFaultyMockups(mockups, products, library)
    setBusy(false)
    if (faulty.length > 0) return setAsking({ order, faulty, mockups })
    await send(order, mockups)
  }

  const mend = async ({ order, faulty, mockups }: NonNullable<typeof asking>) => {
    const whole = new Map<string, SavedMockup>()
    try {
      for (const one of faulty) whole.set(one.mockup.id, await mendMockup(one, library))
    } catch (error) {
      console.error('The mockup was not mended', error)
      return setOutcome({ text: texts.unreachable })
    }
    const mended = mockups.map(mockup => whole.get(mockup.id) ?? mockup)
    onMended(mended)
    await send(order, mended, mockups)
  }

  /** @param saved as the visitor saved them, where those that are ordered are mended */
  const send = async (
    order: OrderFields,
    ordered: readonly SavedMockup[],
    saved: readonly SavedMockup[] = ordered,
  ) => {
    const content = JSON.stringify([order, ordered.map(({ id, quantity }) => [id, quantity])])
    if (attempt.current.content !== content) {
      attempt.current = { content, key: newId() + newId() }
    }
    const isByOffer = itemsOf(ordered).some(item => hasNoTechnique(item, products))
    const notes = [order.notes, isByOffer && notAsIs].filter(Boolean).join('\n')
    setBusy(true)
    try {
      const { number, page } = await submitOrder(ordered, { ...order, notes }, library, {
        key: attempt.current.key,
        fallback: texts.failed,
      })
      formRef.current?.reset()
      setSent({ text: texts.sent(number, order.email), page })
      setPictures(ordered)
      onSent(saved)
    } catch (error) {
      console.error('The order was not sent', error)
      const isAnswered = error instanceof ApiError && error.status !== 0
      setOutcome({ text: isAnswered ? error.message : `${texts.unreachable} ${texts.offline}` })
    }
    setBusy(false)
  }

  return (
    <Step number={6} title={texts.title}>
      <form
        ref={formRef}
        noValidate
        onInput={({ currentTarget }) => {
          hideCorrected(problemsOf(readOrder(new FormData(currentTarget)), mockups.length))
        }}
        onSubmit={submit}
        className={styles.form}
      >
        {placed && (
          <Placed
            order={placed}
            mockups={pictures}
            products={products}
            takesFocus={placed === sent}
          />
        )}
        <div hidden={placed !== undefined} className={styles.form}>
          <p className={styles.intro}>{texts.intro}</p>
          <div className={styles.pair}>
            <TextField
              name="email"
              type="email"
              label={texts.email}
              autoComplete="email"
              required
              error={problems.email && texts[problems.email]}
            />
            <TextField
              name="phone"
              type="tel"
              label={texts.phone}
              placeholder="69XXXXXXXX"
              autoComplete="tel"
              required
              error={problems.phone && texts[problems.phone]}
            />
          </div>
          <TextArea name="notes" label={texts.notes} rows={3} maxLength={maxNotes} />
          <OrderPrice mockups={mockups} products={products} />
          {isUnsized && <p className={styles.intro}>{unsized}</p>}
          {problems.mockups && mockups.length === 0 && (
            <Status lang={langOf(orderMessages.noMockup)}>{texts[problems.mockups]}</Status>
          )}
          {problems.pieces && hasFaults && <Status>{texts[problems.pieces]}</Status>}
          {outcome && <Status>{outcome.text}</Status>}
          {busy && <LeaveQuestion question={texts.leave} />}
          <SubmitButton busy={busy} className={styles.submit}>
            {busy ? texts.submitting : texts.submit}
          </SubmitButton>
        </div>
      </form>
      {unsaved && (
        <QuestionDialog
          title={texts.unsaved}
          confirmLabel={texts.saveToo}
          cancelLabel={texts.back}
          others={[{ label: texts.sendWithout, onChoose: () => check(unsaved, mockups) }]}
          onConfirm={() => onSave(saved => check(unsaved, saved))}
          onClose={() => setUnsaved(undefined)}
        >
          <p>{texts.unsavedText}</p>
        </QuestionDialog>
      )}
      {asking && (
        <OrderCheck
          faulty={asking.faulty}
          onMend={() => mend(asking)}
          onOrder={() => send(asking.order, asking.mockups)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Step>
  )
}

interface PlacedProps {
  order: SentOrder
  mockups: readonly SavedMockup[]
  products: readonly Product[]
  /** Whether it takes the place of the button that was pressed. */
  takesFocus: boolean
}

/** The order that was sent, in the place of the fields. */
function Placed({ order, mockups, products, takesFocus }: PlacedProps): ReactElement {
  const texts = useMessages(orderMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return (
    <div ref={element} tabIndex={-1} className={styles.form}>
      <Status>{order.text}</Status>
      <div className={styles.sent}>
        {mockups.map(mockup => (
          <MockupPicture
            key={mockup.id}
            mockup={mockup}
            products={products}
            className={styles.picture}
          />
        ))}
        <Button variant="primary" render={<Link to={order.page} />}>
          {texts.follow}
        </Button>
      </div>
    </div>
  )
}

/**
 * Sends the order with its pictures and the original images.
 *
 * @param attempt `key` is the same for every retry of one order; `fallback` is the message when the service sends none.
 * @returns the order's number, as the shop uses it, and the path of the page that shows its progress
 * @throws ApiError
 */
async function submitOrder(
  mockups: readonly SavedMockup[],
  { email, phone, notes }: OrderFields,
  library: AssetLibrary,
  { key, fallback }: { key: string; fallback: string },
): Promise<{ number: string; page: string }> {
  const originals = library.parts(mockups.flatMap(({ assets }) => assets))
  const call = studio.POST('/api/design-studio/orders/submit', {
    params: { header: { 'idempotency-key': key } },
    body: {
      mockupsData: mockups.map(mockup =>
        // The first side of an item names the people of its pieces.
        mockupData(isFurtherSide(mockup, mockups) ? { ...mockup, people: [] } : mockup),
      ),
      customerEmail: email,
      customerPhone: phone,
      notes,
      mockupImages: mockups.map(
        ({ mockupImage }, index) =>
          new File([mockupImage], `mockup-${index + 1}.png`, { type: 'image/png' }),
      ),
    },
    bodySerializer: body => multipart({ ...body, ...originals }),
  })
  const { orderId, proofUrl } = await unwrap(call, { fallback, preferServerMessage: true })
  track('design-order-sent')
  return { number: orderId.slice(-6), page: proofUrl }
}
