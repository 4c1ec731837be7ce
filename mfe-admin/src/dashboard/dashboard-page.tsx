import {
  defineMessages,
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
import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useState,
} from 'react'
import { customOrdersMessages } from '../custom-orders/custom-orders.messages.ts'
import { useAnswerText } from '../shared/calls/answers.messages.ts'
import { ListFailure } from '../shared/calls/load-failure.tsx'
import { FormLink } from '../shared/form/form-link.tsx'
import listStyles from '../shared/list/list-page.module.css'
import { mayOpen } from '../shared/permissions.tsx'
import { sharedMessages } from '../shared/shared.messages.ts'
import { shortId, useFormats } from '../shared/use-formats.ts'
import { type DashboardData, type LatestOrder, screens, type Waiting } from './dashboard.data.ts'
import styles from './dashboard-page.module.css'

const dashboardMessages = defineMessages({
  title: { en: 'Dashboard', el: 'Αρχική' },
  products: { en: 'Products', el: 'Προϊόντα' },
  categories: { en: 'Categories', el: 'Κατηγορίες' },
  blog: { en: 'Blog posts', el: 'Άρθρα' },
  banners: { en: 'Banners', el: 'Banner' },
  testimonials: { en: 'Testimonials', el: 'Μαρτυρίες' },
  events: { en: 'Events', el: 'Περιστάσεις' },
  customOrders: { en: 'Custom orders', el: 'Παραγγελίες' },
  ourWork: { en: 'Our work', el: 'Οι δουλειές μας' },
  customers: { en: 'Customers', el: 'Πελάτες' },
  records: { en: 'Records', el: 'Εγγραφές' },
  waiting: { en: 'Waiting for you', el: 'Σας περιμένουν' },
  nothingWaits: { en: 'Nothing is waiting.', el: 'Τίποτα δεν περιμένει.' },
  mails: { en: 'Undelivered mails', el: 'Ανεπίδοτα email' },
  messages: { en: 'Unread messages', el: 'Αδιάβαστα μηνύματα' },
  replies: { en: 'Orders with an unread reply', el: 'Παραγγελίες με νέα απάντηση' },
  designReplies: {
    en: 'Design orders with an unread reply',
    el: 'Παραγγελίες σχεδίων με νέα απάντηση',
  },
  reviews: { en: 'New reviews', el: 'Νέες κριτικές' },
  oldOrders: {
    en: 'Orders waiting since earlier days',
    el: 'Παραγγελίες που περιμένουν από προηγούμενες ημέρες',
  },
  designs: { en: 'Designs to review', el: 'Σχέδια για έλεγχο' },
  failedArtwork: { en: 'Designs with failed artwork', el: 'Σχέδια με αποτυχημένο αρχείο' },
  lateJobs: { en: 'Jobs overdue', el: 'Εκπρόθεσμες εργασίες' },
  jobsThisWeek: { en: 'Jobs due this week', el: 'Εργασίες για αυτή την εβδομάδα' },
  jobsToStart: { en: 'Jobs to start', el: 'Εργασίες προς έναρξη' },
  endingOffers: { en: 'Offers that end within 3 days', el: 'Προσφορές που λήγουν σε έως 3 ημέρες' },
  money: { en: 'Offers by month', el: 'Προσφορές ανά μήνα' },
  moneyHint: {
    en: 'Without VAT. Offered by the offer’s date, accepted by the day of the decision.',
    el: 'Χωρίς ΦΠΑ. Όσα προσφέρθηκαν κατά ημερομηνία προσφοράς, όσα έγιναν δεκτά κατά ημέρα αποδοχής.',
  },
  month: { en: 'Month', el: 'Μήνας' },
  offered: { en: 'Offered', el: 'Προσφέρθηκαν' },
  accepted: { en: 'Accepted', el: 'Έγιναν δεκτά' },
  profit: { en: 'Profit', el: 'Κέρδος' },
  acceptance: { en: 'Acceptance', el: 'Αποδοχή' },
  lastYear: { en: 'Total of twelve months', el: 'Σύνολο δώδεκα μηνών' },
  quickActions: { en: 'Quick actions', el: 'Γρήγορες ενέργειες' },
  latestOrders: { en: 'Latest orders', el: 'Τελευταίες παραγγελίες' },
  noOrders: { en: 'No custom orders yet', el: 'Καμία παραγγελία ακόμη' },
  recentProducts: { en: 'Recent products', el: 'Πρόσφατα προϊόντα' },
  recentPosts: { en: 'Recent blog posts', el: 'Πρόσφατα άρθρα' },
  nothing: { en: 'Nothing here yet', el: 'Τίποτα ακόμη' },
  addFirst: { en: 'Add the first', el: 'Προσθέστε το πρώτο' },
  deniedTitle: { en: 'Access Denied', el: 'Δεν επιτρέπεται η πρόσβαση' },
  deniedText: { en: 'Sign in to see the dashboard.', el: 'Συνδεθείτε για να δείτε την αρχική.' },
  goToLogin: { en: 'Go to Login', el: 'Σύνδεση' },
})

const quickActions = [
  'categories',
  'products',
  'blog',
  'banners',
  'testimonials',
  'events',
  'customOrders',
  'ourWork',
] as const

export function Component(): ReactElement {
  const dashboard = useLoaderData<DashboardData | null>()
  const signedIn = useSignedIn()
  const texts = useMessages(dashboardMessages)
  const formats = useFormats()
  const say = useAnswerText()
  if (!dashboard || !signedIn) return <AccessDenied />

  const { counts, waiting, months, latestOrders, recent } = dashboard
  const actions = quickActions.filter(name => mayOpen(screens[name].to))
  const incomplete = [...counts, ...waiting].some(({ count }) => count === null)
  return (
    <>
      <PageHeader title={texts.title} />
      {incomplete && <ListFailure title={say('Failed to fetch data')} />}
      {waiting.length > 0 && <WaitingList lists={waiting} />}
      <ul aria-label={texts.records} className={styles.counts}>
        {counts.map(({ name, count }) => (
          <li key={name}>
            <Link to={screens[name].to} className={styles.count}>
              <span className={styles.number}>{count === null ? '–' : formats.count(count)}</span>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
      {actions.length > 0 && (
        <Section title={texts.quickActions} items={actions}>
          <ul className={styles.actions}>
            {actions.map(name => (
              <li key={name}>
                <Button icon={<ArrowRightIcon />} render={<Link to={screens[name].to} />}>
                  {texts[name]}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {mayOpen(screens.customOrders.to) && <LatestOrders orders={latestOrders} />}
      {months && <Months months={months} />}
      {mayOpen(screens.products.to) &&
        recent.map(list => <RecentSection key={list.name} {...list} />)}
    </>
  )
}

interface SectionProps {
  title: string
  /** Absent if they could not be loaded. */
  items: readonly unknown[] | null | undefined
  empty?: ReactNode
  children: ReactNode
}

function Section({ title, items, empty, children }: SectionProps): ReactElement {
  const heading = useId()
  const say = useAnswerText()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {!items && <p>{say('Failed to fetch data')}</p>}
      {items && (items.length > 0 ? children : empty)}
    </section>
  )
}

function WaitingList({ lists }: { lists: readonly Waiting[] }): ReactElement {
  const texts = useMessages(dashboardMessages)
  const { count: number } = useFormats()
  const shown = lists.filter(({ count }) => count !== 0)
  return (
    <Section title={texts.waiting} items={shown} empty={<p>{texts.nothingWaits}</p>}>
      <ul className={styles.waiting}>
        {shown.map(({ name, to, count }) => (
          <li key={name}>
            <Link to={to} className={styles.count}>
              <span className={styles.number}>{count === null ? '–' : number(count)}</span>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Number of months in the table, newest first; below them is the sum of twelve. */
const monthsShown = 6

function Months({ months }: { months: NonNullable<DashboardData['months']> }): ReactElement {
  const texts = useMessages(dashboardMessages)
  const { euro, percent, month } = useFormats()
  const year = months.reduce((sum, added) => ({
    month: texts.lastYear,
    offered: sum.offered + added.offered,
    accepted: sum.accepted + added.accepted,
    profit: sum.profit + added.profit,
    offeredCount: sum.offeredCount + added.offeredCount,
    acceptedCount: sum.acceptedCount + added.acceptedCount,
    rejectedCount: sum.rejectedCount + added.rejectedCount,
  }))
  const cells = ({ offered, accepted, profit, acceptedCount, rejectedCount }: typeof year) => {
    const decided = acceptedCount + rejectedCount
    return (
      <>
        <td>{euro(offered)}</td>
        <td>{euro(accepted)}</td>
        <td>{euro(profit)}</td>
        <td>{decided === 0 ? '–' : percent((100 * acceptedCount) / decided)}</td>
      </>
    )
  }
  return (
    <Section title={texts.money} items={months}>
      <p className={styles.hint}>{texts.moneyHint}</p>
      <div className={cx(listStyles.sums, styles.months)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.offered}</th>
              <th scope="col">{texts.accepted}</th>
              <th scope="col">{texts.profit}</th>
              <th scope="col">{texts.acceptance}</th>
            </tr>
          </thead>
          <tbody>
            {months
              .slice(-monthsShown)
              .toReversed()
              .map(row => (
                <tr key={row.month}>
                  <th scope="row">{month(row.month)}</th>
                  {cells(row)}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{year.month}</th>
              {cells(year)}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  )
}

function LatestOrders({ orders }: { orders: LatestOrder[] | null }): ReactElement {
  const texts = useMessages(dashboardMessages)
  const { statuses } = useMessages(customOrdersMessages)
  const { dateTime } = useFormats()
  return (
    <Section
      title={texts.latestOrders}
      items={orders}
      empty={<EmptyState title={texts.noOrders} />}
    >
      <ul className={cx(styles.items, styles.orders)}>
        {orders?.map(({ _id, name, email, orderStatus, createdAt }) => (
          <li key={_id} className={styles.item}>
            <Link to={`/admin/custom-orders/${_id}`} className={styles.title}>
              {[name, email].filter(Boolean).join(', ')}
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
    </Section>
  )
}

function RecentSection({ name, to, items }: DashboardData['recent'][number]): ReactElement {
  const texts = useMessages(dashboardMessages)
  const shared = useMessages(sharedMessages)
  const formats = useFormats()
  return (
    <Section
      title={texts[name]}
      items={items}
      empty={
        <EmptyState
          title={texts.nothing}
          action={<Button render={<FormLink path={`${to}/new`} />}>{texts.addFirst}</Button>}
        />
      }
    >
      <ul className={styles.items}>
        {items?.map(({ _id, title, imageAsset, createdAt, viewPath }) => (
          <li key={_id} className={styles.item}>
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
                render={<Link to={`${to}/edit/${_id}`} />}
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
    </Section>
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
