import { useLoaderData, useMessages, useParams } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { FormErrorSummary } from '@stampa/ui/form-error-summary/form-error-summary.tsx'
import { MailIcon } from '@stampa/ui/icon/icons.tsx'
import {
  type FormEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { useConflict } from '../shared/conflict/conflict-panel.tsx'
import { DraftOffer } from '../shared/form/draft-offer.tsx'
import { labelIn } from '../shared/form/fields.tsx'
import { useCloseForm } from '../shared/form/form-link.tsx'
import { LeaveGuard } from '../shared/form/leave-guard.tsx'
import { useDraft } from '../shared/form/use-draft.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import {
  bodyOf,
  completed,
  type Draft,
  type DraftItem,
  draftFromOrder,
  draftOfOffer,
  emptyDraft,
  isUnchanged,
  itemsText,
} from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import { OfferForm } from './offer-form.tsx'
import type { Offer, OfferFormData, Sku } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

/** The form of an offer: a new one, empty or filled from an order, or a stored one while it is a draft. */
export function Component(): ReactElement {
  return <OpenedOffer key={useParams().id ?? 'new'} />
}

function OpenedOffer(): ReactElement {
  const texts = useMessages(offerFormMessages)
  const { missing, notDraft } = useMessages(offersMessages)
  const { backToList } = useMessages(sharedMessages)
  const { skus, offer: latest, prefill } = useLoaderData<OfferFormData>()
  const close = useCloseForm({ id: 'offers' })
  // Reloaded data must not change an open form.
  const [offer] = useState(latest)
  const [initial] = useState(() => {
    if (offer) return draftOfOffer(offer)
    return prefill ? draftFromOrder(prefill) : emptyDraft(shopDay())
  })
  if (offer === null) return <MissingDialog title={missing} onClose={close} />
  if (offer && offer.status !== 'Draft') {
    return (
      <Dialog
        size="small"
        title={texts.edit(offer.number)}
        onClose={close}
        footer={<Button onClick={close}>{backToList}</Button>}
      >
        <p>{notDraft}</p>
      </Dialog>
    )
  }
  return (
    <OfferDialog
      skus={skus}
      initial={initial}
      offer={offer}
      latest={latest ?? undefined}
      onClose={close}
    />
  )
}

interface OfferDialogProps {
  skus: readonly Sku[]
  /** The form when it opens. */
  initial: Draft
  /** The offer that the form was opened with; undefined for a new one. */
  offer: Offer | undefined
  /** The offer as it is stored now. */
  latest: Offer | undefined
  onClose: () => void
}

function OfferDialog(props: OfferDialogProps): ReactElement {
  const { skus, initial, offer, latest, onClose } = props
  const texts = useMessages(offerFormMessages)
  const shared = useMessages(sharedMessages)
  const say = useAnswerText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const {
    submit,
    isSaving: saving,
    outcome,
    settled,
  } = useSubmit(() => {
    kept.drop()
    onClose()
  })
  const [draft, setDraft] = useState(initial)
  const [sent, setSent] = useState(initial)
  const [base, setBase] = useState({ values: { offer: initial }, version: offer?.version })
  const action = offer ? `/admin/offers/${offer._id}/edit` : '/admin/offers/new'
  const isSaved = outcome?.ok === true
  const isDirty = useCallback(
    () => !isSaved && JSON.stringify(draft) !== JSON.stringify(base.values.offer),
    [isSaved, draft, base],
  )
  const getValues = useCallback(() => ({ offer: draft }), [draft])
  const kept = useDraft({ key: action, getValues, isDirty, base })
  const { offered, schedule } = kept
  useEffect(() => schedule(), [schedule])

  const save = (send: boolean) => {
    if (saving) return
    setSent(draft)
    kept.flush({ isSaving: true })
    const body = { offer: bodyOf(draft, !offer), version: base.version ?? null, send }
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
  const refusal = settled && !settled.ok ? settled : undefined
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  const errors = useMemo(
    () => new Map(refusal?.fields.map(({ field, message }) => [field, message])),
    [refusal],
  )
  const isNewer = latest !== undefined && latest.version !== base.version
  const theirs = useMemo(() => (isNewer ? draftOfOffer(latest) : undefined), [isNewer, latest])
  const conflict = useConflict({
    outcome,
    opened: base.values.offer,
    theirs,
    getValues: () => draft,
    fill: values => {
      if (theirs) setBase({ values: { offer: theirs }, version: latest?.version })
      setDraft(values as Draft)
    },
    labelOf: field => labelIn(texts, field) ?? field,
    valueLabel: (field, value) =>
      field === 'items' ? itemsText(value as DraftItem[], skus) : undefined,
  })
  const isConflict = conflict && refusal?.meanwhile === 'changed'
  const summary = [isConflict ? undefined : refusal?.message, errors.get('items')].filter(
    message => message !== undefined,
  )
  return (
    <>
      <Dialog
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
              {saving ? shared.saving : texts.save}
            </Button>
          </>
        }
      >
        <form id={id} ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
          {offered && (
            <DraftOffer
              keptAt={offered.keptAt}
              onRestore={() => {
                setDraft(completed(offered.values.offer))
                setBase(offered.opened)
                kept.settle()
              }}
              onDiscard={() => {
                kept.drop()
                kept.settle()
              }}
            />
          )}
          {conflict}
          <FormErrorSummary errors={summary.map(message => ({ message: say(message) }))} />
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
      <LeaveGuard isDirty={isDirty} onLeave={kept.drop} />
    </>
  )
}
