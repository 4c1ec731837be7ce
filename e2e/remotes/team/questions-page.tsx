import { catalogClient, unwrap } from '@stampa/api'
import {
  apiOrigin,
  type LoaderFunctionArgs,
  publicFetch,
  type RouteHandle,
  useLoaderData,
} from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, useState } from 'react'

const catalog = catalogClient({ baseUrl: apiOrigin, fetch: publicFetch })

export const handle: RouteHandle = { head: () => ({ title: 'Questions' }) }

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const questions = await unwrap(catalog.GET('/api/faq', { signal }), { fallback: 'Failed' })
  return questions.map(({ question }) => question)
}

/** A page with a call of a service and a component of the design system. */
export function Component(): ReactElement {
  const questions = useLoaderData<typeof loader>()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>{questions.length} questions</h1>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Read them
      </Button>
      {isOpen && questions.map(question => <p key={question}>{question}</p>)}
    </>
  )
}
