import { Form, useActionData } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Receipt } from './receipt.ts'

export function Component(): ReactElement {
  const receipt = useActionData<Receipt>()
  return (
    <>
      <h1>Letterbox</h1>
      {receipt && (
        <output>
          {'problem' in receipt
            ? receipt.problem
            : `Thank you, ${receipt.name}: ${receipt.image} (${receipt.bytes} bytes)`}
        </output>
      )}
      <Form method="post" encType="multipart/form-data">
        <label>
          Name <input name="name" />
        </label>
        <label>
          Image <input type="file" name="image" />
        </label>
        <button type="submit">Send</button>
      </Form>
    </>
  )
}
