import {
  defineMessages,
  type Head,
  type HeadArgs,
  textsIn,
  useLoaderData,
  useMessages,
} from '@stampa/platform'
import { ArrowLeftIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHeader } from '../shared/page-header/page-header.tsx'
import { pageWithData } from '../shared/page-with-data.tsx'
import { categoryPath } from '../shared/paths.ts'
import { RecordFailure } from '../shared/record-failure.tsx'
import { listMessages, ProductList, productListHead } from './product-list.tsx'
import type { CategoryData } from './products.data.ts'
import { productsMessages } from './products.messages.ts'

const messages = defineMessages({
  allProducts: { el: 'Πίσω σε όλα τα προϊόντα', en: 'Back to all products' },
  notFound: { el: 'Η κατηγορία δεν βρέθηκε', en: 'Category not found' },
  notFoundText: {
    el: 'Ίσως η κατηγορία δεν υπάρχει πια.',
    en: 'Perhaps there is no such category any more.',
  },
  description: {
    el: (category: string) => `${category} με το δικό σας σχέδιο, τυπωμένα από τη Stampa.`,
    en: (category: string) => `${category} with your own design, printed by Stampa.`,
  },
})

const allProducts = (
  <LinkButton icon={<ArrowLeftIcon />} to="/products" message={messages.allProducts} />
)

export const { handle, ErrorBoundary } = pageWithData(
  productsMessages,
  categoryHead,
  <RecordFailure messages={{ ...messages, ...productsMessages }} action={allProducts} />,
)

function categoryHead({ data, search, language }: HeadArgs & { data: CategoryData }): Head {
  const { name, description } = data.category
  const path = categoryPath(data.category)
  return productListHead({
    title: name,
    description: description || textsIn(messages, language).description(name),
    path,
    search,
    language,
    products: data.products,
    trail: [
      { name: textsIn(productsMessages, language).title, path: '/products' },
      { name, path },
    ],
  })
}

export function Component(): ReactElement {
  const { category, ...list } = useLoaderData<CategoryData>()
  const { count } = useMessages(listMessages)
  const { slug, name, description, language } = category
  return (
    <>
      <PageHeader
        title={name}
        lang={language}
        note={count(list.products.length)}
        text={description}
      >
        {allProducts}
      </PageHeader>
      <ProductList key={slug} path={categoryPath(category)} {...list} />
    </>
  )
}
