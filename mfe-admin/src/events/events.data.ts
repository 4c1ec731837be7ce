import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { uploadImage } from '../shared/calls/uploaded.ts'
import {
  type ImageValues,
  imageDetails,
  imageValues,
  type ScheduleValues,
  scheduleBody,
  scheduleValues,
} from '../shared/form/field-values.ts'
import { acceptedFile, plainFavicon, pngImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

/** An occasion that products are for: a wedding, a christening, a trade fair. */
export type Event = CatalogAnswer<'/api/events/all'>[number]

export type EventValues = ImageValues<'image'> &
  ImageValues<'favicon'> &
  ScheduleValues & {
    name: string
    description: string
    active: boolean
  }

const failures = {
  load: 'Failed to fetch events',
  save: 'Failed to save event',
  remove: 'Failed to delete event',
}

export const events: Resource<Event, EventValues> = {
  id: 'events',
  kind: 'events',
  words: {
    title: { en: 'Events', el: 'Περιστάσεις' },
    noun: { en: 'event', el: 'περίσταση' },
    many: { en: 'events', el: 'περιστάσεις' },
    fresh: { en: 'New event', el: 'Νέα περίσταση' },
    this: { en: 'this event', el: 'αυτή την περίσταση' },
  },
  failures,
  nameOf: event => event.name,
  isOn: event => event.active,
  rules: rulesOf(catalogRules['/api/events'], {
    image: acceptedFile(pngImage),
    favicon: acceptedFile(plainFavicon),
  }),

  load: listLoader('/api/events/all', failures.load),

  toValues: row => ({
    name: row?.name ?? '',
    description: row?.description ?? '',
    ...imageValues('image', row?.imageAsset),
    ...imageValues('favicon', undefined),
    active: row?.active ?? true,
    ...scheduleValues(row),
  }),

  async toBody(values) {
    const [image, favicon] = await Promise.all(
      (['image', 'favicon'] as const).map(field =>
        uploadImage('events', field, values[field], values[`${field}Removed`], failures.save),
      ),
    )
    const { name, description, active } = values
    const body: RecordBody<'events'> = {
      name,
      description,
      active,
      ...imageDetails('image', values),
      ...scheduleBody(values),
      ...(image !== undefined && { image }),
      ...(favicon !== undefined && { favicon }),
    }
    return body
  },
}
