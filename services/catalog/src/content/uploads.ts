import { type App, adminCall, type FieldError, Type, validationFailed } from '@stampa/service-kit'
import {
  type FileRule,
  fileField,
  imageAssetSchema,
  type Media,
  type StoredImage,
} from '@stampa/service-kit/media'
import { imageAsset, imageUrl } from '../images.ts'
import type { Images } from './columns.ts'
import type { ContentType } from './content-type.ts'

const uploadBody = Type.Object({ image: fileField({ message: 'Please select an image' }) })
const uploadAnswer = Type.Object({ imageUrl: Type.String(), imageAsset: imageAssetSchema })

/** Adds the upload call: an image is uploaded first, and a record refers to it later. */
export function addUpload(app: App, rule: FileRule): void {
  app.post(
    '/upload',
    {
      ...adminCall(app, 'content:write', {
        summary: 'Takes an image; a record that is saved later refers to it by `imageUrl`',
        body: uploadBody,
        response: { 201: uploadAnswer },
      }),
      config: { form: { image: rule } },
    },
    async (request, reply) => {
      const { image } = await request.publishUploads()
      if (!image) throw new Error('the schema lets no upload pass without an image')
      return reply.code(201).send({ imageUrl: imageUrl(image), imageAsset: imageAsset(image) })
    },
  )
}

/** The parts of a request that carry images. */
interface ImageRequest {
  body: unknown
  publishUploads(): Promise<Partial<Record<string, StoredImage>>>
  publishUploadList(field: string): Promise<StoredImage[]>
}

/**
 * Returns the images of a write: published files of a form, or earlier uploads that a JSON body names.
 *
 * @throws Problem 400 when an image was not uploaded, or breaks its field's rule
 */
export async function imagesOf(
  media: Media,
  { form = {}, uploads }: Pick<ContentType, 'form' | 'uploads'>,
  request: ImageRequest,
): Promise<Images> {
  const images: Images = await request.publishUploads()
  for (const field of Object.keys(form)) {
    if (form[field]?.multiple) images[field] = await request.publishUploadList(field)
  }
  const errors: FieldError[] = []
  // An upload may serve several fields, so the rule of the field is checked only here.
  for (const [field, rule] of Object.entries<FileRule>(uploads ?? {})) {
    const url = (request.body as Record<string, string | null | undefined>)[field]
    if (url === undefined) continue
    const image = url ? await media.find(url) : null
    const message = image === undefined ? imageNotFound : image && brokenRule(image, rule)
    if (message) errors.push({ field, message })
    images[field] = image ?? null
  }
  if (errors.length > 0) throw validationFailed(errors)
  return images
}

export const imageNotFound = 'The image was not found: upload it first'

function brokenRule({ format, bytes }: StoredImage, rule: FileRule): string | undefined {
  if (!rule.formats.includes(format)) return rule.messages.type
  return bytes > rule.maxBytes ? rule.messages.size : undefined
}
