import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement, ReactNode } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferSummary } from './offer-amounts.tsx'
import { statusTones } from './offer-columns.tsx'
import { OfferItems } from './offer-items.tsx'
import styles from './offer-preview.module.css'
import type { Offer, OfferData, Revision } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

/** A stored offer with its actions, over the list. */
export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const shared = useMessages(sharedMessages)
  const data = useLoaderData<OfferData | null>()
  const close = useCloseForm({ id: 'offers' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  const { offer, history } = data
  return (
    <Dialog
      open
      size="wide"
      title={texts.preview}
      onClose={close}
      footer={<Button onClick={close}>{shared.close}</Button>}
    >
      <div className={styles.offer}>
        <OfferFacts offer={offer} />
        <OfferActions offer={offer} />
        <OfferSummary totals={offer} />
        <OfferItems offer={offer} />
        {offer.notes && <p className={styles.notes}>{offer.notes}</p>}
        <OfferHistory revisions={history} />
      </div>
    </Dialog>
  )
}

function OfferFacts({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offersMessages)
  const { date, dateTime } = useFormats()
  const { decision, customOrder, designOrder } = offer
  return (
    <dl className={styles.facts}>
      <Fact label={texts.customer}>
        {offer.customerName}
        {offer.customerEmail && <span className={styles.muted}>{offer.customerEmail}</span>}
        {offer.customerAddress && <span className={styles.muted}>{offer.customerAddress}</span>}
      </Fact>
      <Fact label={texts.offerDate}>
        {date(offer.offerDate)}
        <span className={styles.muted}>{offer.number}</span>
      </Fact>
      <Fact label={texts.validUntil}>
        {offer.validUntil ? date(offer.validUntil) : texts.noEnd}
      </Fact>
      <Fact label={texts.status}>
        <Badge tone={statusTones[offer.status]}>{texts.statuses[offer.status]}</Badge>
        {decision && (
          <span className={styles.muted}>
            {texts.decidedBy(decision.name, dateTime(decision.at))}
            {decision.comment && ` · ${decision.comment}`}
          </span>
        )}
      </Fact>
      {customOrder && (
        <Fact label={texts.fromOrder}>
          <Link to={`/admin/custom-orders/${customOrder}`}>{shortId(customOrder)}</Link>
        </Fact>
      )}
      {designOrder && (
        <Fact label={texts.fromDesign}>
          <Link to={`/admin/design-studio/orders/${designOrder}?tab=orders`}>
            {shortId(designOrder)}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The changes of an offer, newest first. */
function OfferHistory({ revisions }: { revisions: readonly Revision[] }): ReactElement {
  const texts = useMessages(offersMessages)
  const { dateTime } = useFormats()
  return (
    <details>
      <summary className={styles.title}>
        {texts.history} ({revisions.length})
      </summary>
      <ol className={styles.history}>
        {revisions.map(({ version, at, by, action, changes }) => (
          <li key={version} className={styles.entry}>
            <strong>{texts.actions[action] ?? action}</strong>
            <span className={styles.muted}>
              {dateTime(at)} · {by ?? texts.byCustomer}
            </span>
            {action !== 'created' && action !== 'duplicated' && (
              <ul>
                {changes.map(({ field, from, to }) => (
                  <li key={field}>
                    {field}: {shown(from)} → {shown(to)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Returns the text of a changed value; of a list, its length. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  return Array.isArray(value) ? `(${value.length})` : String(value)
}
