import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { FileField } from '@stampa/ui/file-field/file-field.tsx'
import { type FormEvent, type ReactElement, useState } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { Allowed } from '../shared/permissions.tsx'
import { useFormats } from '../shared/use-formats.ts'
import styles from './design-order.module.css'
import type { FullOrder, Proof } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'

export function OrderProofs({ order }: { order: FullOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  return (
    <section>
      <h3>{texts.proofs}</h3>
      {order.proofs.length === 0 && <p className={styles.muted}>{texts.noProofs}</p>}
      <ul className={styles.files}>
        {order.proofs.map(proof => (
          <li key={proof.version}>
            <SentProof proof={proof} />
          </li>
        ))}
      </ul>
      {/* A sent proof resets the form. */}
      <Allowed to="write">
        <ProofForm key={order.proofs.length} order={order} />
      </Allowed>
    </section>
  )
}

function SentProof({ proof }: { proof: Proof }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { proofAnswers } = useMessages(orderMessages)
  const { dateTime } = useFormats()
  const { answer, comment } = proof
  return (
    <>
      <a href={proof.original} download>
        {texts.proof(proof.version)}
      </a>{' '}
      <span className={styles.muted}>{dateTime(proof.createdAt)}</span>{' '}
      <Badge tone={answer === 'approve' ? 'positive' : answer ? 'warning' : 'neutral'}>
        {answer ? proofAnswers[answer] : texts.unanswered}
      </Badge>
      {comment && <p className={styles.notes}>{comment}</p>}
    </>
  )
}

function ProofForm({ order }: { order: FullOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { submit, isSaving, failure } = useSubmit()
  const [hasFile, setHasFile] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('intent', 'proof')
    submit(form, {
      method: 'post',
      action: `/admin/design-studio/orders/${order._id}`,
      encType: 'multipart/form-data',
    })
  }
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      <SelectField
        label={texts.proofSource}
        name="mockup"
        disabled={hasFile}
        options={[...Map.groupBy(order.mockups, ({ item }) => item)].map(([item, sides]) => ({
          value: `${item}`,
          label: texts.proofOfMockup(
            item + 1,
            sides.map(({ view }) => texts.views[view]).join(' + '),
          ),
        }))}
      />
      <FileField
        label={texts.proofFile}
        name="image"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hint={texts.proofFileHint}
        onFileChange={file => setHasFile(file !== null)}
      />
      <TextArea label={texts.proofNote} name="note" rows={2} error={failure} />
      <Button type="submit" loading={isSaving}>
        {isSaving ? texts.sending : texts.sendProof}
      </Button>
    </form>
  )
}
