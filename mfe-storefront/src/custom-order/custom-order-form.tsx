import {
  defineMessages,
  Link,
  useFetcher,
  useLanguage,
  useLocation,
  useMessages,
} from '@stampa/platform'
import {
  familiarFile,
  isNoImage,
  maxDocumentBytes,
  maxImageBytes,
  maxOrderFiles,
} from '@stampa/rules/files'
import { areasText } from '@stampa/rules/printing'
import { rosterLimits } from '@stampa/rules/roster'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { useKeptOutcome } from '@stampa/ui/field/use-kept-outcome.ts'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { FilesField } from '@stampa/ui/file-field/files-field.tsx'
import { isPhoto } from '@stampa/ui/file-field/shrink-photo.ts'
import type { WantedPrice } from '@stampa/ui/price/choice.ts'
import { usePriceFormats } from '@stampa/ui/price/formats.ts'
import {
  lazy,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react'
import formStyles from '../shared/form/send-form.module.css'
import { SendForm, useSendState } from '../shared/form/send-form.tsx'
import { ClosedSection } from './closed-section.tsx'
import type { OrderFormData } from './custom-order.data.ts'
import styles from './custom-order.module.css'
import {
  type CustomOrder,
  dayAfterDeadline,
  filesProblem,
  firstQuantity,
  isImage,
  problemsOf,
  readOrder,
  type TypedOrder,
} from './order-rules.ts'
import type { OrderAnswer } from './place-order.ts'
import { ProductPicker } from './product-picker.tsx'

/** In the chunk of a chosen product's details. Without its code the form has no summary, which it may. */
const OrderSummary = lazy(() =>
  import(/* webpackChunkName: "product-details" */ './order-summary.tsx').then(
    module => ({ default: module.OrderSummary }),
    () => ({ default: () => null }),
  ),
)

const messages = defineMessages({
  nothingChosen: {
    el: 'Δεν έχετε επιλέξει προϊόν: θα λάβουμε ένα αίτημα για την ιδέα σας.',
    en: 'No product is chosen: we will receive a request for your idea.',
  },
  kept: {
    el: 'Συνεχίζετε όσα είχατε γράψει σε αυτή τη συσκευή.',
    en: 'You continue with what you had written on this device.',
  },
  another: { el: 'Νέα παραγγελία', en: 'New order' },
  number: {
    el: (number: string) => `Αριθμός παραγγελίας: ${number}`,
    en: (number: string) => `Order number: ${number}`,
  },
  mailed: {
    el: (email: string) =>
      `Στέλνουμε e-mail με όλα αυτά στο ${email}. Αν σας έχουμε στείλει πολλά μέσα στην ώρα, θα έρθει αργότερα: κρατήστε τον σύνδεσμο της πορείας της.`,
    en: (email: string) =>
      `We are sending an email with all this to ${email}. If you had several from us within the hour, it comes later: keep the link to follow it.`,
  },
  areas: { el: 'Πού θα τυπωθεί', en: 'Where to print' },
  image: { el: 'Το σχέδιό σας', en: 'Your design' },
  imageHint: {
    el: 'Εικόνα κάτω από 5 MB, προαιρετικά. Μεγαλύτερες φωτογραφίες, έως 25 MB, μικραίνουν μόνες τους.',
    en: 'An image of less than 5 MB, optional. Larger photos, up to 25 MB, are made smaller.',
  },
  document: { el: 'Αρχείο για εκτύπωση', en: 'File for print' },
  documentHint: {
    el: 'PDF ή AI κάτω από 25 MB, προαιρετικά.',
    en: 'A PDF or AI file of less than 25 MB, optional.',
  },
  files: { el: 'Κι άλλα αρχεία', en: 'Further files' },
  filesHint: {
    el: `Έως ${maxOrderFiles} εικόνες ή PDF κάτω από 25 MB, όλα μαζί έως 30 MB.`,
    en: `Up to ${maxOrderFiles} images or PDF files of less than 25 MB, 30 MB altogether.`,
  },
  filesInvalid: {
    el: 'Επιλέξτε εικόνες ή αρχεία PDF',
    en: 'The files must be images or PDF files',
  },
  filesUnreadable: {
    el: 'Κάποιο αρχείο δεν διαβάζεται. Αποθηκεύστε το ξανά, χωρίς κωδικό.',
    en: 'One of the files cannot be read. Save it anew, without a password.',
  },
  filesTooLarge: {
    el: 'Κάθε αρχείο κάτω από 25 MB, όλα μαζί έως 30 MB',
    en: 'Each file must be less than 25 MB, all together at most 30 MB',
  },
  filesTooMany: {
    el: `Έως ${maxOrderFiles} αρχεία`,
    en: `Up to ${maxOrderFiles} files`,
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
  deadline: { el: 'Το θέλω μέχρι', en: 'Needed by' },
  optional: { el: 'Προαιρετικά.', en: 'Optional.' },
  early: {
    el: (day: string) => `Νωρίτερα από ό,τι συνήθως, ${day}: θα σας πούμε αν προλαβαίνουμε.`,
    en: (day: string) => `Earlier than usual, ${day}: we will tell you whether we can make it.`,
  },
  deadlinePast: {
    el: 'Αυτή η μέρα έχει περάσει: γράψτε μια επόμενη',
    en: 'This day has passed: write a later one',
  },
  notes: { el: 'Σημειώσεις', en: 'Notes' },
  notesHint: {
    el: 'Ό,τι άλλο πρέπει να ξέρουμε για το σχέδιο, τη συσκευασία ή την παράδοση.',
    en: 'Anything else about the design, the packing or the delivery.',
  },
  name: { el: 'Ονοματεπώνυμο', en: 'Name' },
  company: { el: 'Εταιρεία', en: 'Company' },
  vatNumber: { el: 'ΑΦΜ', en: 'VAT number' },
  vatNumberHint: { el: 'Προαιρετικά, για τιμολόγιο.', en: 'Optional, for the invoice.' },
  vatNumberInvalid: {
    el: 'Το ΑΦΜ δεν είναι σωστό: 9 ψηφία, ή τα γράμματα της χώρας και ο αριθμός',
    en: 'This VAT number is not valid: 9 digits, or the letters of the country and the number',
  },
  piecesInvalid: {
    el: 'Γράψτε ακέραιους αριθμούς',
    en: 'Write whole numbers',
  },
  rosterInvalid: {
    el: 'Διορθώστε τις γραμμές που δεν διαβάζονται',
    en: 'Correct the rows that cannot be read',
  },
  rosterTooLong: {
    el: `Έως ${rosterLimits.rows} ονόματα και νούμερα σε μια παραγγελία`,
    en: `Up to ${rosterLimits.rows} names and numbers in an order`,
  },
  quantityInvalid: { el: 'Τουλάχιστον 1 τεμάχιο', en: 'At least 1 piece' },
  quantityNotWhole: { el: 'Γράψτε έναν ακέραιο αριθμό', en: 'Write a whole number' },
  quantityTooLarge: { el: 'Έως 1.000.000 τεμάχια', en: 'Up to 1,000,000 pieces' },
  imageInvalid: { el: 'Επιλέξτε ένα αρχείο εικόνας', en: 'Please select an image file' },
  imageUnreadable: {
    el: 'Δεν διαβάζουμε αυτή την εικόνα. Στείλτε την ως JPEG, PNG, WebP, AVIF, GIF ή SVG, έως 40 megapixel.',
    en: 'We cannot read this image. Send it as a JPEG, PNG, WebP, AVIF, GIF or SVG file of up to 40 megapixels.',
  },
  pdf: {
    el: 'Επιλέξτε ένα αρχείο εικόνας. PDF και AI μπαίνουν στο «Αρχείο για εκτύπωση».',
    en: 'Please select an image file. PDF and AI files belong into “File for print”.',
  },
  eps: {
    el: 'Δεν διαβάζουμε EPS. Αποθηκεύστε το σχέδιο ως PDF, ή ως SVG.',
    en: 'We cannot read EPS. Save the drawing as PDF, or as SVG.',
  },
  imageTooLarge: {
    el: 'Η εικόνα πρέπει να είναι κάτω από 5 MB',
    en: 'File size must be less than 5MB',
  },
  documentInvalid: {
    el: 'Επιλέξτε ένα αρχείο PDF, ή AI που περιέχει PDF',
    en: 'The drawing must be a PDF, or an AI file that is PDF-compatible',
  },
  documentUnreadable: {
    el: 'Το αρχείο δεν ανοίγει. Αποθηκεύστε το ξανά, χωρίς κωδικό, και αν είναι AI με «Συμβατό με PDF».',
    en: 'The file cannot be opened. Save it anew without a password, an AI file as “PDF compatible”.',
  },
  documentTooLarge: {
    el: 'Το αρχείο πρέπει να είναι κάτω από 25 MB',
    en: 'The drawing must be less than 25MB',
  },
})

interface CustomOrderFormProps extends OrderFormData {
  /** Id of the preselected product. */
  chosen?: string | undefined
  /** Quantity and print of the preselected product, from its page. */
  wanted?: WantedPrice | undefined
  /** An earlier order that is to be placed again. */
  repeated?: Pick<CustomOrder, 'items' | 'options' | 'repeats'> & {
    number: string
    /** Fields of its files. */
    designs: ReactNode
  }
  /** Answer of the page's action, without JavaScript. */
  answer?: OrderAnswer | undefined
}

/** The order form, on its own page and the home page. */
export function CustomOrderForm(props: CustomOrderFormProps): ReactElement {
  const { products, areas, today, chosen, wanted, repeated, answer: first } = props
  const texts = useMessages(messages)
  const language = useLanguage()
  const fetcher = useFetcher<OrderAnswer>()
  const location = useLocation()
  const { kept, forget } = useKeptOutcome(
    // Of this entry of the history: another visit of the page begins another order.
    `custom-order ${location.pathname} ${location.key}`,
    fetcher.data?.sent ? fetcher.data : undefined,
  )
  // For the page of lost links.
  useKeptOutcome('customer', fetcher.data?.sent ? fetcher.data : undefined)
  const { round, errorOf, answer, refusal, renew, ...state } = useSendState({
    fetcher,
    first: first ?? kept,
    texts,
    check: form => problemsOf(readOrder(form), {}, today),
  })
  const { day } = usePriceFormats()
  const { order, takeChange } = useOrder(state.form, round)
  const deadline = order?.deadline ?? ''
  const isPast = deadline !== '' && deadline < today
  const usual = order && !isPast && dayAfterDeadline(order, products, today)
  const product = products.find(({ _id }) => _id === chosen)
  const preselected = product
    ? [wanted ?? { product: product._id, quantity: firstQuantity(product) }]
    : repeated?.items
  // The check has judged the rest: the service could not read the bytes.
  const isRefused = (file: 'image' | 'document' | 'files') =>
    refusal?.refusals.some(({ field }) => field === file)
  const checkImage = (file: File) => {
    const { size } = file
    const familiar = familiarFile(file)
    if (familiar === 'pdf' || familiar === 'eps') return texts[familiar]
    if (!isImage(file)) return texts.imageInvalid
    if (size === 0) return texts.imageUnreadable
    // A photo is drawn smaller when it is sent.
    const largest = isPhoto(file) ? maxDocumentBytes : maxImageBytes
    return size > largest ? texts.imageTooLarge : undefined
  }
  const checkDocument = (file: File) => {
    const familiar = familiarFile(file)
    if (familiar === 'eps') return texts.eps
    if (familiar !== 'pdf') return texts.documentInvalid
    if (file.size === 0) return texts.documentUnreadable
    return file.size > maxDocumentBytes ? texts.documentTooLarge : undefined
  }
  const checkFiles = (files: readonly File[]) => {
    const problem = filesProblem(files)
    return problem && texts[problem]
  }
  return (
    <SendForm
      {...state}
      isFirst={state.isFirst && !kept}
      isKept={answer === kept}
      onInput={event => {
        state.onInput(event)
        takeChange()
      }}
      // What is typed into it is kept apart from other orders.
      action={repeated ? `/custom-order?again=${repeated.number}` : '/custom-order'}
      encType="multipart/form-data"
      messages={messages}
      wide
      restored={
        <div role="status" className={styles.kept}>
          {texts.kept}{' '}
          <Button size="small" onClick={renew}>
            {texts.another}
          </Button>
        </div>
      }
      next={
        answer?.sent && (
          <>
            <span>
              {texts.number(answer.number)}
              <br />
              {texts.mailed(answer.email)}
            </span>
            <Button
              variant="primary"
              size="large"
              render={<Link to={`/order-status/${answer.statusToken}`} />}
            >
              {texts.follow}
            </Button>
            <Button
              render={
                <Link
                  to="/custom-order"
                  onClick={event => {
                    event.preventDefault()
                    forget()
                    renew()
                  }}
                />
              }
            >
              {texts.another}
            </Button>
          </>
        )
      }
    >
      {products.length > 0 && (
        <ProductPicker
          key={`products ${round} ${wanted?.quantity}`}
          products={products}
          today={today}
          items={refusal?.values.items ?? (answer ? [] : (preselected ?? []))}
          wanted={wanted}
          order={order}
          onChange={takeChange}
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
              value={area}
              label={areasText([area], language)}
              defaultChecked={(refusal?.values ?? repeated)?.options.includes(area)}
            />
          ))}
        </div>
      </fieldset>
      <input type="hidden" name="repeats" value={(refusal?.values ?? repeated)?.repeats ?? ''} />
      {repeated?.designs ??
        refusal?.values.keep.map(id => <input key={id} type="hidden" name="keep" value={id} />)}
      <FileField
        key={`image ${round}`}
        name="image"
        label={texts.image}
        hint={texts.imageHint}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,image/heic,image/heif,.heic,.heif"
        check={checkImage}
        onFileChange={takeChange}
        checkContent={async file => ((await isNoImage(file)) ? texts.imageUnreadable : undefined)}
        error={errorOf('image') && isRefused('image') ? texts.imageUnreadable : errorOf('image')}
        texts={{ choose: texts.chooseFile, drop: texts.orDrop, takeBack: texts.takeBack }}
      />
      <FileField
        key={`document ${round}`}
        name="document"
        label={texts.document}
        hint={texts.documentHint}
        accept="application/pdf,.pdf,.ai"
        check={checkDocument}
        error={
          errorOf('document') && isRefused('document')
            ? texts.documentUnreadable
            : errorOf('document')
        }
        texts={{ choose: texts.chooseFile, drop: texts.orDrop, takeBack: texts.takeBack }}
      />
      <ClosedSection title={texts.files} error={errorOf('files')}>
        <FilesField
          key={`files ${round}`}
          name="files"
          label={texts.files}
          hint={texts.filesHint}
          accept="image/*,.heic,.heif,application/pdf,.pdf,.ai"
          check={checkFiles}
          error={errorOf('files') && isRefused('files') ? texts.filesUnreadable : errorOf('files')}
        />
      </ClosedSection>
      <ClosedSection
        title={texts.notes}
        isOpen={Boolean(refusal?.values.notes)}
        error={errorOf('notes')}
      >
        <TextArea
          name="notes"
          label={texts.notes}
          labelHidden
          hint={texts.notesHint}
          maxLength={2000}
          defaultValue={refusal?.values.notes}
          error={errorOf('notes')}
        />
      </ClosedSection>
      <div className={formStyles.pair}>
        <TextField
          name="deadline"
          type="date"
          label={texts.deadline}
          hint={usual ? texts.early(day(usual)) : texts.optional}
          min={today}
          defaultValue={refusal?.values.deadline}
          error={isPast ? texts.deadlinePast : errorOf('deadline')}
        />
        <TextField
          name="name"
          label={texts.name}
          hint={texts.optional}
          autoComplete="name"
          maxLength={200}
          defaultValue={refusal?.values.name}
          error={errorOf('name')}
        />
      </div>
      <div className={formStyles.pair}>
        <TextField
          name="company"
          label={texts.company}
          hint={texts.optional}
          autoComplete="organization"
          maxLength={200}
          defaultValue={refusal?.values.company}
          error={errorOf('company')}
        />
        <TextField
          name="vatNumber"
          label={texts.vatNumber}
          hint={texts.vatNumberHint}
          maxLength={30}
          defaultValue={refusal?.values.vatNumber}
          error={errorOf('vatNumber')}
        />
      </div>
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
      {order?.items.length === 0 && <p className={styles.hint}>{texts.nothingChosen}</p>}
      {order && order.items.length > 0 && (
        <Suspense>
          <OrderSummary {...{ order, products, today }} />
        </Suspense>
      )}
    </SendForm>
  )
}

/** Reads the order of a form after each change; undefined before the form has been restored. */
function useOrder(form: RefObject<HTMLFormElement | null>, round: number) {
  const [latest, setLatest] = useState<{ round: number; order: TypedOrder }>()
  const [changes, takeChange] = useReducer((count: number) => count + 1, 0)
  const read = useEffectEvent(() => {
    if (!form.current) return
    const data = new FormData(form.current)
    const image = data.get('image')
    const isKept = data.getAll('keep').includes('image')
    const hasImage = isKept || (image instanceof File && image.size > 0)
    setLatest({ round, order: { ...readOrder(data), hasImage } })
  })
  // After the render in which the fields change too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read
  useEffect(() => read(), [changes, round])
  // Not that of the form before its reset.
  return { order: latest?.round === round ? latest.order : undefined, takeChange }
}
