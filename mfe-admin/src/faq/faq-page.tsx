import { useLoaderData } from '@stampa/platform'
import { TextArea } from '@stampa/ui/field/text-area.tsx'
import { TextField } from '@stampa/ui/field/text-field.tsx'
import type { ReactElement } from 'react'
import { OrderField } from '../shared/form/fields.tsx'
import type { FieldsProps } from '../shared/form/form-modal.tsx'
import { textOf } from '../shared/form/form-values.ts'
import { nameColumn, numberColumn, previewColumn } from '../shared/list/columns.tsx'
import type { ResourceData } from '../shared/resource/resource.ts'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Faq, faqs } from './faq.data.ts'
import { faqMessages } from './faq.messages.ts'

type Texts = TextsOf<typeof faqMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  nameColumn(faqs, { id: 'question', header: texts.question }),
  previewColumn<Faq>({ id: 'answer', header: texts.answer }, row => row.answer),
  numberColumn<Faq>({ id: 'order', header: shared.order }, row => row.order),
]

const searchText = ({ question, answer }: Faq) => `${question} ${answer}`

export function Component(): ReactElement {
  const data = useLoaderData<ResourceData<Faq>>()
  return (
    <ResourcePage
      resource={faqs}
      messages={faqMessages}
      data={data}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/faq'}
      Fields={FaqFields}
    />
  )
}

function FaqFields({ values, errors, texts }: FieldsProps<Faq, Texts>): ReactElement {
  return (
    <>
      <TextField
        label={texts.question}
        name="question"
        defaultValue={textOf(values, 'question')}
        required
        error={errors.question}
      />
      <TextArea
        label={texts.answer}
        name="answer"
        defaultValue={textOf(values, 'answer')}
        required
        error={errors.answer}
      />
      <OrderField values={values} errors={errors} min={0} />
    </>
  )
}
