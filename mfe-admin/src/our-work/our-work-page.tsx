import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImagesInput } from '../shared/form/content-fields.tsx'
import { OrderInput, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/rules.ts'
import {
  imageColumn,
  nameColumn,
  numberColumn,
  previewColumn,
  textColumn,
} from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { maxImages, type Work, type WorkValues, works } from './our-work.data.ts'

const workMessages = defineMessages({
  title: { en: 'Title', el: 'Τίτλος' },
  customerName: { en: 'Customer name', el: 'Πελάτης' },
  description: { en: 'Description', el: 'Περιγραφή' },
  images: { en: 'Images', el: 'Εικόνες' },
  imagesHint: { en: 'Maximum 10 images.', el: 'Έως 10 εικόνες.' },
})

type Texts = TextsOf<typeof workMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Work>(texts.images, row => row.imageAssets[0]),
  nameColumn(works, { id: 'title', header: texts.title }),
  textColumn<Work>({ id: 'customerName', header: texts.customerName }, row => row.customerName),
  previewColumn<Work>({ id: 'description', header: texts.description }, row => row.description),
  numberColumn<Work>({ id: 'order', header: shared.order }, row => row.order),
]

const searchText = ({ title, customerName, description }: Work) =>
  `${title} ${customerName} ${description}`

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={works}
      messages={workMessages}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/our-works'}
      Fields={WorkFields}
    />
  )
}

function WorkFields({ row, control, texts }: FieldsProps<Work, WorkValues, Texts>): ReactElement {
  const assets = row?.imageAssets ?? []
  const stored = assets.map((asset, index) => ({ url: row?.images[index] ?? '', asset }))
  return (
    <>
      <TextInput control={control} name="title" label={texts.title} required />
      <TextInput control={control} name="customerName" label={texts.customerName} required />
      <TextAreaInput control={control} name="description" label={texts.description} required />
      <ImagesInput
        control={control}
        name="images"
        label={texts.images}
        hint={texts.imagesHint}
        rule={anyImage}
        max={maxImages}
        stored={stored}
      />
      <OrderInput control={control} name="order" min={0} />
    </>
  )
}
