import type { CatalogAnswer } from '@stampa/api'
import { defineMessages, Link, useLoaderData, useMessages, useRevalidator } from '@stampa/platform'
import { anyImage } from '@stampa/rules/files'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { UploadIcon } from '@stampa/ui/icon/icons.tsx'
import { type ReactElement, useRef, useState } from 'react'
import { kindNames } from '../audit/audit.messages.ts'
import { uploadImage } from '../shared/calls/content-calls.ts'
import { notify } from '../shared/calls/notices.ts'
import { useFormAddress } from '../shared/form/form-link.tsx'
import { refuseFile } from '../shared/form/rules.ts'
import { Allowed } from '../shared/permissions.tsx'
import type { Resource } from '../shared/resource/resource.ts'
import { Page as ResourcePage } from '../shared/resource/resource-page.tsx'
import { screens } from '../shared/screens.ts'
import styles from './media-page.module.css'

const mediaMessages = defineMessages({
  upload: { en: 'Upload images', el: 'Μεταφόρτωση εικόνων' },
  uploading: { en: 'Uploading...', el: 'Μεταφόρτωση...' },
  added: {
    en: (count: number) => (count === 1 ? '1 image added' : `${count} images added`),
    el: (count: number) => (count === 1 ? 'Προστέθηκε 1 εικόνα' : `Προστέθηκαν ${count} εικόνες`),
  },
  uses: { en: 'Used by', el: 'Χρήση' },
  unused: {
    en: 'Nothing uses this image: it can be deleted.',
    el: 'Δεν χρησιμοποιείται πουθενά: μπορεί να διαγραφεί.',
  },
  follows: {
    en: 'Text and focal point are also changed where they are still the same as here.',
    el: 'Κείμενο και σημείο εστίασης αλλάζουν και όπου είναι ακόμη ίδια με εδώ.',
  },
  trashed: { en: 'In the trash', el: 'Στον κάδο' },
})

/** The library of images. */
export function Page({ resource }: { resource: Resource }): ReactElement {
  return (
    <ResourcePage
      resource={resource}
      tools={
        <Allowed to="write">
          <UploadButton />
        </Allowed>
      }
      formNote={<Uses resource={resource} />}
    />
  )
}

function UploadButton(): ReactElement {
  const texts = useMessages(mediaMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const { revalidate } = useRevalidator()

  const upload = async (files: readonly File[]) => {
    setUploading(true)
    let count = 0
    for (const file of files) {
      try {
        const refusal = refuseFile(file, anyImage)
        if (refusal) throw new Error(refusal)
        await uploadImage({ kind: 'media', fallback: 'Failed to upload image' }, 'image', file)
        count++
      } catch (error) {
        notify('error', `${file.name}: ${error instanceof Error ? error.message : error}`)
      }
    }
    setUploading(false)
    if (count === 0) return
    notify('success', { en: mediaMessages.added.en(count), el: mediaMessages.added.el(count) })
    await revalidate()
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={anyImage.accept}
        multiple
        hidden
        onChange={event => {
          void upload([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button icon={<UploadIcon />} loading={isUploading} onClick={() => input.current?.click()}>
        {isUploading ? texts.uploading : texts.upload}
      </Button>
    </>
  )
}

/** The records that show the image of the open form. */
function Uses({ resource }: { resource: Resource }): ReactElement | null {
  const { rows } = useLoaderData<{ rows: CatalogAnswer<'/api/media'> }>()
  const texts = useMessages(mediaMessages)
  const kinds: Partial<Record<string, string>> = useMessages(kindNames)
  const address = useFormAddress(resource)
  const row = typeof address === 'object' && rows.find(({ _id }) => _id === address.id)
  if (!row) return null
  return (
    <section className={styles.uses}>
      <h3 className={styles.title}>{texts.uses}</h3>
      {row.uses.length === 0 ? <p>{texts.unused}</p> : <p>{texts.follows}</p>}
      <ul>
        {row.uses.map(({ kind, _id, title, trashed }) => (
          <li key={_id}>
            {kinds[kind] ?? kind}:{' '}
            {trashed ? title : <Link to={addressOf(kind, _id)}>{title || kinds[kind]}</Link>}{' '}
            {trashed && <Badge>{texts.trashed}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf(kind: string, id: string): string {
  const screen = screens[kind]
  return screen === undefined ? '/admin/assets' : `${screen}/${id}`
}
