import { defineMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { OrderInput, TextAreaInput, TextInput } from '../shared/form/fields.tsx'
import { nameColumn, numberColumn, previewColumn } from '../shared/list/columns.tsx'
import type { FieldsProps } from '../shared/resource/form-over-list.tsx'
import { ResourcePage } from '../shared/resource/resource-page.tsx'
import type { SharedTexts, TextsOf } from '../shared/resource/resource-texts.ts'
import { type Faq, type FaqValues, faqs } from './faq.data.ts'

const faqMessages = defineMessages({
  question: { en: 'Question', el: 'Ερώτηση' },
  answer: { en: 'Answer', el: 'Απάντηση' },
})

type Texts = TextsOf<typeof faqMessages>

const columns = (texts: Texts, shared: SharedTexts) => [
  nameColumn(faqs, { id: 'question', header: texts.question }),
  previewColumn<Faq>({ id: 'answer', header: texts.answer }, row => row.answer),
  numberColumn<Faq>({ id: 'order', header: shared.order }, row => row.order),
]

const searchText = ({ question, answer }: Faq) => `${question} ${answer}`

export function Component(): ReactElement {
  return (
    <ResourcePage
      resource={faqs}
      messages={faqMessages}
      columns={columns}
      searchText={searchText}
      publicPath={() => '/faq'}
      Fields={FaqFields}
    />
  )
}

function FaqFields({ control, texts }: FieldsProps<Faq, FaqValues, Texts>): ReactElement {
  return (
    <>
      <TextInput control={control} name="question" label={texts.question} required />
      <TextAreaInput control={control} name="answer" label={texts.answer} required />
      <OrderInput control={control} name="order" min={0} />
    </>
  )
}
