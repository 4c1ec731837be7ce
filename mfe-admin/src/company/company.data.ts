import { type CatalogAnswer, multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/calls/api.ts'
import { notify } from '../shared/calls/notices.ts'
import { done, refusalOf, refused } from '../shared/calls/outcome.ts'
import { logoImage } from '../shared/form/file-rules.ts'
import { fileOf, isOn, textOf, toForm } from '../shared/form/form-values.ts'
import { detailsIn, detailsOf } from '../shared/form/image-details.ts'
import { acceptedFile, findErrors, type Rules } from '../shared/form/rules.ts'
import { hoursField, hoursIn } from './opening-hours.ts'

/** Address of their form. */
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

const files = { logo: acceptedFile(logoImage), favicon: acceptedFile(logoImage) }

/** Back-office specification, section 5; what else the texts must be the service says. */
export const settingsRules: Rules = {
  ...Object.fromEntries(textFields.map(field => [field, []])),
  ...files,
}

/** Errors of the opening hours are at their span. */
const spanFields = Array.from({ length: 14 }, (_, index) => `${hoursField}.${index}`)

/** The form as the settings fill it, without its files. */
export function settingsToForm(settings: Settings | undefined): FormData {
  return toForm({
    ...Object.fromEntries(textFields.map(field => [field, settings?.[field] ?? ''])),
    ...detailsOf('logo', settings?.logoAsset),
    [hoursField]: JSON.stringify(settings?.openingHours ?? []),
  })
}

export function loadSettings(): Promise<Settings> {
  const call = catalog.GET('/api/company/settings')
  return unwrap(call, { fallback: 'Failed to fetch settings' })
}

/** The action of the settings' form. */
export async function saveSettings({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = findErrors(form, settingsRules, { isNew: false })
  if (fields.length > 0) return refused({ ok: false, fields })
  try {
    await save(form)
    notify('success', 'Settings updated successfully!')
    return done()
  } catch (error) {
    const refusal = refusalOf(error, [...Object.keys(settingsRules), ...spanFields])
    return refused({ ...refusal, sent: form }, { reload: refusal.meanwhile === 'changed' })
  }
}

function save(form: FormData): Promise<Settings> {
  const logo = fileOf(form, 'logo')
  const favicon = fileOf(form, 'favicon')
  const { alt, focus } = detailsIn(form, 'logo')
  const texts = Object.fromEntries(textFields.map(field => [field, textOf(form, field)]))
  const call = catalog.PUT('/api/company/settings', {
    params: { header: { 'if-match': `"${textOf(form, 'version')}"` } },
    body: {
      ...texts,
      openingHours: hoursIn(form),
      logoAlt: alt,
      ...(focus && { logoFocus: focus }),
      removeLogo: isOn(form, 'logoRemoved'),
      removeFavicon: isOn(form, 'faviconRemoved'),
      ...(logo && { logo }),
      ...(favicon && { favicon }),
    },
    bodySerializer: multipart,
  })
  return unwrap(call, { fallback: 'Failed to update settings', preferServerMessage: true })
}
