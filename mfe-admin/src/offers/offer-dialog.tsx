import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { MailIcon } from '@stampa/ui/icon/icons.tsx'
import {
  type FormEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { DraftOffer } from '../shared/form/draft-offer.tsx'
import { LeaveDialog } from '../shared/form/leave-dialog.tsx'
import { useLeaveGuard } from '../shared/form/use-leave-guard.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { bodyOf, type Draft, draftOfOffer, isUnchanged } from './draft.ts'
import { OfferConflict } from './offer-conflict.tsx'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import { OfferForm } from './offer-form.tsx'
import type { Offer, Sku } from './offers.data.ts'
import { useKeptDraft } from './use-kept-draft.ts'

interface OfferDialogProps {
  skus: readonly Sku[]
  /** What the form begins with. */
  initial: Draft
  /** The offer as it was opened; undefined for a new one. */
  offer: Offer | undefined
  /** The offer as it is now: a later one, once someone else has changed it. */
  latest?: Offer | undefined
  onClose: () => void
}

/** The modal that makes or changes an offer. Closing it forgets what was not saved. */
export function OfferDialog(props: OfferDialogProps): ReactElement {
  const { skus, initial, offer, latest, onClose } = props
  const texts = useMessages(offerFormMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const [draft, setDraft] = useState(initial)
  const [sent, setSent] = useState(initial)
  const [version, setVersion] = useState(offer?.version)
  const action = offer ? `/admin/offers/${offer._id}/edit` : '/admin/offers/new'
  const saving = state !== 'idle'
  const isSaved = outcome?.ok === true
  const isDirty = () => !isSaved && JSON.stringify(draft) !== JSON.stringify(initial)
  const guard = useLeaveGuard(isDirty)
  const kept = useKeptDraft(action, draft, isDirty())

  const save = (send: boolean) => {
    if (saving) return
    setSent(draft)
    const body = { offer: bodyOf(draft, !offer), version: version ?? null, send }
    submit(JSON.parse(JSON.stringify(body)), {
      method: offer ? 'put' : 'post',
      action,
      encType: 'application/json',
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  const hasItems = draft.items.length > 0
  const isDone = isSaved && !saving
  const onDone = useEffectEvent(() => {
    kept.drop()
    onClose()
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  const refusal = outcome && !outcome.ok && !saving ? outcome : undefined
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const errors = useMemo(
    () => new Map(refusal?.fields.map(({ field, message }) => [field, message])),
    [refusal],
  )
  const isStale = refusal?.meanwhile === 'changed' && latest?.version !== version
  const summary = [refusal?.message, errors.get('items')].filter(message => message !== undefined)
  return (
    <>
      <Dialog
        open
        size="wide"
        title={offer ? texts.edit(offer.number) : texts.create}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{shared.cancel}</Button>
            <Button
              icon={<MailIcon />}
              disabled={!hasItems || draft.customerEmail.trim() === ''}
              loading={saving}
              onClick={() => save(true)}
            >
              {texts.saveAndSend}
            </Button>
            <Button type="submit" form={id} variant="primary" loading={saving} disabled={!hasItems}>
              {saving ? texts.saving : texts.save}
            </Button>
          </>
        }
      >
        <form id={id} ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
          {kept.offered && (
            <DraftOffer
              keptAt={kept.offered.keptAt}
              onTake={() => setDraft(kept.take() ?? draft)}
              onRefuse={kept.refuse}
            />
          )}
          {isStale && latest && refusal?.conflict ? (
            <OfferConflict
              conflict={refusal.conflict}
              mine={draft}
              theirs={latest}
              skus={skus}
              onKeep={() => setVersion(latest.version)}
              onTake={() => {
                setDraft(draftOfOffer(latest))
                setVersion(latest.version)
              }}
            />
          ) : (
            <FormErrorSummary errors={summary.map(message => ({ message: say(message) }))} />
          )}
          <OfferForm
            draft={draft}
            onChange={setDraft}
            skus={skus}
            errorOf={field => {
              const message = errors.get(field)
              return message && isUnchanged(sent, draft, field) ? say(message) : undefined
            }}
          />
        </form>
      </Dialog>
      <LeaveDialog
        guard={{
          ...guard,
          leave: () => {
            kept.drop()
            guard.leave()
          },
        }}
      />
    </>
  )
}
