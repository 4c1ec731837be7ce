import { useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, type SubmitEvent, useRef, useState } from 'react'
import type { AssetLibrary } from '../assets/asset-library.ts'
import { newId } from '../editor/new-id.ts'
import type { SavedMockup } from '../mockups/mockup.ts'
import { Step } from '../studio/step.tsx'
import { Status } from '../workspace/status.tsx'
import { orderMessages } from './order.messages.ts'
import styles from './order-form.module.css'
import { type OrderFields, problemsOf } from './order-rules.ts'
import { submitOrder } from './submit-order.ts'

interface OrderFormProps {
  mockups: readonly SavedMockup[]
  library: AssetLibrary
  onSent: () => void
}

const noFields: OrderFields = { email: '', phone: '', notes: '' }

/** Step 6: who orders. */
export function OrderForm({ mockups, library, onSent }: OrderFormProps): ReactElement {
  const texts = useMessages(orderMessages)
  const langOf = useLangOf()
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ content: '', key: '' })
  const [fields, setFields] = useState(noFields)
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const [outcome, setOutcome] = useState('')
  const [busy, setBusy] = useState(false)

  const edit = (name: keyof OrderFields) => (event: { currentTarget: { value: string } }) =>
    setFields({ ...fields, [name]: event.currentTarget.value })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const order = {
      email: fields.email.trim(),
      phone: fields.phone.trim(),
      notes: fields.notes.trim(),
    }
    const found = problemsOf(order, mockups.length)
    setProblems(found)
    setOutcome('')
    if (Object.keys(found).length > 0) {
      const wrong = found.email ? 'email' : found.phone ? 'tel' : undefined
      form.current?.querySelector<HTMLElement>(`input[type=${wrong}]`)?.focus()
      return
    }
    const content = JSON.stringify([order, mockups.map(({ id, quantity }) => [id, quantity])])
    if (attempt.current.content !== content) {
      attempt.current = { content, key: newId() + newId() }
    }
    setBusy(true)
    const result = await submitOrder(mockups, order, library, attempt.current.key)
    setBusy(false)
    if (result.sent) {
      setFields(noFields)
      setOutcome(texts.sent(result.orderId, order.email))
      onSent()
    } else {
      setOutcome(
        result.reason === 'unreachable' ? texts.unreachable : (result.message ?? texts.failed),
      )
    }
  }

  const errorOf = (field: 'email' | 'phone') => {
    const problem = problems[field]
    return problem && texts[problem]
  }

  return (
    <Step number={6} title={texts.title}>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <p className={styles.intro}>{texts.intro}</p>
        <div className={styles.pair}>
          <TextField
            type="email"
            label={texts.email}
            autoComplete="email"
            required
            value={fields.email}
            onChange={edit('email')}
            error={errorOf('email')}
          />
          <TextField
            type="tel"
            label={texts.phone}
            placeholder="69XXXXXXXX"
            autoComplete="tel"
            required
            value={fields.phone}
            onChange={edit('phone')}
            error={errorOf('phone')}
          />
        </div>
        <TextArea
          label={texts.notes}
          rows={3}
          maxLength={5000}
          value={fields.notes}
          onChange={edit('notes')}
        />
        {problems.mockups && (
          <Status lang={langOf(orderMessages.noMockup)}>{texts[problems.mockups]}</Status>
        )}
        {outcome && <Status>{outcome}</Status>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={busy}
          className={styles.submit}
        >
          {busy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Step>
  )
}
