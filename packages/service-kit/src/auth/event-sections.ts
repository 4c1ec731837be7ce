import { allows, type Section } from '@stampa/rules/permissions'
import type { FastifyRequest } from 'fastify'

/**
 * Sections of the events that are not of the section that a route requires, by the word that begins their types: `offer`
 * of `offer.sent`.
 */
export type EventSections = Readonly<Record<string, Section>>

/** Returns the words of the events that the administrator has no permission for. */
export function closedEvents(
  { admin }: FastifyRequest,
  verb: 'read' | 'write',
  sections: EventSections,
): string[] {
  return Object.entries(sections)
    .filter(([, section]) => !allows(admin.scope, `${section}:${verb}`))
    .map(([word]) => word)
}
