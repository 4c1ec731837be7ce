import { type App, adminCall, type FieldError, Type, validationFailed } from '@stampa/service-kit'
import {
  type FileRule,
  fileField,
  imageAssetSchema,
  type StoredImage,
} from '@stampa/service-kit/media'
import { imageAsset, imageUrl } from '../images.ts'
import type { Images } from './columns.ts'
import type { ContentType } from './content-type.ts'
import { addToLibrary, inLibrary, storedFileName } from './library.ts'

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
      await addToLibrary(app.db, [{ ...image, fileName: storedFileName(request.body.image) }])
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
 * Returns the images of a write: published files of a form, or images of the library that the body names.
 *
 * @throws Problem 400 when an image was not uploaded, or breaks its field's rule
 */
export async function imagesOf(
  { media, db }: Pick<App, 'media' | 'db'>,
  { form = {}, uploads }: Pick<ContentType, 'form' | 'uploads'>,
  request: ImageRequest,
): Promise<Images> {
  const body = request.body as Record<string, string | string[] | null | undefined>
  const images: Images = await request.publishUploads()
  for (const field of Object.keys(form)) {
    if (form[field]?.multiple) images[field] = await request.publishUploadList(field)
  }
  await addToLibrary(
    db,
    Object.entries(images).flatMap(([field, published]) => {
      const names = [body[field]].flat()
      return [published ?? []]
        .flat()
        .map((image, index) => ({ ...image, fileName: storedFileName(names[index]) }))
    }),
  )
  const find = async (url: string) => {
    const image = await media.find(url)
    return image && inLibrary(db, image)
  }
  const errors: FieldError[] = []
  // An image may serve several fields, so the rule of the field is checked only here.
  for (const [field, rule] of Object.entries<FileRule>({ ...form, ...uploads })) {
    const url = body[field]
    if (url === undefined || Array.isArray(url) || images[field]) continue
    const image = url ? await find(url) : null
    const message = image === undefined ? imageNotFound : image && brokenRule(image, rule)
    if (message) errors.push({ field, message })
    images[field] = image ?? null
  }
  if (errors.length > 0) throw validationFailed(errors)
  const named = await Promise.all([body.existingImages ?? []].flat().map(find))
  images.existingImages = named.filter(image => image !== undefined)
  return images
}

export const imageNotFound = 'The image was not found: upload it first'

function brokenRule({ format, bytes }: StoredImage, rule: FileRule): string | undefined {
  if (!rule.formats.includes(format)) return rule.messages.type
  return bytes > rule.maxBytes ? rule.messages.size : undefined
}
