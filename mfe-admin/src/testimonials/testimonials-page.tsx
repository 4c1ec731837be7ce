import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput } from '../shared/form/content-fields.tsx'
import { ActiveInput, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Testimonial, type TestimonialValues, testimonials } from './testimonials.data.ts'

const testimonialMessages = defineMessages({
  customerName: { en: 'Customer name', el: 'Πελάτης' },
  testimonial: { en: 'Testimonial', el: 'Μαρτυρία' },
  companyLogo: { en: 'Company logo', el: 'Λογότυπο' },
})

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
  return (
    <ResourcePage
      resource={testimonials}
      messages={testimonialMessages}
      columns={columns}
      searchText={searchText}
      Fields={TestimonialFields}
    />
  )
}

function TestimonialFields({
  row,
  control,
  texts,
}: FieldsProps<Testimonial, TestimonialValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="customerName" label={texts.customerName} required />
      <TextAreaInput control={control} name="testimonial" label={texts.testimonial} required />
      <ImageInput
        control={control}
        name="companyLogo"
        label={texts.companyLogo}
        rule={anyImage}
        stored={row?.companyLogoAsset}
        removable
      />
      <ActiveInput control={control} name="active" />
    </>
  )
}
