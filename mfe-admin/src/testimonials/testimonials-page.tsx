import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Testimonial, testimonials } from './testimonials.data.ts'
import { testimonialMessages } from './testimonials.messages.ts'

type Texts = TextsOf<typeof testimonialMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Testimonial>(texts.companyLogo, row => row.companyLogoAsset, 'contain'),
  nameColumn(testimonials, { id: 'customerName', header: texts.customerName }),
  previewColumn<Testimonial>(
    { id: 'testimonial', header: texts.testimonial },
    row => row.testimonial,
  ),
  activeColumn(testimonials, shared),
]

const searchText = ({ customerName, testimonial }: Testimonial) => `${customerName} ${testimonial}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Testimonial>>()
  return (
    <ResourcePage
      resource={testimonials}
      messages={testimonialMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      Fields={TestimonialFields}
    />
  )
}

function TestimonialFields({
  row,
  values,
  errors,
  texts,
}: FieldsProps<Testimonial, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.customerName}
        name="customerName"
        defaultValue={textOf(values, 'customerName')}
        required
        error={errors.customerName}
      />
      <TextArea
        label={texts.testimonial}
        name="testimonial"
        defaultValue={textOf(values, 'testimonial')}
        required
        error={errors.testimonial}
      />
      <ImageInput
        name="companyLogo"
        label={texts.companyLogo}
        rule={anyImage}
        stored={row?.companyLogoAsset}
        removable
        values={values}
        errors={errors}
      />
      <ActiveField values={values} />
    </>
  )
}
