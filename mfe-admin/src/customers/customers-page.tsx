import { useLoaderData } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput } from '../shared/form/fields.tsx'
import { logoImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { dateColumn, imageColumn, nameColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Customer, customers } from './customers.data.ts'
import { customerMessages } from './customers.messages.ts'

type Texts = TextsOf<typeof customerMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Customer>(texts.image, row => row.imageAsset, 'contain'),
  nameColumn(customers, { id: 'name', header: texts.name }),
  dateColumn<Customer>({ id: 'createdAt', header: texts.createdAt }, row => row.createdAt),
  activeColumn(customers, shared),
]

const searchText = ({ name }: Customer) => name

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Customer>>()
  return (
    <ResourcePage
      resource={customers}
      messages={customerMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      Fields={CustomerFields}
    />
  )
}

function CustomerFields({
  row,
  values,
  errors,
  texts,
}: FieldsProps<Customer, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        defaultValue={textOf(values, 'name')}
        required
        error={errors.name}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={logoImage}
        stored={row?.imageAsset}
        required={!row}
        values={values}
        errors={errors}
      />
      <ActiveField values={values} />
    </>
  )
}
