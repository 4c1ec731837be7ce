import type { Knex } from 'knex'
import type { App } from '../app/base-app.ts'
import { type QueueConfig, type QueueOptions, repeatedly, WorkQueue, workOff } from '../queue.ts'

/** An event of another service's outbox. */
export interface ForwardedEvent {
  id: string
  type: string
  /** Ids of records. */
  payload: Record<string, unknown>
  /** ISO time. */
  at: string
}

/** Returns the options of a queue of events. Its jobs are tried for years: the sender has forgotten them. */
export function forwardingQueue(name: string): QueueOptions {
  return { name, attempts: 30, backoffMs: 1000, concurrency: 1 }
}

/**
 * Returns the statements that keep the events of some types for {@link forwardEvents}, for a service's migration. An
 * event that is undone before its mails are planned is not forwarded.
 */
export function forwardingTable(types: readonly string[]): string {
  return `
    create table forwarded_events (
      event_id uuid primary key references outbox on delete cascade
    );
    create function forward_event() returns trigger language plpgsql as $$
    begin
      insert into forwarded_events values (new.id);
      return null;
    end $$;
    create trigger forward_event after insert on outbox
      for each row when (new.type in (${types.map(type => `'${type}'`).join(', ')}))
      execute function forward_event();
  `
}

export const dropForwardingTable = `
  drop trigger forward_event on outbox;
  drop function forward_event;
  drop table forwarded_events;
`

export const batchSize = 100

/** Makes a worker hand the kept events on to the service that reads the queue; each at least once. */
export function forwardEvents(app: App, config: QueueConfig, name: string): void {
  forward(app, config, forwardingQueue(name), forwardBatch, 'events wait: they cannot be forwarded')
}

/**
 * Makes a worker hand on what is due, each second, batch by batch.
 *
 * @param forwardBatch forgets up to `batchSize` of them, only if the queue accepts them. @returns their number
 * @param failure is logged while it fails
 */
export function forward<Job>(
  app: App,
  config: QueueConfig,
  name: ReturnType<typeof forwardingQueue>,
  forwardBatch: (db: Knex, queue: WorkQueue<Job>) => Promise<number>,
  failure: string,
): void {
  const queue = new WorkQueue<Job>(config, name)
  queue.measure(app)
  app.addHook('onClose', () => queue.close())
  repeatedly(
    app,
    1000,
    async () => {
      while (queue.ready && (await forwardBatch(app.db, queue)) === batchSize);
    },
    failure,
  )
}

/** Forgets events only if the queue accepts them. @returns their number */
function forwardBatch(db: Knex, queue: WorkQueue<ForwardedEvent>): Promise<number> {
  return db.transaction(async tx => {
    const { rows } = await tx.raw<{ rows: (Omit<ForwardedEvent, 'at'> & { at: Date })[] }>(
      `with due as (
         select event_id from forwarded_events f join outbox o on o.id = f.event_id
         where o.handed_on_at is not null
         order by event_id limit ? for update of f skip locked
       )
       delete from forwarded_events f using due, outbox o
       where f.event_id = due.event_id and o.id = f.event_id
       returning o.id, o.type, o.payload, o.created_at as at`,
      [batchSize],
    )
    const events = rows.map(event => ({ ...event, at: event.at.toISOString() }))
    if (events.length > 0) await queue.addJobs(events.map(data => ({ id: data.id, data })))
    return events.length
  })
}

/**
 * Makes a worker record events of another service in its own outbox, without mails: for its webhooks.
 *
 * @param types that are recorded; others are ignored
 */
export function receiveEvents(
  app: App,
  config: QueueConfig,
  name: string,
  types: readonly string[],
): void {
  const work = workOff<ForwardedEvent>(
    config,
    forwardingQueue(name),
    async ({ id, type, payload, at }) => {
      if (!types.includes(type)) return
      const event = { id, type, payload, created_at: at, handed_on_at: app.db.fn.now() }
      await app.db('outbox').insert(event).onConflict('id').ignore()
    },
    err => app.log.debug({ err }, 'event queue error'),
  )
  app.addHook('onClose', () => work.close())
}
