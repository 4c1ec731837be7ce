import {
  byColumn,
  byMaking,
  type ContentRow,
  type ContentType,
  inGreekOrder,
} from '../../content/content-type.ts'
import {
  recordView,
  type ScheduledRow,
  scheduleColumns,
  scheduleView,
} from '../../content/schema.ts'
import type { Images } from '../../content/uploads.ts'
import type { Draft } from '../../content/write.ts'
import { type ImageUse, imageAsset, imageUrl, imageUse } from '../../images.ts'
import { type AdminEvent, adminEvent, type EventInput, type PublicEvent } from './schema.ts'

interface EventRow extends ContentRow, ScheduledRow {
  name: string
  description: string
  active: boolean
  image: ImageUse | null
  favicon: ImageUse | null
}

export const events: ContentType<EventRow> = {
  kind: 'event',
  label: 'Event',
  table: 'events',
  columns: ['name', 'description', 'image', 'favicon'],
  flag: 'active',
  scheduled: true,
  sorting: {
    id: 'events.id',
    keys: {
      createdAt: byMaking('events.id'),
      name: inGreekOrder('events.name', row => row.name),
      active: byColumn('events.active', row => row.active),
    },
  },
  standardSort: 'createdAt',
  name: row => row.name,
  admin: adminEvent,
  toAdmin: toAdminEvent,
}

export function toPublicEvent(row: EventRow): PublicEvent {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    image: row.image && imageUrl(row.image),
    imageAsset: row.image && imageAsset(row.image),
    favicon: row.favicon && imageUrl(row.favicon),
    faviconAsset: row.favicon && imageAsset(row.favicon),
  }
}

function toAdminEvent(row: EventRow): AdminEvent {
  return { ...toPublicEvent(row), active: row.active, ...scheduleView(row), ...recordView(row) }
}

export function eventDraft(
  input: EventInput,
  { image, favicon }: Images,
  before?: EventRow,
): Draft {
  const use = { alt: input.imageAlt, focus: input.imageFocus }
  return {
    columns: {
      name: input.name.trim(),
      description: input.description?.trim(),
      active: input.active,
      image: imageUse(image, use, before?.image),
      favicon,
      ...scheduleColumns(input, before),
    },
  }
}
