import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { ImageIcon, UploadIcon } from '../icon/icons.tsx'
import styles from './file-field.module.css'
import { formatBytes } from './format-bytes.ts'
import type { FileInput } from './use-file-input.ts'

interface FileBoxProps extends ComponentProps<'input'> {
  input: FileInput
  /** URL of the stored image, shown until another file is chosen. */
  current: string | null | undefined
  /** Two lines of text, shown until a file is chosen. */
  prompt: readonly [string, string]
  /** Below the file's name. */
  progress?: ReactNode
  children: ReactNode
}

/** The box of one file: an input that covers it, a preview, and the file's name and size. */
export function FileBox(props: FileBoxProps): ReactElement {
  const { input, current, prompt, progress, children, ...attributes } = props
  const { ref, file, dropping, take } = input
  return (
    <div
      className={cx(
        styles.box,
        dropping && styles.dropping,
        attributes['aria-invalid'] && styles.invalid,
      )}
    >
      <input
        {...attributes}
        ref={ref}
        type="file"
        onChange={event => take(event.currentTarget.files?.[0] ?? null)}
        className={styles.input}
      />
      <span className={styles.preview}>
        {file ? (
          <FilePreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
        ) : current ? (
          <img src={current} alt="" className={styles.image} />
        ) : (
          <UploadIcon size="large" />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{file ? file.name : prompt[0]}</span>
        <span className={styles.detail}>{file ? formatBytes(file.size) : prompt[1]}</span>
        {file && progress}
      </span>
      {children}
    </div>
  )
}

/** Edge of the preview in pixels: twice its CSS size, for dense screens. */
const edge = 160

/**
 * A chosen image before its upload, or an icon where the browser cannot draw the file. A canvas needs no `blob:` URL,
 * which the content security policy would have to allow.
 */
export function FilePreview({ file }: { file: File }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawable, setDrawable] = useState(true)
  useEffect(() => {
    let stale = false
    createImageBitmap(file).then(
      bitmap => {
        if (!stale && canvas.current) drawInside(canvas.current, bitmap)
        bitmap.close()
      },
      () => setDrawable(false),
    )
    return () => {
      stale = true
    }
  }, [file])
  if (!drawable) return <ImageIcon size="large" />
  return <canvas ref={canvas} width={edge} height={edge} className={styles.canvas} />
}

function drawInside(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const scale = Math.min(edge / image.width, edge / image.height)
  const width = image.width * scale
  const height = image.height * scale
  const context = canvas.getContext('2d')
  context?.drawImage(image, (edge - width) / 2, (edge - height) / 2, width, height)
}
