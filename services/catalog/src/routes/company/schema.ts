import { type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { imageUrlSchema, nullableAssetSchema } from '../../images.ts'

export const companySettings = Type.Object({
  facebook: Type.String(),
  instagram: Type.String(),
  twitter: Type.String(),
  linkedin: Type.String(),
  location: Type.String(),
  telephone: Type.String(),
  email: Type.String(),
  logo: imageUrlSchema,
  logoAsset: nullableAssetSchema,
  favicon: imageUrlSchema,
  faviconAsset: nullableAssetSchema,
  version: Type.Integer({ description: 'Grows with every change; quoted, it is an `If-Match`' }),
})

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

export const changedCompany = Type.Object({
  facebook: link(),
  instagram: link(),
  twitter: link(),
  linkedin: link(),
  location: line(),
  telephone: line(),
  email: line(),
  logo: Type.Optional(fileField()),
  favicon: Type.Optional(fileField()),
})

export type CompanySettings = Static<typeof companySettings>
