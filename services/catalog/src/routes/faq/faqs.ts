import {
  byBeginning,
  byMaking,
  type ContentRow,
  type ContentType,
} from '../../content/content-type.ts'
import { recordView } from '../../content/schema.ts'
import type { Draft } from '../../content/write.ts'
import { type AdminFaq, adminFaq, type FaqInput, type PublicFaq } from './schema.ts'

interface FaqRow extends ContentRow {
  question: string
  answer: string
  order: number
}

export const faqs: ContentType<FaqRow> = {
  kind: 'faq',
  label: 'FAQ',
  table: 'faqs',
  columns: ['question', 'answer'],
  ordered: true,
  sorting: {
    id: 'faqs.id',
    keys: {
      order: { expression: 'faqs."order"', value: row => row.order, direction: 'asc' },
      question: byBeginning('faqs.question', row => row.question),
      createdAt: byMaking('faqs.id'),
    },
  },
  standardSort: 'order',
  name: row => row.question,
  admin: adminFaq,
  toAdmin: toAdminFaq,
}

export function toPublicFaq(row: FaqRow): PublicFaq {
  return { _id: row.id, question: row.question, answer: row.answer, order: row.order }
}

function toAdminFaq(row: FaqRow): AdminFaq {
  return { ...toPublicFaq(row), ...recordView(row) }
}

export function faqDraft({ question, answer, order }: FaqInput): Draft {
  return { columns: { question: question.trim(), answer: answer.trim(), order } }
}
