import {
  defineMessages,
  type Messages,
  type useFetcher,
  useLangOf,
  useMessages,
} from '@stampa/platform'
import { SubmitButton } from '@stampa/ui/button/submit-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { LeaveQuestion } from '@stampa/ui/field/leave-question.tsx'
import { useKeptFields } from '@stampa/ui/field/use-kept-fields.ts'
import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { attemptField, elapsedField, type Problem } from './fields.ts'
import styles from './send-form.module.css'
import { SendOutcome } from './send-outcome.tsx'
import type { FormAnswer } from './submission.ts'

const ownMessages = defineMessages({
  leave: {
    el: 'Η αποστολή δεν έχει τελειώσει. Θέλετε να φύγετε από τη σελίδα;',
    en: 'Sending has not finished. Do you want to leave the page?',
  },
  offline: {
    el: 'Ελέγξτε τη σύνδεσή σας στο διαδίκτυο. Όσα συμπληρώσατε μένουν εδώ.',
    en: 'Check your internet connection. What you filled in stays here.',
  },
  tooMany: {
    el: (minutes: number) =>
      `Στάλθηκαν πολλά από τη σύνδεσή σας σε λίγη ώρα. Δοκιμάστε ξανά σε ${minutes} ${minutes === 1 ? 'λεπτό' : 'λεπτά'}· όσα συμπληρώσατε μένουν εδώ.`,
    en: (minutes: number) =>
      `Too much was sent from your connection in a short time. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; what you filled in stays here.`,
  },
})

interface SendStateOptions<Answer, Text extends string> {
  fetcher: Pick<ReturnType<typeof useFetcher>, 'Form' | 'state'> & { data: Answer | undefined }
  /** Answer of the page's action, without JavaScript. */
  first: Answer | undefined
  texts: Record<Text, string>
  /** Returns the invalid fields of the form as it is now. */
  check: (form: FormData) => Problem<Text>[]
  /** Milliseconds for which a success is shown; without it, until the visitor types again. */
  successMs?: number
}

/** State of a form that is sent by a fetcher. Resets a sent form; focuses the first invalid field of a refused one. */
export function useSendState<Values, Text extends string, Sent>(
  options: SendStateOptions<FormAnswer<Values, Text, Sent>, NoInfer<Text>>,
) {
  const { first, texts, check, successMs } = options
  const { Form, state, data: latest } = options.fetcher
  const form = useRef<HTMLFormElement>(null)
  const [dismissed, dismiss] = useState<typeof latest>()
  const [round, setRound] = useState(0)
  /** Names of the fields that were corrected since an answer. */
  const [corrected, setCorrected] = useState<{ since?: typeof latest; names: string[] }>({
    names: [],
  })

  useEffect(() => {
    if (!latest) return
    if (!latest.sent) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    form.current?.reset()
    setRound(before => before + 1)
    if (successMs === undefined) return
    const timer = setTimeout(() => dismiss(latest), successMs)
    return () => clearTimeout(timer)
  }, [latest, successMs])

  const given = latest ?? first
  const isDismissed = given !== undefined && given === dismissed
  const answer = isDismissed ? undefined : given
  const refusal = answer?.sent === false && 'values' in answer ? answer : undefined
  const busy = state !== 'idle'
  const hidden = corrected.since === answer ? corrected.names : []
  return {
    form,
    Form,
    busy,
    answer,
    refusal,
    /** Whether the answer came with the document, without JavaScript: the page opens at it. */
    isFirst: latest === undefined && first !== undefined,
    /** Which outcome is shown: not that of an earlier attempt. */
    outcome: busy
      ? undefined
      : answer?.sent
        ? 'sent'
        : answer?.failed && (answer === latest && answer.failed === 'lost' ? 'lost' : 'failed'),
    /** Seconds after which a form that was refused for the number of forms may be sent. */
    wait: refusal?.wait,
    /** Empties the form and begins another one. */
    renew() {
      dismiss(given)
      setRound(before => before + 1)
      form.current?.reset()
      // After the render, which shows the fields again.
      queueMicrotask(() => form.current?.querySelector<HTMLElement>('fieldset input')?.focus())
    },
    /** Hides the error of a field that is now valid, and a success: the visitor begins another order or message. */
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (answer?.sent) dismiss(answer)
      if (!refusal) return
      const name = (target as HTMLInputElement).name
      const isValid = check(new FormData(currentTarget)).every(({ field }) => field !== name)
      if (isValid) setCorrected({ since: answer, names: [...hidden, name] })
    },
    /** Number of successes: the key of a part that a form's reset does not clear. */
    round,
    errorOf(field: string): string | undefined {
      if (hidden.includes(field)) return undefined
      const problem = refusal?.problems.find(candidate => candidate.field === field)
      if (problem) return texts[problem.text]
      return refusal?.refusals.find(candidate => candidate.field === field)?.message
    },
  }
}

interface SendFormProps
  extends Pick<
    ReturnType<typeof useSendState<unknown, string, unknown>>,
    'form' | 'Form' | 'busy' | 'isFirst' | 'outcome' | 'wait' | 'onInput'
  > {
  action: string
  messages: Messages<Record<'send' | 'sending' | 'sent' | 'failed', string>>
  encType?: 'multipart/form-data'
  /** Larger gaps between the fields. */
  wide?: boolean
  /** Takes the place of the fields after a success, below its text. */
  next?: ReactNode
  /** Whether the success is one of an earlier view of the page. */
  isKept?: boolean
  /** Shown above the fields while they have what was typed before. */
  restored?: ReactNode
  children: ReactNode
}

/** The place at which a document opens: browsers scroll to the element that it focuses. */
function FirstPlace(): ReactElement {
  // biome-ignore lint/a11y/noAutofocus: the answer to the form that was just sent
  return <span tabIndex={-1} autoFocus />
}

/** Form of a visitor with its outcome and its button. Its page's action answers it, also without JavaScript. */
export function SendForm(props: SendFormProps): ReactElement {
  const { form, Form, busy, isFirst, outcome, wait, messages, wide, next, isKept, ...others } =
    props
  const { restored, ...rest } = others
  const { children, ...attributes } = rest
  const texts = useMessages(messages)
  const { leave, offline, tooMany } = useMessages(ownMessages)
  const langOf = useLangOf()
  const prepare = useAttempt()
  const isRestored = useKeptFields(form, attributes.action)
  const isReplaced = outcome === 'sent' && Boolean(next)
  return (
    <Form
      {...attributes}
      ref={form}
      method="post"
      noValidate
      onSubmit={event => {
        // The reset form is empty: a second press of the button sends nothing and reports no errors.
        if (outcome === 'sent') event.preventDefault()
        else prepare(event)
      }}
      className={cx(styles.form, wide && styles.wide)}
    >
      <input type="hidden" name={attemptField} />
      <input type="hidden" name={elapsedField} />
      {isFirst && !outcome && <FirstPlace />}
      {isRestored && restored}
      <div hidden={isReplaced} className={cx(styles.form, wide && styles.wide)}>
        {children}
      </div>
      {isFirst && outcome && <FirstPlace />}
      {outcome === 'sent' && (
        <SendOutcome sent takesFocus={isReplaced && !isKept}>
          <div className={styles.sent}>
            <span lang={langOf(messages.sent)}>{texts.sent}</span>
            {next}
          </div>
        </SendOutcome>
      )}
      {(outcome === 'failed' || outcome === 'lost') && (
        <SendOutcome sent={false}>
          <span>
            <span lang={langOf(messages.failed)}>{texts.failed}</span>
            {outcome === 'lost' && ` ${offline}`}
            {wait !== undefined && ` ${tooMany(Math.ceil(wait / 60))}`}
          </span>
        </SendOutcome>
      )}
      {busy && <LeaveQuestion question={leave} />}
      {!isReplaced && (
        <SubmitButton busy={busy} className={styles.submit}>
          {busy ? texts.sending : texts.send}
        </SubmitButton>
      )}
    </Form>
  )
}

/**
 * Returns a function that fills in the hidden fields of a form: a key that stays the same while the same
 * content is sent again, so that a repeated message or order is stored once; and the time since it was shown,
 * unless a person has used the page: the browser may fill in a whole form at once.
 */
function useAttempt(): (event: FormEvent<HTMLFormElement>) => void {
  const shown = useRef(0)
  const last = useRef({ content: '', key: '' })

  useEffect(() => {
    shown.current = performance.now()
  }, [])

  return ({ currentTarget: form }) => {
    const content = contentOf(form)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    fill(form, attemptField, last.current.key)
    const isPerson = navigator.userActivation?.hasBeenActive
    const elapsed = Math.round(performance.now() - shown.current)
    fill(form, elapsedField, isPerson ? '' : String(elapsed))
  }
}

function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)]
    // Empty fields of a part that was loaded just now are no other content.
    .filter(([name, value]) => name !== attemptField && name !== elapsedField && value !== '')
    .map(([name, value]) => [name, value instanceof File ? describe(value) : value])
  return JSON.stringify(entries)
}

function describe({ name, size, lastModified }: File): string {
  // A field without a file has an empty one, which was made just now.
  if (name === '') return ''
  return `${name} ${size} ${lastModified}`
}

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` exists on secure origins only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
