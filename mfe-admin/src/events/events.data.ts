import { type CatalogAnswer, catalogRules, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { uploaded } from '../shared/calls/uploaded.ts'
import { plainFavicon, pngImage } from '../shared/form/file-rules.ts'
import { isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import { fromLocalTime, toLocalTime } from '../shared/local-time.ts'
import type { Resource } from '../shared/resource/resource.ts'

/** An occasion that products are for: a wedding, a christening, a trade fair. */
export type Event = CatalogAnswer<'/api/events/all'>[number]

const failures = {
  load: 'Failed to fetch events',
  save: 'Failed to save event',
  remove: 'Failed to delete event',
}

export const events: Resource<Event> = {
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
    publishAt: [],
    unpublishAt: [],
  }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/events/all'), { fallback: failures.load }),
  }),

  async save(form, target) {
    const [image, favicon] = await Promise.all([
      uploaded('events', form, 'image', failures.save),
      uploaded('events', form, 'favicon', failures.save),
    ])
    const { alt, focus } = detailsIn(form, 'image')
    const body = {
      name: textOf(form, 'name'),
      description: textOf(form, 'description'),
      active: isOn(form, 'active'),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
      publishAt: fromLocalTime(textOf(form, 'publishAt')),
      unpublishAt: fromLocalTime(textOf(form, 'unpublishAt')),
      ...(image !== undefined && { image }),
      ...(favicon !== undefined && { favicon }),
    }
    const call = target
      ? catalog.PUT('/api/events/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body,
        })
      : catalog.POST('/api/events', { body })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      name: row?.name ?? '',
      description: row?.description ?? '',
      ...detailsOf('image', row?.imageAsset),
      active: row?.active ?? true,
      publishAt: toLocalTime(row?.publishAt),
      unpublishAt: toLocalTime(row?.unpublishAt),
    }),
}
