import { Link } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { EyeIcon, PencilIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import type { RecentItem } from './entities.ts'
import styles from './recent-items.module.css'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** What was added last: each with the way to change it and to see it. */
export function RecentItems({ items }: { items: readonly RecentItem[] }): ReactElement {
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
            {day.format(new Date(createdAt))}
          </time>
          <span className={styles.links}>
            <IconButton
              label={`Edit ${title}`}
              icon={<PencilIcon />}
              render={<Link to={editPath} />}
            />
            {viewPath && (
              <IconButton
                label={`View ${title} on the site`}
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
