import { useLanguage, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { ReactElement } from 'react'
import { sharedMessages } from '../shared.messages.ts'
import { useFormats } from '../use-formats.ts'
import { outsideSchedule, type States } from './field-kinds.ts'

interface StateBadgeProps {
  /** Whether the record is switched on. */
  active: boolean
  states: States
  /** The record, or the form's values, with the publication time if it has one. */
  row: object
}

/** Whether visitors see a record; of an active one whose publication is to come or over, that. */
export function StateBadge({ active, states, row }: StateBadgeProps): ReactElement {
  const shared = useMessages(sharedMessages)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const outside = active && outsideSchedule(row)
  if (outside === 'ended') return <Badge>{shared.ended}</Badge>
  if (outside) {
    const { publishAt } = row as { publishAt: string }
    return <Badge tone="warning">{shared.scheduledFrom(dateTime(publishAt))}</Badge>
  }
  return (
    <Badge tone={active ? 'positive' : 'neutral'}>
      {(active ? states.on : states.off)[language]}
    </Badge>
  )
}
