import {
  type App,
  adminOnly,
  errorResponses,
  type FieldError,
  Problem,
  Type,
} from '@stampa/service-kit'
import {
  type FileRule,
  fileField,
  imageAssetSchema,
  type Media,
  type StoredImage,
} from '@stampa/service-kit/media'
import { imageAsset, imageUrl } from '../images.ts'
import type { ImageRequest } from './write.ts'

/** Images of a write by field: null removes one, a missing field keeps it. */
export type Images = Partial<Record<string, StoredImage | null>>

/** An image field of a JSON body. */
export const uploadedImageInput = Type.Optional(
  Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
    description: '`imageUrl` of an upload; null or empty for none; left out, it stays as it is',
  }),
)

const uploadBody = Type.Object({ image: fileField({ message: 'Please select an image' }) })
const uploadAnswer = Type.Object({ imageUrl: Type.String(), imageAsset: imageAssetSchema })

/** Adds the upload call: an image is uploaded first, and a record refers to it later. */
export function addUpload(app: App, rule: FileRule): void {
  app.post(
    '/upload',
    {
      onRequest: app.requireAdmin,
      config: { form: { image: rule } },
      schema: {
        security: adminOnly,
        summary: 'Takes an image; a record that is saved later refers to it by `imageUrl`',
        consumes: ['multipart/form-data'],
        body: uploadBody,
        response: { 201: uploadAnswer, ...errorResponses(400, 401, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { image } = await request.publishUploads()
      if (!image) throw new Error('the schema lets no upload pass without an image')
      return reply.code(201).send({ imageUrl: imageUrl(image), imageAsset: imageAsset(image) })
    },
  )
}

/** Returns the images of a form by field. */
export function formImages(request: ImageRequest): Promise<Images> {
  return request.publishUploads()
}

/** Returns no images, for kinds without. */
export async function noImages(): Promise<Images> {
  return {}
}

/**
 * Returns a function that finds the uploaded images that a JSON body names.
 *
 * @param rules by field: an upload may serve several fields, so its rule is checked only here
 * @throws Problem 400 when an image was not uploaded, or breaks its field's rule
 */
export function uploadedImages(media: Media, rules: Record<string, FileRule>) {
  return (request: ImageRequest) => findUploaded(media, rules, request.body)
}

async function findUploaded(
  media: Media,
  rules: Record<string, FileRule>,
  body: unknown,
): Promise<Images> {
  const images: Images = {}
  const errors: FieldError[] = []
  for (const [field, rule] of Object.entries(rules)) {
    const url = (body as Record<string, string | null | undefined>)[field]
    if (url === undefined) continue
    if (url === null || url === '') {
      images[field] = null
      continue
    }
    const image = await media.find(url)
    const message = image ? brokenRule(image, rule) : 'The image was not found: upload it first'
    if (message !== undefined) errors.push({ field, message })
    images[field] = image ?? null
  }
  const [first] = errors
  if (first) throw new Problem(400, 'validation_failed', first.message, { errors })
  return images
}

function brokenRule({ format, bytes }: StoredImage, rule: FileRule): string | undefined {
  if (!rule.formats.includes(format)) return rule.messages.type
  return bytes > rule.maxBytes ? rule.messages.size : undefined
}
