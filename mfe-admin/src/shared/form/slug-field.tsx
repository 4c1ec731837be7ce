import { useMessages } from '@stampa/platform'
import { slugOf } from '@stampa/slug'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { FieldProps } from './fields.tsx'
import { textOf } from './form-values.ts'
import { slugMessages } from './slug.messages.ts'

interface SlugFieldProps extends FieldProps {
  /** Name of the field that the slug follows. */
  from: string
  /** What addresses begin with: '/products/'. */
  base: string
  /** Of the stored record. */
  stored: string | undefined
}

/**
 * The last part of a page's address. Empty, it follows the record's name; which address that makes
 * is shown while the name is typed.
 */
export function SlugField({ values, errors, from, base, stored }: SlugFieldProps): ReactElement {
  const texts = useMessages(slugMessages)
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(() => textOf(values, from))
  useEffect(() => {
    const form = input.current?.form
    const follow = (event: Event) => {
      const { target } = event
      if (target instanceof HTMLInputElement && target.name === from) setName(target.value)
    }
    form?.addEventListener('input', follow)
    return () => form?.removeEventListener('input', follow)
  }, [from])
  const made = slugOf(name)
  const unchanged = stored !== undefined && name === textOf(values, from)
  const next = unchanged ? stored : made
  return (
    <TextField
      ref={input}
      label={texts.label}
      name="slug"
      defaultValue={textOf(values, 'slug')}
      placeholder={next}
      autoComplete="off"
      spellCheck={false}
      hint={unchanged ? texts.now(base + next) : texts.follows(made && base + made)}
      error={errors.slug}
    />
  )
}
