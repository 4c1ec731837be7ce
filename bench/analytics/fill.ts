import pg from 'pg'

/** What a database of the size of a large shop has. */
export interface Filling {
  views: number
  /** Days before today over which they are spread. */
  days: number
}

const viewsPerSession = 4
const paths = 500
const cities = 300

/** Labels of one dimension: their texts, and how many there are. */
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
 * Fills the service's own tables, sums included, as so many views would have: in PostgreSQL, a day at a time,
 * each with its rows and what they come to.
 *
 * @param databaseUrl of the analytics database
 */
export async function fillVisits(
  databaseUrl: string,
  { views, days }: Filling,
  report: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query(`set work_mem = '256MB'`)
    await client.query(labelFunction)
    for (const [kind, sql] of Object.entries(texts)) {
      await client.query(
        `insert into labels (id, kind, text, title, name)
         select bench_label($1, t), $1, t, case when $1 = 'page' then t || ' | Stampa' end,
           case when $1 = 'page' then 'Product Detail' end
         from (${sql}) x (t) on conflict do nothing`,
        [kind],
      )
    }
    const sessions = Math.round(views / viewsPerSession / days)
    for (let day = days; day > 0; day--) {
      await client.query('begin')
      await client.query(daySql(sessions, day))
      await client.query(rollupSql)
      await client.query('drop table day_sessions')
      await client.query('commit')
      if (day % 30 === 0) report(`${days - day} of ${days} days`)
    }
    await client.query('drop function bench_label')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A label's id as the service makes it: the first 64 bits of a hash. */
const labelFunction = `
  create or replace function bench_label(kind text, t text) returns bigint immutable language sql as $$
    select ('x' || encode(substr(sha256(convert_to(kind || ':' || t, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint
  $$`

/** The label with this number among those of a kind, some much more often than others. */
function pick(kind: string, chance: string): string {
  return `(select ids[1 + floor(power(${chance}, 2) * cardinality(ids))::int] from label_ids where kind = '${kind}')`
}

function daySql(sessions: number, day: number): string {
  return `
    create temporary table if not exists label_ids as
      select kind, array_agg(id order by text) as ids from labels group by kind;
    create temporary table day_sessions as
    select
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
        || substr(md5(random()::text || n), 1, 20))::uuid as id,
      at as started_at, source, country, city, device, browser, os, campaign, pages, seen, admin
    from (
      select n, date_trunc('milliseconds', date_trunc('day', now(), 'Europe/Athens') - ${day} * interval '1 day'
          + random() * interval '24 hours') as at,
        ${pick('source', 'random() + n * 0')} as source,
        ${pick('country', 'random() + n * 0')} as country,
        ${pick('city', 'random() + n * 0')} as city,
        ${pick('device', 'random() + n * 0')} as device,
        ${pick('browser', 'random() + n * 0')} as browser,
        ${pick('os', 'random() + n * 0')} as os,
        case when n % 5 = 0 then ${pick('campaign', 'random() + n * 0')} end as campaign,
        (select array_agg(${pick('page', 'random() + v * 0 + n * 0')})
           from generate_series(1, 1 + n % ${viewsPerSession * 2 - 1}) v) as pages,
        (random() * 600000)::int as seen,
        n % 200 = 0 as admin
      from generate_series(1, ${sessions}) n
    ) s;
    insert into sessions (id, started_at, source, country, city, device, browser, os, campaign,
      entry_page, exit_page, entry_at, exit_at, ended, views, admin, seen)
    select id, started_at, source, country, city, device, browser, os, campaign,
      pages[1], pages[cardinality(pages)], 0, (cardinality(pages) - 1) * 1000, seen,
      cardinality(pages), admin, array[0, seen]
    from day_sessions order by id;
    insert into page_views (session_id, event, page, at)
    select id, ('x' || substr(md5(id::text || v), 1, 16))::bit(64)::bigint, pages[v], (v - 1) * 1000
    from day_sessions, generate_series(1, cardinality(pages)) v order by 1, 2`
}

/** What the sessions of a day come to, by the rules of the service. */
const rollupSql = `
  insert into rollups as r (dimension, grain, bucket, value, sessions, views, duration, bounces)
  select dimension, grain,
    case grain when 0 then date_trunc('hour', started_at)
      when 1 then date_trunc('day', started_at, 'Europe/Athens')
      else date_trunc('month', started_at, 'Europe/Athens') end,
    value, sum(sessions), sum(views), sum(duration), sum(bounces)
  from (
    select dimension, value, started_at, 1 as sessions, cardinality(pages) as views,
      round(seen / 1000.0)::bigint as duration, (cardinality(pages) <= 1)::int as bounces
    from day_sessions cross join lateral (values (0, 0), (2, source), (3, country), (4, city),
      (5, (select id from labels where kind = 'userType' and text = case when admin then 'admin' else 'user' end)),
      (6, device), (7, browser), (8, os), (9, campaign), (10, pages[1]), (11, pages[cardinality(pages)])
    ) v (dimension, value) where value is not null
    union all
    select 1, page, started_at, 0, 1, 0, 0 from day_sessions, unnest(pages) page
  ) valued cross join generate_series(0, 2) grain
  where grain > 0 or dimension <= 6
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (dimension, grain, bucket, value) do update set
    sessions = r.sessions + excluded.sessions, views = r.views + excluded.views,
    duration = r.duration + excluded.duration, bounces = r.bounces + excluded.bounces`
