import { type CatalogAnswer, catalogRules } from '@stampa/api'
import { listLoader, type RecordBody } from '../shared/calls/content-calls.ts'
import { uploadImage } from '../shared/calls/uploaded.ts'
import { type ImageValues, imageDetails, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, fileRequiredWhenNew, logoImage, rulesOf } from '../shared/form/rules.ts'
import type { Resource } from '../shared/resource/resource.ts'

export type Customer = CatalogAnswer<'/api/customers/admin'>[number]

export type CustomerValues = ImageValues<'image'> & {
  name: string
  active: boolean
}

const failures = {
  load: 'Failed to fetch customers',
  save: 'Failed to save customer',
  remove: 'Failed to delete customer',
}

// The call wants the address of an upload; the form has the file.
const { image, ...rules } = catalogRules['/api/customers']

export const customers: Resource<Customer, CustomerValues> = {
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

  load: listLoader('/api/customers/admin', failures.load),

  toValues: row => ({
    name: row?.name ?? '',
    ...imageValues('image', row?.imageAsset),
    active: row?.active ?? true,
  }),

  async toBody(values) {
    const { name, active } = values
    const image = await uploadImage('customers', 'image', values.image, false, failures.save)
    const body: RecordBody<'customers'> = {
      name,
      active,
      ...imageDetails('image', values),
      ...(image && { image }),
    }
    return body
  },
}
