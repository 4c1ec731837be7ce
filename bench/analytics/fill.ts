import type { Stack } from '@stampa/stack'
import type pg from 'pg'
import { withDatabase } from '../platform/platform.ts'

/** Size of the database to fill. */
export interface Filling {
  views: number
  /** Days before today with views. */
  days: number
}

const viewsPerSession = 4
const paths = 500
const cities = 300

const texts: Record<string, string> = {
  page: `select '/products/product-' || n from generate_series(1, ${paths}) n`,
  source: `select unnest(array['google','direct','instagram','facebook','linkedin','other'])`,
  country: `select unnest(array['GR','CY','DE','GB','NL','IT','BG','US','FR','ES','RO','SE','AT','BE','CH'])`,
  city: `select 'City ' || n from generate_series(1, ${cities}) n`,
  userType: `select unnest(array['user','admin'])`,
  device: `select unnest(array['mobile','desktop','tablet'])`,
  browser: `select unnest(array['Chrome','Safari','Firefox','Microsoft Edge','Samsung Internet'])`,
  os: `select unnest(array['Android','iOS','Windows','macOS','Linux'])`,
  campaign: `select 'campaign-' || n from generate_series(1, 40) n`,
}

/**
 * Fills the service's tables, rollups included, with SQL, a day at a time. Days that have visits
 * are kept, so that an interrupted run continues and kept data is reused.
 */
export async function fillVisits(stack: Stack, { views, days }: Filling): Promise<void> {
  await withDatabase(stack, 'analytics', async client => {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'; set jit = off`)
    // In Greece, where a day does not always have 24 hours.
    await client.query(`set time zone 'Europe/Athens'`)
    const ids = await fillLabels(client)
    const sessions = Math.round(views / viewsPerSession / days)
    const missing = await emptyDays(client, days)
    for (const [done, day] of missing.entries()) {
      await client.query('begin')
      for (const sql of [sessionsSql(ids, sessions, day), ...rowsSql(ids), ...rollupsSql(ids)]) {
        await client.query(sql)
      }
      await client.query('commit')
      if (done % 30 === 29) console.error(`  ${done + 1} of ${missing.length} days`)
    }
    if (missing.length > 0) await client.query('vacuum analyze')
  })
}

/** Label ids by kind. */
type Ids = ReadonlyMap<string, readonly string[]>

async function fillLabels(client: pg.Client): Promise<Ids> {
  await client.query(labelFunction)
  for (const [kind, sql] of Object.entries(texts)) {
    await client.query(
      `insert into labels (id, kind, text, title, name)
       select pg_temp.label_id($1, t), $1, t, case when $1 = 'page' then t || ' | Stampa' end,
         case when $1 = 'page' then 'Product Detail' end
       from (${sql}) x (t) on conflict do nothing`,
      [kind],
    )
  }
  const { rows } = await client.query<{ kind: string; ids: string[] }>(
    'select kind, array_agg(id::text order by text) as ids from labels group by kind',
  )
  return new Map(rows.map(({ kind, ids }) => [kind, ids]))
}

/** @returns the days without visits, as numbers of days before today, the earliest first */
async function emptyDays(client: pg.Client, days: number): Promise<number[]> {
  const { rows } = await client.query<{ day: number }>(
    `select day from generate_series($1::int, 1, -1) day where not exists (
       select from rollups where dimension = 0 and grain = 1
         and bucket = date_trunc('day', now(), 'Europe/Athens') - day * interval '1 day')`,
    [days],
  )
  return rows.map(({ day }) => day)
}

/** SQL function that derives a label's id like the service: the first 64 bits of a hash. */
const labelFunction = `
  create or replace function pg_temp.label_id(kind text, t text) returns bigint immutable language sql as $$
    select ('x' || encode(substr(sha256(convert_to(kind || ':' || t, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint
  $$`

/** Returns SQL that picks a label of a kind with a skewed distribution. @param chance SQL of a number from 0 to 1 */
function pick(ids: Ids, kind: string, chance = 'random()'): string {
  const some = ids.get(kind) ?? []
  return `('{${some.join(',')}}'::bigint[])[1 + floor(power(${chance}, 2) * ${some.length})::int]`
}

/** Returns SQL of a view's page, derived from its number. @param view SQL of the view's number in the session */
function pageOf(ids: Ids, view: string): string {
  return pick(ids, 'page', `((n * 7919 + ${view} * 104729) % 10007) / 10007.0::float8`)
}

/** Returns SQL that creates a day's sessions as a temporary table. */
function sessionsSql(ids: Ids, sessions: number, day: number): string {
  return `
    create temporary table day_sessions on commit drop as
    select
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
        || substr(md5(random()::text), 1, 20))::uuid as id,
      n, at as started_at, date_trunc('hour', at) as hour, n % 200 = 0 as admin,
      1 + n % ${viewsPerSession * 2 - 1} as views, (random() * 600000)::int as seen,
      ${pick(ids, 'source')} as source, ${pick(ids, 'country')} as country,
      ${pick(ids, 'city')} as city, ${pick(ids, 'device')} as device,
      ${pick(ids, 'browser')} as browser, ${pick(ids, 'os')} as os,
      case when n % 5 = 0 then ${pick(ids, 'campaign')} end as campaign,
      ${pageOf(ids, '1')} as entry_page,
      ${pageOf(ids, `(1 + n % ${viewsPerSession * 2 - 1})`)} as exit_page
    from (
      select n, date_trunc('milliseconds', date_trunc('day', now(), 'Europe/Athens')
        - ${day} * interval '1 day' + random() * interval '24 hours') as at
      from generate_series(1::bigint, ${sessions}) n
    ) s order by id`
}

/** Returns SQL of the sessions' rows: one visitor in fifty has a conversion. */
function rowsSql(ids: Ids): string[] {
  return [
    `insert into sessions (id, started_at, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen, conversions)
     select id, started_at, source, country, city, device, browser, os, campaign,
       entry_page, exit_page, 0, (views - 1) * 1000, seen, views, admin, array[0, seen],
       case when n % 50 = 0 then array[(n % 3 = 0)::int, (n % 3 = 1)::int, (n % 3 = 2)::int, 0] end
     from day_sessions`,
    `insert into page_views (session_id, event, page, at)
     select id, (random() * 9e18)::bigint, ${pageOf(ids, 'v')}, (v - 1) * 1000
     from day_sessions, generate_series(1, views) v`,
    `insert into conversions (session_id, event, name, at)
     select id, n, (array['contact-sent', 'order-sent', 'mockup-saved'])[1 + n % 3], 5000
     from day_sessions where n % 50 = 0`,
  ]
}

/** Returns SQL of a day's rollups by the rules of the service: by hour first, the others from these. */
function rollupsSql(ids: Ids): string[] {
  const [admin, user] = ids.get('userType') ?? []
  return [
    `create temporary table day_hours on commit drop as
     select dimension, hour, value, sum(sessions) as sessions, sum(views) as views,
       sum(duration) as duration, sum(bounces) as bounces
     from (
       select dimension, value, hour, 1 as sessions, views, (seen + 500) / 1000 as duration,
         (views <= 1)::int as bounces
       from day_sessions cross join lateral (values (0, 0), (2, source), (3, country), (4, city),
         (5, case when admin then ${admin} else ${user} end::bigint), (6, device), (7, browser),
         (8, os), (9, campaign), (10, entry_page), (11, exit_page)
       ) v (dimension, value) where value is not null
       union all
       select 1, ${pageOf(ids, 'v')}, hour, 0, 1, 0, 0
       from day_sessions, generate_series(1, views) v
       union all
       select 12 + n % 3, source, hour, 1, 1, 0, 0 from day_sessions where n % 50 = 0
     ) valued group by 1, 2, 3`,
    addSql(0, 'hour', 'where dimension <= 6'),
    addSql(1, `date_trunc('day', hour, 'Europe/Athens')`),
    addSql(2, `date_trunc('month', hour, 'Europe/Athens')`),
    addSql(3, dekadOf('hour'), 'where dimension = 1'),
  ]
}

/** Returns SQL of the start of a third of a month, for a connection in the time zone of Greece. */
function dekadOf(moment: string): string {
  return `date_trunc('month', ${moment}) + least((extract(day from ${moment})::int - 1) / 10, 2) * interval '10 days'`
}

function addSql(grain: number, bucket: string, condition = ''): string {
  return `
    insert into rollups as r (dimension, grain, bucket, value, sessions, views, duration, bounces)
    select dimension, ${grain}, ${bucket}, value, sum(sessions), sum(views), sum(duration), sum(bounces)
    from day_hours ${condition} group by 1, 3, 4 order by 1, 3, 4
    on conflict (dimension, grain, bucket, value) do update set
      sessions = r.sessions + excluded.sessions, views = r.views + excluded.views,
      duration = r.duration + excluded.duration, bounces = r.bounces + excluded.bounces`
}
