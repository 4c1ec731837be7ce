import { type CatalogAnswer, catalogRules, multipart, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { anyImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, requiredFileOf, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type AboutContent = CatalogAnswer<'/api/about/admin'>[number]

const failures = {
  load: 'Failed to fetch about content',
  save: 'Failed to save about content',
  remove: 'Failed to delete about content',
}

export const aboutContents: Resource<AboutContent> = {
  id: 'about',
  kind: 'about',
  words: {
    title: { en: 'About', el: 'Σχετικά' },
    noun: { en: 'about content', el: 'κείμενο' },
    many: { en: 'about contents', el: 'κείμενα' },
    fresh: { en: 'New about content', el: 'Νέο κείμενο' },
    this: { en: 'this about content', el: 'αυτό το κείμενο' },
  },
  failures,
  nameOf: content => content.title,
  isOn: content => content.active,
  rules: rulesOf(catalogRules['/api/about'], { bannerImage: acceptedFile(anyImage) }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/about/admin'), { fallback: failures.load }),
  }),

  save(form, target) {
    const bannerImage = fileOf(form, 'bannerImage')
    const { alt, focus } = detailsIn(form, 'bannerImage')
    const values = {
      title: textOf(form, 'title'),
      content: textOf(form, 'content'),
      active: isOn(form, 'active'),
      bannerImageAlt: alt,
      ...(focus && { bannerImageFocus: focus }),
    }
    const call = target
      ? catalog.PUT('/api/about/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(bannerImage && { bannerImage }) },
          bodySerializer: multipart,
        })
      : catalog.POST('/api/about', {
          body: { ...values, bannerImage: requiredFileOf(form, 'bannerImage') },
          bodySerializer: multipart,
        })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      title: row?.title ?? '',
      content: row?.content ?? '',
      ...detailsOf('bannerImage', row?.bannerImageAsset),
      active: row?.active ?? true,
    }),
}
