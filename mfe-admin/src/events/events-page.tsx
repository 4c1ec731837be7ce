import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ActiveField, ImageInput, ScheduleFields } from '../shared/form/fields.tsx'
import { plainFavicon, pngImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { activeColumn } from '../shared/list/active-column.tsx'
import { imageColumn, nameColumn, previewColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Event, events } from './events.data.ts'
import { eventMessages } from './events.messages.ts'

type Texts = TextsOf<typeof eventMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  imageColumn<Event>(texts.image, row => row.imageAsset),
  nameColumn(events, { id: 'name', header: texts.name }),
  previewColumn<Event>({ id: 'description', header: texts.description }, row => row.description),
  activeColumn(events, shared),
]

const searchText = ({ name, description }: Event) => `${name} ${description}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Event>>()
  return (
    <ResourcePage
      resource={events}
      messages={eventMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      Fields={EventFields}
    />
  )
}

function EventFields({ row, values, errors, texts }: FieldsProps<Event, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        defaultValue={textOf(values, 'name')}
        required
        error={errors.name}
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={textOf(values, 'description')}
        error={errors.description}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={pngImage}
        stored={row?.imageAsset}
        removable
        values={values}
        errors={errors}
      />
      <ImageInput
        name="favicon"
        label={texts.favicon}
        rule={plainFavicon}
        stored={row?.faviconAsset}
        removable
        described={false}
        values={values}
        errors={errors}
      />
      <ActiveField values={values} />
      <ScheduleFields values={values} errors={errors} />
    </>
  )
}
