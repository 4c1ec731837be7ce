import { type CatalogAnswer, multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { type ImageValues, imageBody, imageValues } from '../shared/form/field-values.ts'
import { acceptedFile, logoImage, type Rules } from '../shared/form/rules.ts'
import { readValues, trimValues } from '../shared/form/values.ts'
import type { Span } from './opening-hours.ts'

/** Address of the settings form. */
export const settingsPath = '/admin/assets'

export type Settings = CatalogAnswer<'/api/company/settings'>

/** Texts of the settings, in the order of the form. */
export const socialFields = ['facebook', 'instagram', 'twitter', 'linkedin'] as const
export const contactFields = ['location', 'telephone', 'email'] as const
export const legalFields = [
  'legalName',
  'legalForm',
  'vatNumber',
  'taxOffice',
  'registryNumber',
] as const

const textFields = [...socialFields, ...contactFields, ...legalFields]

type TextName = (typeof textFields)[number]

export type SettingsValues = Record<TextName, string> &
  ImageValues<'logo'> &
  ImageValues<'favicon'> & { openingHours: Span[] }

/** Back-office specification, section 5; the service checks the texts. */
export const settingsRules: Rules = {
  logo: acceptedFile(logoImage),
  favicon: acceptedFile(logoImage),
}

/** Error fields of the opening hours: one per span, of which there are at most 14. */
const spanFields = Array.from({ length: 14 }, (_, index) => `openingHours.${index}`)

/** Returns the form's values, without files. */
export function settingsToValues(settings: Settings | undefined): SettingsValues {
  const texts = Object.fromEntries(textFields.map(field => [field, settings?.[field] ?? '']))
  return {
    ...(texts as Record<TextName, string>),
    ...imageValues('logo', settings?.logoAsset),
    ...imageValues('favicon', undefined),
    openingHours: settings?.openingHours ?? [],
  }
}

export function loadSettings(): Promise<Settings> {
  const call = catalog.GET('/api/company/settings')
  return unwrap(call, { fallback: 'Failed to fetch settings' })
}

/** Action of the settings form. */
export async function saveSettings({ request }: ActionFunctionArgs) {
  const { values, ifMatch } = await readValues<SettingsValues>(request)
  try {
    await save(trimValues(values), ifMatch)
    notify('success', 'Settings updated successfully!')
    return done()
  } catch (error) {
    const refusal = refusalOf(error, [...Object.keys(values), ...spanFields])
    return refused({ ...refusal, sent: values }, { reload: refusal.meanwhile === 'changed' })
  }
}

function save(values: SettingsValues, ifMatch: string): Promise<Settings> {
  const { openingHours, favicon } = values
  const call = catalog.PUT('/api/company/settings', {
    params: { header: { 'if-match': ifMatch } },
    body: {
      ...Object.fromEntries(textFields.map(field => [field, values[field]])),
      openingHours,
      ...imageBody('logo', values),
      removeLogo: values.logoRemoved,
      removeFavicon: values.faviconRemoved,
      ...(favicon && { favicon }),
    },
    bodySerializer: multipart,
  })
  return unwrap(call, { fallback: 'Failed to update settings', preferServerMessage: true })
}
