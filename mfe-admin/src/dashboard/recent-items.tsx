import { Link, useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EyeIcon, PencilIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared/shared.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import type { RecentItem } from './entities.ts'
import styles from './recent-items.module.css'

/** What was added last: each with the way to change it and to see it. */
export function RecentItems({ items }: { items: readonly RecentItem[] }): ReactElement {
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  return (
    <ul className={styles.items}>
      {items.map(({ id, title, imageAsset, createdAt, editPath, viewPath }) => (
        <li key={id} className={styles.item}>
          <Picture
            asset={imageAsset}
            alt=""
            sizes="40px"
            fit="cover"
            className={styles.image ?? ''}
          />
          <span className={styles.title}>{title}</span>
          <time dateTime={createdAt} className={styles.date}>
            {formats.date(createdAt)}
          </time>
          <span className={styles.links}>
            <IconButton
              label={shared.edit(title)}
              icon={<PencilIcon />}
              render={<Link to={editPath} />}
            />
            {viewPath && (
              <IconButton
                label={shared.view(title)}
                icon={<EyeIcon />}
                render={<a href={viewPath} target="_blank" rel="noopener" />}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
