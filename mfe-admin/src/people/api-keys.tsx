import { useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { TrashIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useId, useState } from 'react'
import { AddButton } from '../shared/list/list-buttons.tsx'
import { Allowed, mayGrant } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { DeleteDialog } from '../shared/trash/record-dialogs.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { type ApiKey, type PeopleData, peoplePath } from './people.data.ts'
import { peopleMessages } from './people.messages.ts'
import styles from './people.module.css'
import { useRoleName } from './role-input.tsx'

/** The keys of programs, newest first. */
export function ApiKeys({ keys, roles }: Pick<PeopleData, 'keys' | 'roles'>): ReactElement {
  const texts = useMessages(peopleMessages)
  const shared = useMessages(sharedMessages)
  const { date, dateTime } = useFormats()
  const nameOf = useRoleName()
  const heading = useId()
  const [deleting, setDeleting] = useState<ApiKey>()
  const [openedAt] = useState(Date.now)
  return (
    <section aria-labelledby={heading} className={styles.roles}>
      <div className={styles.rolesHeader}>
        <h2 id={heading}>{texts.keys}</h2>
        <Allowed to="write">
          <AddButton variant="secondary" path={`${peoplePath}/keys/new`}>
            {texts.addKey}
          </AddButton>
        </Allowed>
      </div>
      <p className={styles.note}>{texts.keysNote}</p>
      {keys.length === 0 && <p>{texts.noKeys}</p>}
      <ul className={styles.keys}>
        {keys.map(key => {
          const role = roles.find(({ _id }) => _id === key.role)
          const used = key.usedAt ? dateTime(key.usedAt) : texts.unused
          return (
            <li key={key._id} className={styles.key}>
              <div className={styles.person}>
                <strong>
                  {key.name}
                  {role && ` · ${nameOf(role)}`}
                </strong>
                <span className={styles.note}>{texts.keyDetails(date(key.expiresAt), used)}</span>
              </div>
              {Date.parse(key.expiresAt) < openedAt && (
                <Badge tone="warning">{texts.expired}</Badge>
              )}
              {mayGrant(role?.permissions ?? []) && (
                <Allowed to="delete">
                  <IconButton
                    label={`${shared.confirmDelete}: ${key.name}`}
                    icon={<TrashIcon />}
                    onClick={() => setDeleting(key)}
                  />
                </Allowed>
              )}
            </li>
          )
        })}
      </ul>
      {deleting && (
        <DeleteDialog
          action={`${peoplePath}/keys/${deleting._id}`}
          question={texts.deleteKey}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.name}. {texts.deleteKeyNote}
        </DeleteDialog>
      )}
    </section>
  )
}
