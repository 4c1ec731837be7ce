import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { ImagesField } from '@stampa/ui/image-field/images-field.tsx'
import type { ReactElement } from 'react'
import { useAnswerText } from '../shared/calls/use-answer-text.ts'
import { OrderField } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { filesOf, textOf, textsOf } from '../shared/form/form-values.ts'
import { refuseFile } from '../shared/form/rules.ts'
import {
  imageColumn,
  nameColumn,
  numberColumn,
  previewColumn,
  textColumn,
} from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { maxImages, type Work, works } from './our-work.data.ts'
import { workMessages } from './our-work.messages.ts'

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
  const data = useLoaderData<ResourceData<Work>>()
  return (
    <ResourcePage
      resource={works}
      messages={workMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/our-works'}
      Fields={WorkFields}
    />
  )
}

function WorkFields({ row, values, errors, texts }: FieldsProps<Work, Texts>): ReactElement {
  const say = useAnswerText()
  const stored = row?.imageAssets.map((asset, index) => ({ url: row.images[index] ?? '', asset }))
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        defaultValue={textOf(values, 'title')}
        required
        error={errors.title}
      />
      <TextField
        label={texts.customerName}
        name="customerName"
        defaultValue={textOf(values, 'customerName')}
        required
        error={errors.customerName}
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={textOf(values, 'description')}
        required
        error={errors.description}
      />
      <ImagesField
        label={texts.images}
        name="images"
        hint={texts.imagesHint}
        accept={anyImage.accept}
        max={maxImages}
        check={file => {
          const message = refuseFile(file, anyImage)
          return message && say(message)
        }}
        current={stored ?? []}
        initial={{
          kept: textsOf(values, 'imagesKept'),
          files: filesOf(values, 'images'),
          alts: textsOf(values, 'imagesAlt'),
        }}
        error={errors.images}
      />
      <OrderField values={values} errors={errors} min={0} />
    </>
  )
}
