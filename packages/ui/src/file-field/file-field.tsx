import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Field, type FieldTexts, splitField } from '../field/field.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { FileBox } from './file-box.tsx'
import styles from './file-field.module.css'
import { useFileInput } from './use-file-input.ts'

const messages = defineMessages({
  choose: { el: 'Επιλέξτε αρχείο', en: 'Choose a file' },
  drop: { el: 'ή σύρετε ή επικολλήστε το εδώ', en: 'or drop or paste it here' },
  gone: {
    el: (name: string) => `Επιλέξτε ξανά το αρχείο «${name}»: δεν έμεινε στη σελίδα.`,
    en: (name: string) => `Choose the file “${name}” again: the page did not keep it.`,
  },
  takeBack: { el: 'Αναίρεση:', en: 'Take back' },
})

export interface FileFieldProps extends Omit<FieldTexts, 'labelHidden'> {
  /** Name of the file in the form's data. */
  name: string
  /** Filter of the file dialog: `image/*`, `image/png`. `check` enforces rules. */
  accept?: string
  /** Returns why a file is rejected: 'File size must be less than 5MB'. */
  check?: (file: File) => string | undefined
  /** Returns why the content of a file that passed `check` is rejected. */
  checkContent?: (file: File) => Promise<string | undefined>
  /** URL of the stored image, shown until another file is chosen. */
  current?: string | null
  /** The file of a restored form. */
  initial?: File | undefined
  required?: boolean
  /** Replaces the field's own texts. The file's name follows `takeBack`. */
  texts?: Record<'choose' | 'drop' | 'takeBack', string>
  /** Called after a choice that passed `check`; null after its removal. */
  onFileChange?: (file: File | null) => void
}

/** One file: picked, dropped or pasted, with a preview of an image. */
export function FileField(props: FileFieldProps): ReactElement {
  const { check, checkContent, current, initial, texts: given, onFileChange, ...rest } = props
  const { field, control } = splitField(rest)
  const own = useMessages(messages)
  const texts = given ?? own
  const input = useFileInput({ initial, check, checkContent, onFileChange })
  const { file, refusal, gone, take, target } = input
  return (
    <Field {...field} {...target} error={refusal ?? field.error ?? (gone && own.gone(gone))}>
      {attributes => (
        <FileBox
          {...control}
          {...attributes}
          input={input}
          current={current}
          prompt={[texts.choose, texts.drop]}
        >
          {file && (
            <span className={styles.remove}>
              <IconButton
                label={`${texts.takeBack} ${file.name}`}
                icon={<CloseIcon />}
                onClick={() => take(null)}
              />
            </span>
          )}
        </FileBox>
      )}
    </Field>
  )
}
