/** Who is told of what happened. */
export type Audience = 'customer' | 'shop'

/** An event as it is stored, with the ids that its letters need. */
export type StoredEvent<Events> = {
  [Type in keyof Events]: { type: Type; payload: Events[Type] }
}[keyof Events]

/** How a service tells what happened there. */
export interface Telling<Events> {
  /** Of what there is to tell, to whom: one mail for each. */
  audiences: Record<keyof Events & string, readonly Audience[]>
  /** SQL that holds of rows of `outbox` that have to wait yet; written by us. @default none has to */
  hold?: string
}

/** One mail to be sent. */
export interface PlannedMail {
  event: string
  audience: Audience
}

/** What a mail is called in the queue, in its header and as a file: the same whenever it is tried. */
export function mailName({ event, audience }: PlannedMail): string {
  return `${event}-${audience}`
}
