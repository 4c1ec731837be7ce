import { SwitchField } from '@stampa/ui/field/choice-field.tsx'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { ImageInput, ScheduleFields } from '../shared/form/fields.tsx'
import { anyImage } from '../shared/form/file-rules.ts'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { isOn, textOf } from '../shared/form/form-values.ts'
import { ProseField } from '../shared/form/prose-field.tsx'
import { SlugField } from '../shared/form/slug-field.tsx'
import type { TextsOf } from '../shared/resource/resource-texts.ts'
import type { Post } from './blog.data.ts'
import type { blogMessages } from './blog.messages.ts'

export function BlogFields({
  row,
  values,
  errors,
  texts,
}: FieldsProps<Post, TextsOf<typeof blogMessages>>): ReactElement {
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        defaultValue={textOf(values, 'title')}
        required
        error={errors.title}
      />
      <ProseField
        label={texts.context}
        name="context"
        defaultValue={textOf(values, 'context')}
        error={errors.context}
      />
      <TextArea
        label={texts.excerpt}
        name="excerpt"
        defaultValue={textOf(values, 'excerpt')}
        hint={texts.excerptHint}
        error={errors.excerpt}
      />
      <TextField
        label={texts.author}
        name="author"
        defaultValue={textOf(values, 'author')}
        required
        error={errors.author}
      />
      <TextField
        label={texts.tags}
        name="tags"
        defaultValue={textOf(values, 'tags')}
        hint={texts.tagsHint}
        error={errors.tags}
      />
      <ImageInput
        name="image"
        label={texts.image}
        rule={anyImage}
        stored={row?.imageAsset}
        required={!row}
        values={values}
        errors={errors}
      />
      <SlugField values={values} errors={errors} from="title" base="/blog/" stored={row?.slug} />
      <SwitchField
        label={texts.published}
        name="published"
        defaultChecked={isOn(values, 'published')}
        hint={texts.publishedHint}
      />
      <ScheduleFields values={values} errors={errors} />
    </>
  )
}
