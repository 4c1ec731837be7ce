import { useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import { MailIcon, PencilIcon } from '@stampa/ui/icon/icons.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import type { ReactElement } from 'react'
import { StatusForm } from '../orders/status-form.tsx'
import { productionMessages } from '../production/production.messages.ts'
import { DownloadButton } from '../shared/calls/download.tsx'
import { Fact } from '../shared/fact.tsx'
import { FormLink, useCloseForm } from '../shared/form/form-link.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Allowed, SectionLink } from '../shared/permissions.tsx'
import { MissingDialog } from '../shared/trash/record-dialogs.tsx'
import { shortId, useFormats } from '../shared/use-formats.ts'
import { OfferSummary } from './offer-amounts.tsx'
import { OfferHistory } from './offer-history.tsx'
import { OfferItems } from './offer-items.tsx'
import { type Offer, type OfferData, type OfferStatus, statusTones } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import styles from './offers.module.css'

export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const data = useLoaderData<OfferData | null>()
  const close = useCloseForm({ id: 'offers' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  const { offer, history } = data
  return (
    <Dialog size="wide" title={texts.preview} onClose={close}>
      <div className={styles.offer}>
        <OfferFacts offer={offer} />
        <OfferActions offer={offer} />
        {offer.status !== 'Draft' && <p className={styles.muted}>{texts.notDraft}</p>}
        <OfferSummary totals={offer} />
        <OfferItems offer={offer} />
        {offer.notes && <p className={styles.notes}>{offer.notes}</p>}
        {offer.terms && (
          <details>
            <summary className={styles.title}>{texts.terms}</summary>
            <p className={styles.notes}>{offer.terms}</p>
          </details>
        )}
        <OfferHistory revisions={history} />
      </div>
    </Dialog>
  )
}

function OfferFacts({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offersMessages)
  const production = useMessages(productionMessages)
  const { date, dateTime, euro, percent } = useFormats()
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
        {offer.remindedAt && (
          <span className={styles.muted}>{texts.reminded(dateTime(offer.remindedAt))}</span>
        )}
        {decision && (
          <span className={styles.muted}>
            {texts.decidedBy(decision.name, dateTime(decision.at))}
            {decision.reason && ` · ${texts.declineReasons[decision.reason]}`}
            {decision.termsAccepted && ` · ${texts.termsAccepted}`}
            {decision.comment && ` · ${decision.comment}`}
          </span>
        )}
      </Fact>
      {offer.discountTotal > 0 && (
        <Fact label={texts.discount}>
          {euro(offer.discountTotal)}
          {offer.discountKind === 'percent' && (
            <span className={styles.muted}>{percent(offer.discount)}</span>
          )}
        </Fact>
      )}
      {offer.deposit > 0 && (
        <Fact label={texts.deposit}>
          {(offer.depositKind === 'percent' ? percent : euro)(offer.deposit)}
        </Fact>
      )}
      {customOrder && (
        <Fact label={texts.fromOrder}>
          <SectionLink to={`/admin/custom-orders/${customOrder}`}>
            {shortId(customOrder)}
          </SectionLink>
        </Fact>
      )}
      {designOrder && (
        <Fact label={texts.fromDesign}>
          <SectionLink to={`/admin/design-studio/orders/${designOrder}?tab=orders`}>
            {shortId(designOrder)}
          </SectionLink>
        </Fact>
      )}
      {offer.status === 'Accepted' && (
        <Fact label={production.title}>
          <SectionLink to={`/admin/production?q=${encodeURIComponent(offer.number)}`}>
            {production.job}
          </SectionLink>
        </Fact>
      )}
    </dl>
  )
}

/** The actions on a stored offer, except its deletion. */
function OfferActions({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offersMessages)
  const toast = useToast()
  // One for all changes: a second one at the same time would be made from an old version.
  const row = useRowSave()
  const action = `/admin/offers/${offer._id}`
  const post = (intent: 'send' | 'duplicate' | 'link') =>
    row.save({ [intent]: 'yes', version: `${offer.version}` }, { method: 'post', action })
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(new URL(link, location.origin).href)
    toast.success(texts.copied)
  }
  const { link } = offer
  const statuses = [offer.status, ...nextStatuses[offer.status]]
  return (
    <div className={styles.actions}>
      {offer.status === 'Draft' && (
        <Button icon={<PencilIcon />} render={<FormLink path={`${action}/edit`} replace />}>
          {texts.edit}
        </Button>
      )}
      <Allowed to="write">
        {['Draft', 'Sent'].includes(offer.status) && (
          <Button icon={<MailIcon />} loading={row.saving} onClick={() => post('send')}>
            {offer.status === 'Draft' ? texts.send : texts.sendAgain}
          </Button>
        )}
        <Button loading={row.saving} onClick={() => post('duplicate')}>
          {texts.duplicate}
        </Button>
      </Allowed>
      <DownloadButton
        path={`/api/offers/${offer._id}/pdf`}
        fileName={`${offer.number}.pdf`}
        failure="Failed to make the PDF"
      >
        {texts.pdf}
      </DownloadButton>
      {link && (
        <>
          <Button render={<a href={link} target="_blank" rel="noopener" />}>{texts.link}</Button>
          <Button onClick={() => copy(link)}>{texts.copy}</Button>
          <Button loading={row.saving} onClick={() => post('link')}>
            {texts.replaceLink}
          </Button>
        </>
      )}
      <div className={styles.status}>
        <StatusForm
          row={row}
          label={texts.status}
          action={action}
          status={offer.status}
          version={offer.version}
          statuses={Object.fromEntries(statuses.map(status => [status, texts.statuses[status]]))}
          questionOf={() =>
            offer.status === 'Accepted'
              ? { title: texts.takeBackQuestion, text: texts.takeBackText }
              : undefined
          }
        />
      </div>
    </div>
  )
}

/** The statuses that may follow a status; the service refuses any other. */
const nextStatuses: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  Draft: ['Sent'],
  Sent: ['Draft', 'Accepted', 'Rejected'],
  Expired: ['Draft', 'Accepted', 'Rejected'],
  Accepted: ['Sent'],
  Rejected: ['Sent', 'Draft'],
}
