import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EyeIcon, MailIcon, TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useEffect } from 'react'
import { notify } from '../shared/calls/notices.ts'
import { FormLink } from '../shared/form/form-link.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import type { Offer } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'

interface OfferRowActionsProps {
  offer: Offer
  onDelete: (offer: Offer) => void
}

/** The actions on an offer of the list. A draft with a customer's e-mail can be sent. */
export function OfferRowActions({ offer, onDelete }: OfferRowActionsProps): ReactElement {
  const { _id, customerName, customerEmail, status, version } = offer
  const texts = useMessages(offersMessages)
  const { save, saving, outcome, fetcher } = useRowSave()
  useEffect(() => {
    if (outcome && !outcome.ok && outcome.message) notify('error', outcome.message)
  }, [outcome])
  const send = () =>
    save({ send: 'yes', version: `${version}` }, { method: 'post', action: `/admin/offers/${_id}` })
  return (
    <>
      {fetcher}
      {status === 'Draft' && customerEmail && (
        <IconButton
          label={texts.sendTo(customerName)}
          icon={<MailIcon />}
          disabled={saving}
          onClick={send}
        />
      )}
      <IconButton
        label={texts.viewOf(customerName)}
        icon={<EyeIcon />}
        render={<FormLink path={`/admin/offers/${_id}`} />}
      />
      <IconButton
        label={texts.deleteOf(customerName)}
        icon={<TrashIcon />}
        variant="danger"
        onClick={() => onDelete(offer)}
      />
    </>
  )
}
