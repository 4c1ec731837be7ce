import { useMessages, useRevalidator } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { formatBytes } from '@stampa/ui/file-field/format-bytes.ts'
import { type ReactElement, useEffect } from 'react'
import { orderMessages } from '../orders/order.messages.ts'
import { Failure } from '../shared/calls/failure.tsx'
import { useSubmit } from '../shared/calls/use-submit.ts'
import { Allowed } from '../shared/permissions.tsx'
import { useFormats } from '../shared/use-formats.ts'
import styles from './design-order.module.css'
import type { Artwork, FullOrder } from './design-studio.data.ts'
import { designStudioMessages } from './design-studio.messages.ts'

/** Interval between two polls for the files, ms. */
const pollInterval = 3000

export function OrderArtwork({ order }: { order: FullOrder }): ReactElement {
  const texts = useMessages(designStudioMessages)
  const { submit, isSaving, failure } = useSubmit()
  const { revalidate } = useRevalidator()
  const sheet = order.artwork.find(({ kind }) => kind === 'sheet')
  const rendered = order.artwork.filter(file => file.mockup !== null)
  const isWaiting = order.artwork.some(file => file.state === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), pollInterval)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
  return (
    <section>
      <h3>{texts.artwork}</h3>
      <ul className={styles.files}>
        {sheet && (
          <li>
            <File file={sheet} label={texts.sheet} />
          </li>
        )}
        {[...Map.groupBy(rendered, file => file.mockup ?? 0)].map(([mockup, files]) => (
          <li key={mockup}>
            <span>{texts.artworkOf(mockup + 1)}: </span>
            {files.map(file => (
              <File key={file.kind} file={file} label={file.kind.toUpperCase()} />
            ))}
            <Warnings file={files[0]} />
          </li>
        ))}
      </ul>
      <Allowed to="write">
        <Button
          size="small"
          loading={isSaving}
          disabled={isWaiting}
          onClick={() =>
            submit(
              { intent: 'artwork' },
              { method: 'post', action: `/admin/design-studio/orders/${order._id}` },
            )
          }
        >
          {texts.artworkAgain}
        </Button>
      </Allowed>
      <Failure text={failure} />
    </section>
  )
}

function File({ file, label }: { file: Artwork; label: string }): ReactElement {
  const { artworkStates } = useMessages(orderMessages)
  const { url, state, bytes } = file
  if (url === null) {
    const tone = state === 'failed' ? 'danger' : 'neutral'
    return (
      <span className={styles.file}>
        {label} <Badge tone={tone}>{artworkStates[state]}</Badge>
      </span>
    )
  }
  return (
    <span className={styles.file}>
      <a href={url} download>
        {label}
      </a>{' '}
      <span className={styles.muted}>{formatBytes(bytes ?? 0)}</span>
    </span>
  )
}

/** Warnings of a mockup's rendering; equal for all its files. */
function Warnings({ file }: { file: Artwork | undefined }): ReactElement | null {
  const texts = useMessages(designStudioMessages)
  const { percent } = useFormats()
  if (!file) return null
  const known: Readonly<Record<string, string>> = texts.warnings
  const differs = file.warnings.some(({ code }) => code === 'differs')
  return (
    <>
      {file.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {file.warnings.map(({ code, element, value }) => (
            <li key={`${code} ${element}`}>
              {known[code] ?? code}
              {typeof value === 'number' && code !== 'differs' && `: ${Math.round(value)}`}
              {typeof value === 'string' && code === 'missing_glyphs' && `: ${value}`}
            </li>
          ))}
        </ul>
      )}
      {file.difference !== null && (
        <p className={differs ? styles.error : styles.muted}>
          {texts.difference(percent(file.difference * 100))}
        </p>
      )}
    </>
  )
}
