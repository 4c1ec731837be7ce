import { Outlet, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, useState } from 'react'
import { PasswordPrompt } from '../shared/confirmation/password-prompt.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import { AddButton } from '../shared/list/list-buttons.tsx'
import { useRowSave } from '../shared/list/use-row-save.tsx'
import { Allowed } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog } from '../shared/trash/record-dialogs.tsx'
import { type Webhook, webhooksPath } from './webhooks.data.ts'
import { useEventName, webhooksMessages } from './webhooks.messages.ts'
import styles from './webhooks.module.css'

export function Component(): ReactElement {
  const webhooks = useLoaderData<Webhook[]>()
  const texts = useMessages(webhooksMessages)
  const [deleting, setDeleting] = useState<Webhook>()
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        action={
          <Allowed to="write">
            <AddButton path={`${webhooksPath}/new`}>{texts.add}</AddButton>
          </Allowed>
        }
      />
      {webhooks.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyNote}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {webhooks.map(webhook => (
            <Row key={webhook._id} webhook={webhook} onDelete={() => setDeleting(webhook)} />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteDialog
          action={`${webhooksPath}/${deleting._id}`}
          question={texts.deleteQuestion}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.url}. {texts.deleteNote}
        </DeleteDialog>
      )}
      <Outlet context={webhooks} />
      <PasswordPrompt />
    </>
  )
}

function Row({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }): ReactElement {
  const { _id, url, events, paused, failed } = webhook
  const texts = useMessages(webhooksMessages)
  const shared = useMessages(sharedMessages)
  const nameOf = useEventName()
  const { save, saving, fetcher } = useRowSave()
  const path = `${webhooksPath}/${_id}`
  return (
    <li className={styles.webhook}>
      {fetcher}
      <div className={styles.text}>
        <strong>{url}</strong>
        <span className={styles.note}>{events.map(nameOf).join(', ')}</span>
      </div>
      {paused && <Badge tone="neutral">{texts.paused}</Badge>}
      {failed > 0 && <Badge tone="warning">{texts.failed(failed)}</Badge>}
      <div className={styles.actions}>
        <Allowed to="write">
          <Button
            size="small"
            loading={saving}
            aria-label={`${texts.test}: ${url}`}
            onClick={() => save({}, { method: 'post', action: path })}
          >
            {texts.test}
          </Button>
          <Button
            size="small"
            aria-label={texts.editOf(url)}
            render={<FormLink path={`${path}/edit`} />}
          >
            {texts.edit}
          </Button>
        </Allowed>
        <Button size="small" aria-label={texts.logOf(url)} render={<FormLink path={path} />}>
          {texts.log}
        </Button>
        <Allowed to="delete">
          <IconButton
            label={`${shared.confirmDelete}: ${url}`}
            icon={<TrashIcon />}
            onClick={onDelete}
          />
        </Allowed>
      </div>
    </li>
  )
}
