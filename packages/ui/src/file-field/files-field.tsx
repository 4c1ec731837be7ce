import { defineMessages, useMessages } from '@stampa/platform'
import { type ReactElement, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { CloseIcon, UploadIcon } from '../icon/icons.tsx'
import styles from './file-field.module.css'
import { formatBytes } from './format-bytes.ts'
import { putFiles, useDropTarget } from './use-file-input.ts'

const messages = defineMessages({
  choose: { el: 'Επιλέξτε αρχεία', en: 'Choose files' },
  drop: { el: 'ή σύρετε ή επικολλήστε τα εδώ', en: 'or drop or paste them here' },
  remove: {
    el: (name: string) => `Αφαίρεση: ${name}`,
    en: (name: string) => `Remove ${name}`,
  },
})

interface FilesFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /** Name of the files in the form's data. */
  name: string
  /** Filter of the file dialog. */
  accept: string
  /** Returns why files, with those chosen before, are rejected. */
  check: (files: readonly File[]) => string | undefined
}

/** Several files, which are picked, dropped or pasted one after another. Without JavaScript a plain input. */
export function FilesField({ name, accept, check, ...texts }: FilesFieldProps): ReactElement {
  const { choose, drop, remove } = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [refusal, setRefusal] = useState<string>()
  const hold = (next: readonly File[], problem?: string) => {
    setFiles(next)
    setRefusal(problem)
    if (input.current) putFiles(input.current, next)
  }
  const add = (more: readonly File[]) => {
    const all = [...files, ...more]
    const problem = check(all)
    hold(problem ? files : all, problem)
  }
  const { dropping, target } = useDropTarget(add)
  return (
    <Field {...texts} {...target} error={refusal ?? texts.error}>
      {attributes => (
        <>
          <div
            className={cx(
              styles.box,
              dropping && styles.dropping,
              attributes['aria-invalid'] && styles.invalid,
            )}
          >
            <input
              {...attributes}
              {...{ name, accept }}
              ref={input}
              type="file"
              multiple
              onChange={event => add([...(event.currentTarget.files ?? [])])}
              className={styles.input}
            />
            <UploadIcon />
            <span className={styles.text}>
              <span className={styles.name}>{choose}</span>
              <span className={styles.detail}>{drop}</span>
            </span>
          </div>
          <ul>
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice.
              <li key={index} className={styles.file}>
                <span className={styles.name}>{file.name}</span>
                <span className={styles.detail}>{formatBytes(file.size)}</span>
                <IconButton
                  label={remove(file.name)}
                  icon={<CloseIcon />}
                  onClick={() => hold(files.filter(other => other !== file))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Field>
  )
}
