import { logoImage } from '@stampa/rules/files'
import { active, text, uploadedImage } from '../shared/resource/field-kinds.ts'
import { resource } from '../shared/resource/resource.ts'

export const customers = resource({
  kind: 'customers',
  words: {
    title: { en: 'Our Customers', el: 'Οι πελάτες μας' },
    noun: { en: 'customer', el: 'πελάτης' },
    many: { en: 'customers', el: 'πελάτες' },
    fresh: { en: 'New customer', el: 'Νέος πελάτης' },
    this: { en: 'this customer', el: 'αυτόν τον πελάτη' },
  },
  nameOf: customer => customer.name,
  fields: [
    text('name', { en: 'Name', el: 'Όνομα' }),
    uploadedImage('image', { en: 'Logo', el: 'Λογότυπο' }, logoImage, { fit: 'contain' }),
    active(),
  ],
  columns: [
    'image',
    'name',
    { id: 'createdAt', label: { en: 'Created', el: 'Προστέθηκε' }, time: row => row.createdAt },
    'active',
  ],
  page: () => import(/* webpackChunkName: "customers" */ '../shared/resource/resource-page.tsx'),
})
