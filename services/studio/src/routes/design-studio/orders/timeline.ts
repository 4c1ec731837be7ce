import { timelineOf } from '@stampa/service-kit/timeline'
import type { TimelineEntry } from './schema.ts'

export const { addEntries, listEntries, findChange, changesSince, listStatuses } =
  timelineOf<TimelineEntry['kind']>('design_order_timeline')
