import { fromLocalTime, toLocalTime } from '../local-time.ts'

/** Point of an image that is never cut off: 0, 0 is the top left corner, 1, 1 the bottom right one. */
export interface Focus {
  x: number
  y: number
}

/** The values of an image field, under names that begin with the field's. */
export type ImageValues<Name extends string> = Record<Name, File | null> &
  Record<`${Name}Alt`, string> &
  Record<`${Name}Focus`, Focus | null> &
  Record<`${Name}Removed`, boolean>

/** Returns the values of an image field for the stored image. */
export function imageValues<Name extends string>(
  name: Name,
  image: { alt?: string; focus?: Focus } | null | undefined,
): ImageValues<Name> {
  return {
    [name]: null,
    [`${name}Alt`]: image?.alt ?? '',
    [`${name}Focus`]: image?.focus ?? null,
    [`${name}Removed`]: false,
  } as ImageValues<Name>
}

/** The details of an image in a request body. */
type ImageDetails<Name extends string> = Record<`${Name}Alt`, string> &
  Partial<Record<`${Name}Focus`, Focus>>

export function imageDetails<Name extends string>(
  name: Name,
  values: ImageValues<Name>,
): ImageDetails<Name> {
  const focus = values[`${name}Focus`]
  const body = {
    [`${name}Alt`]: values[`${name}Alt`],
    ...(focus && { [`${name}Focus`]: focus }),
  }
  return body as ImageDetails<Name>
}

/** Returns an image and its details for a request body; without a file the stored image stays. */
export function imageBody<Name extends string>(
  name: Name,
  values: ImageValues<Name>,
): ImageDetails<Name> & Partial<Record<Name, File>> {
  const file: File | null = values[name]
  const body = { ...imageDetails(name, values), ...(file && { [name]: file }) }
  return body as ImageDetails<Name> & Partial<Record<Name, File>>
}

/** The values of a field of several images, under names that begin with the field's. */
export type ImagesValues<Name extends string> = Record<Name, File[]> &
  Record<`${Name}Kept` | `${Name}Alt`, string[]>

/** The period in which visitors see an active record, in the device's time zone; empty for no limit. */
export interface ScheduleValues {
  publishAt: string
  unpublishAt: string
}

interface Schedule {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

export function scheduleValues(row: Schedule | undefined): ScheduleValues {
  return { publishAt: toLocalTime(row?.publishAt), unpublishAt: toLocalTime(row?.unpublishAt) }
}

export function scheduleBody({ publishAt, unpublishAt }: ScheduleValues) {
  return { publishAt: fromLocalTime(publishAt), unpublishAt: fromLocalTime(unpublishAt) }
}
