import { useLoaderData } from '@stampa/platform'
import { SelectField } from '@stampa/ui/field/select-field.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput, OrderField, ScheduleFields } from '../shared/form/fields.tsx'
import { bannerImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
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
import { type Banner, banners, placements } from './banners.data.ts'
import { bannerMessages } from './banners.messages.ts'

type Texts = TextsOf<typeof bannerMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Banner>(texts.image, row => row.imageAsset),
  nameColumn(banners, { id: 'title', header: texts.title }),
  previewColumn<Banner>({ id: 'subtitle', header: texts.subtitle }, row => row.subtitle),
  textColumn<Banner>({ id: 'placement', header: texts.placement }, row => row.placement),
  numberColumn<Banner>({ id: 'order', header: shared.order }, row => row.order),
  activeColumn(banners, shared),
]

const placementOptions = placements.map(value => ({ value, label: value }))

const filters = (texts: Texts) => [
  {
    id: 'placement',
    label: texts.placement,
    options: placementOptions,
    matches: (row: Banner, value: string) => row.placement === value,
  },
]

const searchText = ({ title, subtitle, link }: Banner) => `${title} ${subtitle} ${link}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Banner>>()
  return (
    <ResourcePage
      resource={banners}
      messages={bannerMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      filters={filters}
      Fields={BannerFields}
    />
  )
}

function BannerFields({ row, values, errors, texts }: FieldsProps<Banner, Texts>): ReactElement {
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
        label={texts.subtitle}
        name="subtitle"
        defaultValue={textOf(values, 'subtitle')}
        error={errors.subtitle}
      />
      <TextField
        label={texts.link}
        name="link"
        defaultValue={textOf(values, 'link')}
        hint={texts.linkHint}
        error={errors.link}
      />
      <SelectField
        label={texts.placement}
        name="placement"
        options={placementOptions}
        defaultValue={textOf(values, 'placement')}
        error={errors.placement}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={bannerImage}
        stored={row?.imageAsset}
        required={!row}
        values={values}
        errors={errors}
      />
      <OrderField values={values} errors={errors} />
      <ActiveField values={values} />
      <ScheduleFields values={values} errors={errors} />
    </>
  )
}
