import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField } from '@stampa/service-kit/media'
import { recordFields, scheduleFields, scheduleInput, slugInput } from '../../content/schema.ts'
import { altInput, assetSchema, focusInput, requiredImageUrlSchema } from '../../images.ts'

export const publicPost = Type.Object(
  {
    _id: Type.String(),
    slug: Type.String(),
    title: Type.String(),
    excerpt: Type.String(),
    context: Type.String({ description: 'The body: paragraphs, a line each' }),
    author: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
    publishedAt: Type.String({
      format: 'date-time',
      description: 'The planned time if there is one',
    }),
    tags: Type.Array(Type.String()),
    image: requiredImageUrlSchema,
    imageAsset: assetSchema,
  },
  { $id: 'PublicPost' },
)

const administration = { published: Type.Boolean(), ...scheduleFields, ...recordFields }

export const adminPost = Type.Object(
  { ...publicPost.properties, ...administration },
  { $id: 'AdminPost' },
)

/** One post, for whoever asks: the rest of the fields is there with an administrator's token. */
export const postForReader = Type.Object(
  {
    ...Type.Partial(Type.Object(administration)).properties,
    ...publicPost.properties,
  },
  { $id: 'PostForReader' },
)

const fields = {
  title: requiredText(300, 'Title is required'),
  context: requiredText(60_000, 'Context is required'),
  author: requiredText(200, 'Author is required'),
  image: fileField({ message: 'Please select an image for new blog posts' }),
  imageAlt: altInput,
  imageFocus: focusInput,
  excerpt: Type.Optional(Type.String({ maxLength: 1000 })),
  tags: Type.Optional(
    Type.String({ maxLength: 2000, description: 'Separated by commas, or a JSON list' }),
  ),
  published: Type.Optional(Type.Boolean()),
  slug: slugInput,
  ...scheduleInput,
}

export const newPost = Type.Object(fields)

/** What is left out stays as it is, but for the texts that a post cannot be without. */
export const changedPost = Type.Object({ ...fields, image: Type.Optional(fields.image) })

export type PublicPost = Static<typeof publicPost>
export type AdminPost = Static<typeof adminPost>
export type PostInput = Static<typeof changedPost>
