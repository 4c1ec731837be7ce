import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput } from '../shared/form/content-fields.tsx'
import {
  ActiveInput,
  OrderInput,
  ScheduleInputs,
  SelectInput,
  TextInput,
} from '../shared/form/fields.tsx'
import { bannerImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
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
import { type Banner, type BannerValues, banners, placements } from './banners.data.ts'

const bannerMessages = defineMessages({
  image: { en: 'Image', el: 'Εικόνα' },
  title: { en: 'Title', el: 'Τίτλος' },
  subtitle: { en: 'Subtitle', el: 'Υπότιτλος' },
  link: { en: 'Link', el: 'Σύνδεσμος' },
  linkHint: {
    en: 'A path of this site (/products) or an address (https://…).',
    el: 'Σελίδα του ιστότοπου (/products) ή διεύθυνση (https://…).',
  },
  placement: { en: 'Placement', el: 'Θέση' },
})

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
  return (
    <ResourcePage
      resource={banners}
      messages={bannerMessages}
      columns={columns}
      searchText={searchText}
      filters={filters}
      Fields={BannerFields}
    />
  )
}

function BannerFields({
  row,
  control,
  texts,
}: FieldsProps<Banner, BannerValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="title" label={texts.title} required />
      <TextInput control={control} name="subtitle" label={texts.subtitle} />
      <TextInput control={control} name="link" label={texts.link} hint={texts.linkHint} />
      <SelectInput
        control={control}
        name="placement"
        label={texts.placement}
        options={placementOptions}
      />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={bannerImage}
        stored={row?.imageAsset}
        required={!row}
      />
      <OrderInput control={control} name="order" />
      <ActiveInput control={control} name="active" />
      <ScheduleInputs control={control} />
    </>
  )
}
