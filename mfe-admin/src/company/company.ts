import { type CatalogAnswer, type CatalogBody, multipart, unwrap } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { isEmail, isPhone } from '@stampa/rules/contact'
import { logoImage } from '@stampa/rules/files'
import { catalog } from '../shared/calls/api.ts'
import { attempt, change } from '../shared/calls/record-action.ts'
import { confirmed } from '../shared/confirmation/confirmation.ts'
import { everyText, type Rules, rulesOf } from '../shared/form/rules.ts'
import { type FormValues, readValues, trimValues } from '../shared/form/values.ts'
import {
  bodyOf,
  type FieldOf,
  flag,
  image,
  imageRulesOf,
  select,
  text,
  translated,
  valuesOf,
} from '../shared/resource/field-kinds.ts'

/** Address of the settings form. */
export const settingsPath = '/admin/assets'

export type Settings = CatalogAnswer<'/api/company/settings'>

/** Texts that visitors may read in English. */
const translatedTexts = [
  'location',
  'legalName',
  'legalForm',
  'taxOffice',
] as const satisfies (keyof NonNullable<Settings['translations']['en']>)[]

type SettingsField = FieldOf<string, Settings, Partial<CatalogBody<'/api/company/settings'>>>

/** The sections of the form with their fields. The opening hours have an input of their own. */
export const sections = {
  language: [
    select(
      'siteLanguage',
      { en: 'Language of the site', el: 'Γλώσσα του ιστότοπου' },
      {
        specified: { en: 'As specified', el: 'Όπως στις προδιαγραφές' },
        el: { en: 'Greek', el: 'Ελληνικά' },
        en: { en: 'English', el: 'Αγγλικά' },
      },
      {
        hint: {
          en: 'What visitors read until they choose a language. “As specified”: each text in the language that the specification gives it.',
          el: 'Η γλώσσα, ώσπου να επιλέξει ο επισκέπτης. «Όπως στις προδιαγραφές»: κάθε κείμενο στη γλώσσα που ορίζουν.',
        },
      },
    ),
  ],
  contact: translated(
    [
      text('location', { en: 'Location', el: 'Διεύθυνση' }),
      text('telephone', { en: 'Telephone', el: 'Τηλέφωνο' }),
      text('email', { en: 'Email', el: 'E-mail' }),
    ],
    translatedTexts,
  ),
  social: [
    text('facebook', { en: 'Facebook', el: 'Facebook' }),
    text('instagram', { en: 'Instagram', el: 'Instagram' }),
    text('twitter', { en: 'Twitter', el: 'Twitter' }),
    text('linkedin', { en: 'LinkedIn', el: 'LinkedIn' }),
  ],
  images: [
    image('logo', { en: 'Logo', el: 'Λογότυπο' }, logoImage, { removable: true }),
    image('favicon', { en: 'Favicon', el: 'Εικονίδιο' }, logoImage, {
      removable: true,
      described: false,
    }),
  ],
  prices: [
    flag(
      'showPrices',
      { en: 'Show prices', el: 'Εμφάνιση τιμών' },
      {
        en: 'Off, visitors see no prices, only “Request a quote”. The price tables stay.',
        el: 'Αλλιώς οι επισκέπτες δεν βλέπουν τιμές, μόνο «Ζητήστε προσφορά». Οι πίνακες τιμών μένουν.',
      },
    ),
  ],
  legal: translated(
    [
      text('legalName', { en: 'Legal name', el: 'Επωνυμία' }),
      text('legalForm', { en: 'Legal form', el: 'Νομική μορφή' }),
      text('taxOffice', { en: 'Tax office (ΔΟΥ)', el: 'ΔΟΥ' }),
      text('vatNumber', { en: 'VAT number (ΑΦΜ)', el: 'ΑΦΜ' }),
      text('registryNumber', { en: 'Registry number (ΓΕΜΗ)', el: 'Αριθμός ΓΕΜΗ' }),
    ],
    translatedTexts,
  ),
} satisfies Record<string, SettingsField[]>

export const settingsFields = Object.values(sections).flat()

/** Requires a text to pass a check, unless it is empty. */
const validIfSet = (isValid: (text: string) => boolean, message: string) =>
  everyText(text => text.trim() === '' || isValid(text.trim()), message)

/** Back-office specification, section 5; the service checks the other texts. */
export const settingsRules: Rules = {
  telephone: validIfSet(isPhone, 'Please enter a valid phone number'),
  email: validIfSet(isEmail, 'Please enter a valid email address'),
  ...rulesOf({}, imageRulesOf(settingsFields)),
}

/** A range of weekdays with the opening and closing time of each day. */
export type Span = CatalogAnswer<'/api/company/settings'>['openingHours'][number]
export type Day = Span['from']

/** Greatest number of spans. */
export const spanLimit = 14

export const days: readonly Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * Formats spans, one per line.
 *
 * @param dayNames by the days' short names
 * @param closed text for a span without times
 */
export function hoursText(
  spans: readonly Span[],
  dayNames: Readonly<Record<Day, string>>,
  closed: string,
): string {
  return spans
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? dayNames[from] : `${dayNames[from]} – ${dayNames[to]}`
      return `${span}: ${opens && closes ? `${opens} – ${closes}` : closed}`
    })
    .join('\n')
}

/** Error fields of the opening hours: one per span. */
const spanFields = Array.from({ length: spanLimit }, (_, index) => `openingHours.${index}`)

export type SettingsValues = FormValues & { openingHours: Span[] }

/** Returns the form's values, without files. */
export function settingsToValues(settings: Settings | undefined): SettingsValues {
  return {
    ...valuesOf(settingsFields, settings),
    openingHours: settings?.openingHours ?? [],
  }
}

export function loadSettings(): Promise<Settings> {
  const call = catalog.GET('/api/company/settings')
  return unwrap(call, { fallback: 'Failed to fetch settings' })
}

export async function saveSettings({ request }: ActionFunctionArgs) {
  const { values, ifMatch } = await readValues<SettingsValues>(request)
  const { openingHours } = values
  const body = { ...(await bodyOf(settingsFields, trimValues(values))), openingHours }
  const call = confirmed(() =>
    catalog.PUT('/api/company/settings', {
      params: { header: { 'if-match': ifMatch } },
      body,
      bodySerializer: multipart,
    }),
  )
  const saved = change(call, 'Failed to update settings', 'Settings updated successfully!')
  return attempt(saved, { fields: [...Object.keys(values), ...spanFields], sent: values })
}
