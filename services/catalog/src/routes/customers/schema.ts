import { requiredText, type Static, Type } from '@stampa/service-kit'
import { recordFields } from '../../content/schema.ts'
import { altInput, assetSchema, focusInput, requiredImageUrlSchema } from '../../images.ts'

export const publicCustomer = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    image: requiredImageUrlSchema,
    imageAsset: assetSchema,
  },
  { $id: 'PublicCustomer' },
)

export const adminCustomer = Type.Object(
  {
    ...publicCustomer.properties,
    active: Type.Boolean(),
    ...recordFields,
  },
  { $id: 'AdminCustomer' },
)

const fields = {
  name: requiredText(200, 'Customer name is required'),
  active: Type.Optional(Type.Boolean()),
  image: Type.String({
    minLength: 1,
    maxLength: 500,
    message: 'Logo image is required',
    description: '`imageUrl` of an upload',
  }),
  imageAlt: altInput,
  imageFocus: focusInput,
}

export const newCustomer = Type.Object(fields)

/** What is left out stays as it is, but for the name. */
export const changedCustomer = Type.Object({ ...fields, image: Type.Optional(fields.image) })

export type PublicCustomer = Static<typeof publicCustomer>
export type AdminCustomer = Static<typeof adminCustomer>
export type CustomerInput = Static<typeof changedCustomer>
