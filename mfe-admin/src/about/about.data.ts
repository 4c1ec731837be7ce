import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { type ImageValues, imageBody, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, anyImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type AboutContent = CatalogAnswer<'/api/about/admin'>[number]

export type AboutValues = ImageValues<'bannerImage'> & {
  title: string
  content: string
  active: boolean
}

const failures = {
  load: 'Failed to fetch about content',
  save: 'Failed to save about content',
  remove: 'Failed to delete about content',
}

export const aboutContents: Resource<AboutContent, AboutValues> = {
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

  load: listLoader('/api/about/admin', failures.load),

  toValues: row => ({
    title: row?.title ?? '',
    content: row?.content ?? '',
    ...imageValues('bannerImage', row?.bannerImageAsset),
    active: row?.active ?? true,
  }),

  toBody: ({ title, content, active, ...values }): RecordBody<'about'> => ({
    title,
    content,
    active,
    ...imageBody('bannerImage', values),
  }),
}
