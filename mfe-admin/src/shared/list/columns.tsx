import { type Language, useFetcher, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { Column } from '@stampa/ui/data-table/column.ts'
import { Switch } from '@stampa/ui/field/choice-field.tsx'
import { Picture, type PictureProps } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import type { Outcome } from '../calls/outcome.ts'
import { FormLink } from '../form/form-link.tsx'
import { useMay } from '../permissions.tsx'
import {
  englishOf,
  type Field,
  hasOutdatedEnglish,
  lacksEnglish,
  type States,
} from '../resource/field-kinds.ts'
import { type Entity, type ExtraColumn, pathsOf, type Resource } from '../resource/resource.ts'
import type { SharedTexts } from '../resource/resource-texts.ts'
import { StateBadge } from '../resource/state-badge.tsx'
import { sharedMessages } from '../shared.messages.ts'
import { useFormats } from '../use-formats.ts'
import styles from './columns.module.css'
import { detail } from './field-column.ts'

/** Length of a preview, characters; back-office specification, section 9. */
const previewLength = 100

/** Returns the columns of a content type's list. Its first text is the record's name, a link to its form. */
export function columnsOf(
  resource: Resource,
  language: Language,
  shared: SharedTexts,
): Column<Entity>[] {
  const named = resource.columns.find(column =>
    resource.fields.some(field => field.name === column && isText(field)),
  )
  return resource.columns.map(column => {
    if (typeof column !== 'string') return extraColumn(column, language)
    const field = resource.fields.find(({ name }) => name === column)
    if (!field) throw new RangeError(`${resource.id} has no field “${column}”`)
    const heading = { id: column, header: field.label[language] }
    return column === named
      ? nameColumn(resource, heading, shared)
      : columnOf(resource, field, heading, language, shared)
  })
}

function isText({ input }: Field): boolean {
  return ['text', 'longText', 'prose', 'given'].includes(input.kind)
}

/** Returns the function that gives the text of a record that the search looks through. */
export function searchTextOf({ searchText, fields }: Resource): (row: Entity) => string {
  const greek = fields.filter(isText)
  const english = englishOf(fields)
  const join = (fields: readonly Field[], row: Entity) =>
    fields.map(field => storedValue(field, row)).join(' ')
  return row => `${searchText ? searchText(row) : join(greek, row)} ${join(english, row)}`
}

function storedValue(field: Field, row: Entity) {
  return field.toValues(row)[field.name]
}

type Heading = Pick<Column<Entity>, 'id' | 'header'>

/** The name, with a mark for a text that has no English translation. */
function nameColumn(resource: Resource, heading: Heading, shared: SharedTexts): Column<Entity> {
  return {
    ...heading,
    rowHeader: row => resource.nameOf(row),
    cell: row => (
      <>
        <FormLink path={pathsOf(resource).edit(row._id)} className={styles.name}>
          {resource.nameOf(row)}
        </FormLink>{' '}
        {lacksEnglish(resource.fields, row) && (
          <Badge tone="warning">{shared.englishMissing}</Badge>
        )}{' '}
        {hasOutdatedEnglish(row) && <Badge tone="warning">{shared.englishOutdated}</Badge>}
      </>
    ),
    sortBy: row => resource.nameOf(row),
  }
}

function columnOf(
  resource: Resource,
  field: Field,
  heading: Heading,
  language: Language,
  shared: SharedTexts,
): Column<Entity> {
  const { input, preview } = field
  const valueIn = (row: Entity) => storedValue(field, row)
  switch (input.kind) {
    case 'image':
      return {
        ...imageColumn(heading, input.assetOf, input.fit),
        // An image of the library is known by its picture.
        secondary: resource.id !== 'media',
      }
    case 'images':
      return imageColumn(heading, row => input.storedOf(row)[0]?.asset)
    case 'number':
      return numberColumn(heading, valueIn)
    case 'switch':
      return {
        id: 'active',
        header: shared.status,
        width: 'fit',
        cell: row => (
          <ActiveSwitch resource={resource} row={row} stored={valueIn(row)} states={input.states} />
        ),
        sortBy: valueIn,
      }
    case 'select':
      return textColumn(heading, row => input.names[valueIn(row)]?.[language] ?? valueIn(row))
    case 'longText':
    case 'prose':
      return previewColumn(heading, valueIn)
    default:
      return (preview ? previewColumn : textColumn)(heading, valueIn)
  }
}

function imageColumn(
  { header }: Heading,
  assetOf: (row: Entity) => PictureProps['asset'],
  fit: PictureProps['fit'] = 'cover',
): Column<Entity> {
  return {
    id: 'image',
    header,
    ...detail,
    cell: row => (
      <Picture asset={assetOf(row)} alt="" sizes="40px" fit={fit} className={styles.image ?? ''} />
    ),
  }
}

function textColumn(heading: Heading, textOf: (row: Entity) => string): Column<Entity> {
  return { ...heading, cell: textOf, sortBy: textOf, secondary: true }
}

function previewColumn(heading: Heading, textOf: (row: Entity) => string): Column<Entity> {
  return {
    ...heading,
    cell: row => <span className={styles.preview}>{truncate(textOf(row))}</span>,
    secondary: true,
    width: 'wide',
  }
}

function numberColumn(heading: Heading, numberOf: (row: Entity) => number): Column<Entity> {
  return {
    ...heading,
    cell: numberOf,
    sortBy: numberOf,
    align: 'end',
    ...detail,
  }
}

function extraColumn(column: ExtraColumn<Entity>, language: Language): Column<Entity> {
  const heading = { id: column.id, header: column.label[language] }
  if ('number' in column) return numberColumn(heading, column.number)
  if ('text' in column) return textColumn(heading, row => column.text(row, language))
  return {
    ...heading,
    cell: row => <Day moment={column.time(row)} />,
    sortBy: column.time,
    isTime: true,
    ...detail,
  }
}

function Day({ moment }: { moment: string }): ReactElement {
  const { date } = useFormats()
  return <time dateTime={moment}>{date(moment)}</time>
}

/** Returns the first 100 code points, so that no emoji is split. */
export function truncate(text: string): string {
  const characters = [...text]
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join('')}...`
    : text
}

interface ActiveSwitchProps {
  resource: Resource
  row: Entity
  /** Whether visitors see the stored record. */
  stored: boolean
  states: States
}

/**
 * The switch that shows a record to visitors or hides it. Shows the new state at once; after a failed save the stored
 * one.
 */
function ActiveSwitch({ resource, row, stored, states }: ActiveSwitchProps): ReactElement {
  const shared = useMessages(sharedMessages)
  const mayWrite = useMay()('write')
  const { formData: saving, state, submit } = useFetcher<Outcome>()
  const name = resource.nameOf(row)
  const active = saving ? saving.get('do') === 'activate' : stored

  const toggle = () => {
    // After the save it can be switched again, while the list reloads.
    if (state === 'submitting') return
    const form = { do: active ? 'deactivate' : 'activate', ids: row._id, name }
    submit(form, { method: 'post', action: pathsOf(resource).list })
  }
  return (
    <span className={styles.status}>
      <Switch
        label={shared.switchOf(name)}
        checked={active}
        disabled={!mayWrite}
        onChange={toggle}
      />
      <span className={styles.badge}>
        <StateBadge active={active} states={states} row={row} />
      </span>
    </span>
  )
}
