import { useLoaderData } from '@stampa/platform'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { ProseField } from '../shared/form/prose-field.tsx'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type AboutContent, aboutContents } from './about.data.ts'
import { aboutMessages } from './about.messages.ts'

type Texts = TextsOf<typeof aboutMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<AboutContent>(texts.bannerImage, row => row.bannerImageAsset),
  nameColumn(aboutContents, { id: 'title', header: texts.title }),
  previewColumn<AboutContent>({ id: 'content', header: texts.content }, row => row.content),
  activeColumn(aboutContents, shared),
]

const searchText = ({ title, content }: AboutContent) => `${title} ${content}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<AboutContent>>()
  return (
    <ResourcePage
      resource={aboutContents}
      messages={aboutMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/about'}
      Fields={AboutFields}
      size="large"
    />
  )
}

function AboutFields({
  row,
  values,
  errors,
  texts,
}: FieldsProps<AboutContent, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        defaultValue={textOf(values, 'title')}
        required
        error={errors.title}
      />
      <ProseField
        label={texts.content}
        name="content"
        defaultValue={textOf(values, 'content')}
        error={errors.content}
      />
      <ImageInput
        name="bannerImage"
        label={texts.bannerImage}
        rule={anyImage}
        stored={row?.bannerImageAsset}
        required={!row}
        values={values}
        errors={errors}
      />
      <ActiveField values={values} hint={texts.activeHint} />
    </>
  )
}
