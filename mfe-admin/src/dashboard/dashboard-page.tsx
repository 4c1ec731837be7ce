import {
  getToken,
  Link,
  onTokenChange,
  signInPath,
  useLoaderData,
  useMessages,
  useNavigation,
} from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { EmptyState } from '@stampa/ui/empty-state/empty-state.tsx'
import { ArrowRightIcon, EyeIcon, PencilIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { PageHeader } from '@stampa/ui/page-header/page-header.tsx'
import { type ReactElement, startTransition, useEffect, useId, useState } from 'react'
import { customOrdersMessages } from '../custom-orders/custom-orders.messages.ts'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { ListFailure } from '../shared/list/list-failure.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId } from '../shared/short-id.ts'
import { useFormats } from '../shared/use-formats.ts'
import type { DashboardData, LatestOrder, RecentItem, RecentList } from './dashboard.data.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import styles from './dashboard-page.module.css'

const quickActions = [
  { name: 'categories', to: '/admin/categories' },
  { name: 'products', to: '/admin/products' },
  { name: 'blog', to: '/admin/blog' },
  { name: 'banners', to: '/admin/banners' },
  { name: 'testimonials', to: '/admin/testimonials' },
  { name: 'events', to: '/admin/events' },
  { name: 'customOrders', to: '/admin/custom-orders' },
  { name: 'ourWork', to: '/admin/our-work' },
] as const

/** Dashboard: counts, quick actions, latest orders and recent records. */
export function Component(): ReactElement {
  const dashboard = useLoaderData<DashboardData | null>()
  const signedIn = useSignedIn()
  const texts = useMessages(dashboardMessages)
  const formats = useFormats()
  const say = useAnswerText()
  if (!dashboard || !signedIn) return <AccessDenied />

  const { counts, latestOrders, recent } = dashboard
  const incomplete = counts.some(({ count }) => count === null)
  return (
    <>
      <PageHeader title={texts.title} />
      {incomplete && <ListFailure title={say('Failed to fetch data')} />}
      <ul className={styles.counts}>
        {counts.map(({ name, to, count }) => (
          <li key={name}>
            <Link to={to} className={styles.count}>
              <span className={styles.number}>{count === null ? '–' : formats.count(count)}</span>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
      <QuickActions />
      <LatestOrders orders={latestOrders} />
      {recent.map(list => (
        <RecentSection key={list.name} {...list} />
      ))}
    </>
  )
}

function QuickActions(): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.quickActions}</h2>
      <ul className={styles.actions}>
        {quickActions.map(({ name, to }) => (
          <li key={name}>
            <Button icon={<ArrowRightIcon />} render={<Link to={to} />}>
              {texts[name]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentSection({ name, to, items }: RecentList): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  const say = useAnswerText()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts[name]}</h2>
      {items === null && <p>{say('Failed to fetch data')}</p>}
      {items?.length === 0 && (
        <EmptyState
          title={texts.nothing}
          action={<Button render={<Link to={`${to}/new`} />}>{texts.addFirst}</Button>}
        />
      )}
      {items && items.length > 0 && <RecentItems items={items} />}
    </section>
  )
}

/** Latest custom orders, each with a link to its dialog. */
function LatestOrders({ orders }: { orders: LatestOrder[] | null }): ReactElement {
  const heading = useId()
  const texts = useMessages(dashboardMessages)
  const { statuses } = useMessages(customOrdersMessages)
  const { dateTime } = useFormats()
  const say = useAnswerText()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{texts.latestOrders}</h2>
      {orders === null && <p>{say('Failed to fetch data')}</p>}
      {orders?.length === 0 && <EmptyState title={texts.noOrders} />}
      {orders && orders.length > 0 && (
        <ul className={cx(styles.items, styles.orders)}>
          {orders.map(({ _id, email, orderStatus, createdAt }) => (
            <li key={_id} className={styles.item}>
              <Link to={`/admin/custom-orders/${_id}`} className={styles.title}>
                {email}
              </Link>
              <span className={styles.date}>{shortId(_id)}</span>
              <time dateTime={createdAt} className={styles.date}>
                {dateTime(createdAt)}
              </time>
              <Badge tone={orderStatus === 'Submitted' ? 'accent' : 'neutral'}>
                {statuses[orderStatus]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Recent records with links to edit and view them. */
function RecentItems({ items }: { items: readonly RecentItem[] }): ReactElement {
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

/** Dashboard of a visitor without a session. */
function AccessDenied(): ReactElement {
  const texts = useMessages(dashboardMessages)
  return (
    <EmptyState
      title={texts.deniedTitle}
      action={
        <Button variant="primary" render={<Link to={signInPath} />}>
          {texts.goToLogin}
        </Button>
      }
    >
      {texts.deniedText}
    </EmptyState>
  )
}

/**
 * Returns whether there is a token, also after another tab removes it. Stays true during a
 * navigation, as after logging out in this tab: the screen is about to change.
 */
function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(() => getToken() !== null)
  const { state } = useNavigation()
  useEffect(
    // A transition, so that the state of a navigation started at the same time is known first.
    () => onTokenChange(() => startTransition(() => setSignedIn(getToken() !== null))),
    [],
  )
  return signedIn || state !== 'idle'
}
