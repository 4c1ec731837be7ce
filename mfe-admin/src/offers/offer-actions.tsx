import { useFetcher, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { MailIcon, PencilIcon } from '@stampa/ui/icon/icons.tsx'
import { useToast } from '@stampa/ui/toast/toast.tsx'
import type { ReactElement } from 'react'
import { StatusForm } from '../orders/status-form.tsx'
import { DownloadButton } from '../shared/calls/download-button.tsx'
import type { Outcome } from '../shared/calls/outcome.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import styles from './offer-preview.module.css'
import type { Offer, OfferStatus } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

/** The actions on a stored offer, except its deletion. */
export function OfferActions({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offersMessages)
  const say = useAnswerText()
  const toast = useToast()
  const { data: outcome, state, submit } = useFetcher<Outcome>()
  const busy = state !== 'idle'
  const action = `/admin/offers/${offer._id}`
  const post = (intent: 'send' | 'duplicate') =>
    submit({ [intent]: 'yes', version: `${offer.version}` }, { method: 'post', action })
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(new URL(link, location.origin).href)
    toast.success(texts.copied)
  }
  const { link } = offer
  const statuses = [offer.status, ...nextStatuses[offer.status]]
  const failure = outcome && !outcome.ok && !busy ? outcome.message : undefined
  return (
    <div>
      <div className={styles.actions}>
        {offer.status === 'Draft' && (
          <Button icon={<PencilIcon />} render={<FormLink path={`${action}/edit`} replace />}>
            {texts.edit}
          </Button>
        )}
        {['Draft', 'Sent'].includes(offer.status) && (
          <Button icon={<MailIcon />} loading={busy} onClick={() => post('send')}>
            {offer.status === 'Draft' ? texts.send : texts.sendAgain}
          </Button>
        )}
        <Button loading={busy} onClick={() => post('duplicate')}>
          {texts.duplicate}
        </Button>
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
          </>
        )}
        <div className={styles.status}>
          <StatusForm
            label={texts.status}
            action={action}
            status={offer.status}
            version={offer.version}
            statuses={Object.fromEntries(statuses.map(status => [status, texts.statuses[status]]))}
          />
        </div>
      </div>
      {failure && (
        <p role="alert" className={styles.error}>
          {say(failure)}
        </p>
      )}
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
