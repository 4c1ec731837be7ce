import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput } from '../shared/form/content-fields.tsx'
import { ActiveInput, TextInput } from '../shared/form/fields.tsx'
import { logoImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { dateColumn, imageColumn, nameColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Customer, type CustomerValues, customers } from './customers.data.ts'

const customerMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  image: { en: 'Logo', el: 'Λογότυπο' },
  createdAt: { en: 'Created', el: 'Προστέθηκε' },
})

type Texts = TextsOf<typeof customerMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Customer>(texts.image, row => row.imageAsset, 'contain'),
  nameColumn(customers, { id: 'name', header: texts.name }),
  dateColumn<Customer>({ id: 'createdAt', header: texts.createdAt }, row => row.createdAt),
  activeColumn(customers, shared),
]

const searchText = ({ name }: Customer) => name

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={customers}
      messages={customerMessages}
      columns={columns}
      searchText={searchText}
      Fields={CustomerFields}
    />
  )
}

function CustomerFields({
  row,
  control,
  texts,
}: FieldsProps<Customer, CustomerValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="name" label={texts.name} required />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={logoImage}
        stored={row?.imageAsset}
        required={!row}
      />
      <ActiveInput control={control} name="active" />
    </>
  )
}
