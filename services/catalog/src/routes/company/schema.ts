import { maxEmailLength, maxPhoneLength } from '@stampa/rules/contact'
import { Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { flagInput } from '../../content/schema.ts'
import { altInput, focusInput, removeInput } from '../../images.ts'
import { openingHours } from './opening-hours.ts'

/** A link of the public site. Its scheme, if any, must be http or https: `javascript:` would run in the page. */
const link = () =>
  Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?://.*|[^:]*|[^:/?#]*[/?#].*)$',
      message: 'The link must begin with https://',
    }),
  )
const line = () => Type.Optional(Type.String({ maxLength: 500 }))

/** A text of a format, or none. */
const formatted = (format: string, maxLength: number, message: string) =>
  Type.Optional(
    Type.Union([Type.String({ pattern: String.raw`^\s*$` }), Type.String({ format, maxLength })], {
      message,
    }),
  )

/** Digits, with spaces anywhere. */
const digits = (pattern: string, message: string) =>
  Type.Optional(Type.String({ maxLength: 50, pattern, message }))

/** Language of a page for a visitor without a choice: each text as the specification has it, or all in one. */
export const siteLanguage = Type.Enum(['specified', 'el', 'en'], {
  description: 'Language of pages for visitors who have chosen none',
})

export const companyBody = {
  facebook: link(),
  instagram: link(),
  twitter: link(),
  linkedin: link(),
  location: line(),
  telephone: formatted('phone', maxPhoneLength, 'Please enter a valid phone number'),
  email: formatted('email', maxEmailLength, 'Please enter a valid email address'),
  legalName: line(),
  legalForm: line(),
  vatNumber: digits(String.raw`^\s*(?:(?:\d\s*){9})?$`, 'The VAT number (ΑΦΜ) has 9 digits'),
  taxOffice: line(),
  registryNumber: digits(
    String.raw`^\s*(?:(?:\d\s*){1,12})?$`,
    'The registry number (ΓΕΜΗ) has at most 12 digits',
  ),
  openingHours: Type.Optional(openingHours),
  showPrices: flagInput,
  siteLanguage: Type.Optional(siteLanguage),
  logo: Type.Optional(fileField()),
  logoAlt: altInput,
  logoFocus: focusInput,
  removeLogo: removeInput,
  favicon: Type.Optional(fileField()),
  removeFavicon: removeInput,
}
