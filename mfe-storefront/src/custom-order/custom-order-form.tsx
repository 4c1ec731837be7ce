import { Link, useContentLang, useFetcher, useLangOf, useMessages } from '@stampa/platform'
import { maxImageBytes } from '@stampa/rules/files'
import { Button } from '@stampa/ui/button/button.tsx'
import { CheckboxField } from '@stampa/ui/field/choice-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import type { ReactElement } from 'react'
import { AttemptFields } from '../shared/form/attempt-fields.tsx'
import { SendOutcome } from '../shared/form/send-outcome.tsx'
import { useAnswer } from '../shared/form/use-answer.ts'
import { useAttempt } from '../shared/form/use-attempt.ts'
import type { OrderFormData } from './custom-order.data.ts'
import { orderFormMessages } from './custom-order-form.messages.ts'
import styles from './custom-order-form.module.css'
import type { OrderAnswer } from './place-order.ts'
import { ProductPicker } from './product-picker.tsx'

interface CustomOrderFormProps extends OrderFormData {
  /** Id of the product that the visitor comes from: it is chosen already. */
  chosen?: string | undefined
  /** What the page was answered with, to a browser without JavaScript. */
  answer?: OrderAnswer | undefined
}

/** The order form. It always goes to its own page, which answers it without JavaScript too. */
export function CustomOrderForm(props: CustomOrderFormProps): ReactElement {
  const { products, areas, chosen, answer: first } = props
  const texts = useMessages(orderFormMessages)
  const lang = useContentLang()
  const langOf = useLangOf()
  const fetcher = useFetcher<OrderAnswer>()
  const { form, answer, round } = useAnswer(fetcher.data, { first })
  const stamp = useAttempt()
  const busy = fetcher.state !== 'idle'
  const refusal = answer?.sent === false ? answer : undefined
  const untouched = chosen && !answer ? [{ product: chosen, quantity: '1' }] : []

  const errorOf = (field: string) => {
    const problem = refusal?.problems.find(candidate => candidate.field === field)
    if (problem) return texts[problem.text]
    return refusal?.refusals.find(candidate => candidate.field === field)?.message
  }
  const checkImage = ({ type, size }: File) => {
    if (!type.startsWith('image/')) return texts.imageInvalid
    return size > maxImageBytes ? texts.imageTooLarge : undefined
  }

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/custom-order"
      encType="multipart/form-data"
      noValidate
      onSubmit={stamp}
      className={styles.form}
    >
      <AttemptFields />
      {products.length > 0 && (
        <ProductPicker
          key={`products ${round}`}
          products={products}
          items={refusal?.values.items ?? untouched}
          errorOf={errorOf}
        />
      )}
      <fieldset className={styles.areas}>
        <legend>{texts.areas}</legend>
        <div>
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
        accept="image/*"
        check={checkImage}
        error={errorOf('image')}
        texts={{ choose: texts.chooseFile, drop: texts.orDrop, takeBack: texts.takeBack }}
      />
      <div className={styles.pair}>
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
      {answer?.sent && (
        <SendOutcome sent lang={langOf(orderFormMessages.sent)}>
          <span>
            {texts.sent} <Link to={`/order-status/${answer.statusToken}`}>{texts.follow}</Link>
          </span>
        </SendOutcome>
      )}
      {refusal?.failed && (
        <SendOutcome sent={false} lang={langOf(orderFormMessages.failed)}>
          {texts.failed}
        </SendOutcome>
      )}
      <Button type="submit" variant="primary" size="large" loading={busy} className={styles.submit}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </fetcher.Form>
  )
}
