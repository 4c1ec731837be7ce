import { useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import fieldStyles from '../field/field.module.css'
import { type FieldTexts, fieldTexts, RequiredMark } from '../field/field.tsx'
import { CloseIcon, UploadIcon } from '../icon/icons.tsx'
import { fileFieldMessages } from './file-field.messages.ts'
import styles from './file-field.module.css'
import { FilePreview } from './file-preview.tsx'
import { formatBytes } from './format-bytes.ts'
import { useFileInput } from './use-file-input.ts'

interface FileFieldTexts {
  choose: string
  drop: string
  /** Before the file's name. */
  takeBack: string
}

export interface FileFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /** The form's data holds the file under this name. */
  name: string
  /** What the file dialog offers: `image/*`, `image/png`. A rule on top belongs into `check`. */
  accept?: string
  /** The message when a file cannot be taken: 'File size must be less than 5MB'. */
  check?: (file: File) => string | undefined
  /** Address of what is stored now, shown until another file is chosen. */
  current?: string | null
  /** What it holds at first: the file of a form that is taken up again. */
  initial?: File | undefined
  required?: boolean
  disabled?: boolean
  /** Words that suit the form better than its own. */
  texts?: FileFieldTexts
  /** After a choice that passed `check`; null when it is taken back. */
  onFileChange?: (file: File | null) => void
}

/** One file: picked, dropped or pasted, with a preview when it is an image. */
export function FileField({
  label,
  hint,
  error,
  name,
  accept,
  check,
  current,
  initial,
  required,
  disabled,
  texts: given,
  onFileChange,
}: FileFieldProps): ReactElement {
  const id = useId()
  const own = useMessages(fileFieldMessages)
  const words = given ?? own
  const { ref, file, refusal, dropping, take, target } = useFileInput({
    initial,
    check,
    disabled,
    onFileChange,
  })
  const message = refusal ?? error
  const { describedBy, texts } = fieldTexts(id, hint, message)

  return (
    <div className={fieldStyles.field} {...target}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      <div className={cx(styles.box, dropping && styles.dropping, message && styles.invalid)}>
        <input
          ref={ref}
          id={id}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          required={required}
          aria-describedby={describedBy}
          aria-invalid={message ? true : undefined}
          onChange={event => take(event.currentTarget.files?.[0] ?? null)}
          className={styles.input}
        />
        <span className={styles.preview}>
          {file ? (
            <FilePreview key={`${file.name} ${file.lastModified}`} file={file} />
          ) : current ? (
            <img src={current} alt="" className={styles.image} />
          ) : (
            <UploadIcon size="large" />
          )}
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{file ? file.name : words.choose}</span>
          <span className={styles.detail}>{file ? formatBytes(file.size) : words.drop}</span>
        </span>
        {file && (
          <span className={styles.remove}>
            <IconButton
              label={`${words.takeBack} ${file.name}`}
              icon={<CloseIcon />}
              onClick={() => take(null)}
            />
          </span>
        )}
      </div>
      {texts}
    </div>
  )
}
