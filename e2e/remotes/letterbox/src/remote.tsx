import { type ActionFunctionArgs, data, type Remote } from '@stampa/platform'
import type { Receipt } from './receipt.ts'

async function receive({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const name = form.get('name')
  if (typeof name !== 'string' || name === '') {
    return data<Receipt>({ problem: 'Name is required' }, { status: 422 })
  }
  const image = form.get('image')
  const { name: file, size } = image instanceof File ? image : { name: '', size: 0 }
  return data<Receipt>({ name, image: file, bytes: size })
}

/** A remote with a form that tests submit without JavaScript, with it, and before hydration. */
export const routes: Remote['routes'] = [
  {
    id: 'letterbox',
    path: '/letterbox',
    loader: () => ({ open: true }),
    action: receive,
    handle: { head: () => ({ title: 'Letterbox', noindex: true }) },
    lazy: () => import(/* webpackChunkName: "letterbox" */ './letterbox-page.tsx'),
  },
]
