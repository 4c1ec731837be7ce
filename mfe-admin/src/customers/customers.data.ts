import { type CatalogAnswer, catalogRules, unwrap } from '@stampa/api'
import { catalog } from '../shared/calls/api.ts'
import { rulesOf } from '../shared/calls/service-rules.ts'
import { uploaded } from '../shared/calls/uploaded.ts'
import { logoImage } from '../shared/form/file-rules.ts'
import { isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile, fileRequiredWhenNew } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Customer = CatalogAnswer<'/api/customers/admin'>[number]

const failures = {
  load: 'Failed to fetch customers',
  save: 'Failed to save customer',
  remove: 'Failed to delete customer',
}

// The call wants the address of an upload; the form has the file.
const { image, ...rules } = catalogRules['/api/customers']

export const customers: Resource<Customer> = {
  id: 'customers',
  kind: 'customers',
  words: {
    title: { en: 'Our Customers', el: 'Οι πελάτες μας' },
    noun: { en: 'customer', el: 'πελάτης' },
    many: { en: 'customers', el: 'πελάτες' },
    fresh: { en: 'New customer', el: 'Νέος πελάτης' },
    this: { en: 'this customer', el: 'αυτόν τον πελάτη' },
  },
  failures,
  nameOf: customer => customer.name,
  isOn: customer => customer.active,
  rules: rulesOf(rules, { image: [fileRequiredWhenNew(image.message), acceptedFile(logoImage)] }),

  load: async () => ({
    rows: await unwrap(catalog.GET('/api/customers/admin'), { fallback: failures.load }),
  }),

  async save(form, target) {
    const image = (await uploaded('customers', form, 'image', failures.save)) ?? undefined
    const { alt, focus } = detailsIn(form, 'image')
    const values = {
      name: textOf(form, 'name'),
      active: isOn(form, 'active'),
      imageAlt: alt,
      ...(focus && { imageFocus: focus }),
    }
    const call = target
      ? catalog.PUT('/api/customers/{id}', {
          params: { path: { id: target.id }, header: { 'if-match': target.ifMatch } },
          body: { ...values, ...(image && { image }) },
        })
      : catalog.POST('/api/customers', { body: { ...values, image: image ?? '' } })
    return unwrap(call, { fallback: failures.save, preferServerMessage: true })
  },

  toForm: row =>
    toForm({
      name: row?.name ?? '',
      ...detailsOf('image', row?.imageAsset),
      active: row?.active ?? true,
    }),
}
