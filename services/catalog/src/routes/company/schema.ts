import { type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import {
  altInput,
  focusInput,
  imageUrlSchema,
  nullableAssetSchema,
  removeInput,
} from '../../images.ts'
import { openingHours } from './opening-hours.ts'

export const companySettings = Type.Object(
  {
    facebook: Type.String(),
    instagram: Type.String(),
    twitter: Type.String(),
    linkedin: Type.String(),
    location: Type.String(),
    telephone: Type.String(),
    email: Type.String(),
    legalName: Type.String({ description: 'Επωνυμία' }),
    legalForm: Type.String({ description: 'Νομική μορφή' }),
    vatNumber: Type.String({ description: 'ΑΦΜ' }),
    taxOffice: Type.String({ description: 'ΔΟΥ' }),
    registryNumber: Type.String({ description: 'Αριθμός ΓΕΜΗ' }),
    openingHours,
    logo: imageUrlSchema,
    logoAsset: nullableAssetSchema,
    favicon: imageUrlSchema,
    faviconAsset: nullableAssetSchema,
    version: Type.Integer({ description: 'Grows with every change; quoted, it is an `If-Match`' }),
  },
  { $id: 'CompanySettings' },
)

/**
 * A link that the public site shows as such. One that names a scheme must name the web's: a link to
 * `javascript:` would run in the visitor's page.
 */
const link = () =>
  Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?://.*|[^:]*|[^:/?#]*[/?#].*)$',
      message: 'The link must begin with https://',
    }),
  )
const line = () => Type.Optional(Type.String({ maxLength: 500 }))

/** Digits with spaces wherever somebody likes them. */
const digits = (pattern: string, message: string) =>
  Type.Optional(Type.String({ maxLength: 50, pattern, message }))

export const changedCompany = Type.Object({
  facebook: link(),
  instagram: link(),
  twitter: link(),
  linkedin: link(),
  location: line(),
  telephone: line(),
  email: line(),
  legalName: line(),
  legalForm: line(),
  vatNumber: digits(String.raw`^\s*(?:(?:\d\s*){9})?$`, 'The VAT number (ΑΦΜ) has 9 digits'),
  taxOffice: line(),
  registryNumber: digits(
    String.raw`^\s*(?:(?:\d\s*){1,12})?$`,
    'The registry number (ΓΕΜΗ) has at most 12 digits',
  ),
  openingHours: Type.Optional(openingHours),
  logo: Type.Optional(fileField()),
  logoAlt: altInput,
  logoFocus: focusInput,
  removeLogo: removeInput,
  favicon: Type.Optional(fileField()),
  removeFavicon: removeInput,
})

export type CompanySettings = Static<typeof companySettings>
export type CompanyInput = Static<typeof changedCompany>
