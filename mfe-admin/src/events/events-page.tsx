import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { ImageInput } from '../shared/form/content-fields.tsx'
import { ActiveInput, ScheduleInputs, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { plainFavicon, pngImage } from '../shared/form/rules.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Event, type EventValues, events } from './events.data.ts'

const eventMessages = defineMessages({
  name: { en: 'Name', el: 'Όνομα' },
  description: { en: 'Description', el: 'Περιγραφή' },
  image: { en: 'Image', el: 'Εικόνα' },
  favicon: { en: 'Favicon', el: 'Εικονίδιο' },
})

type Texts = TextsOf<typeof eventMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Event>(texts.image, row => row.imageAsset),
  nameColumn(events, { id: 'name', header: texts.name }),
  previewColumn<Event>({ id: 'description', header: texts.description }, row => row.description),
  activeColumn(events, shared),
]

const searchText = ({ name, description }: Event) => `${name} ${description}`

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={events}
      messages={eventMessages}
      columns={columns}
      searchText={searchText}
      Fields={EventFields}
    />
  )
}

function EventFields({
  row,
  control,
  texts,
}: FieldsProps<Event, EventValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="name" label={texts.name} required />
      <TextAreaInput control={control} name="description" label={texts.description} />
      <ImageInput
        control={control}
        name="image"
        label={texts.image}
        rule={pngImage}
        stored={row?.imageAsset}
        removable
      />
      <ImageInput
        control={control}
        name="favicon"
        label={texts.favicon}
        rule={plainFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
      />
      <ActiveInput control={control} name="active" />
      <ScheduleInputs control={control} />
    </>
  )
}
