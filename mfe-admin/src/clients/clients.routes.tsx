import type { RemoteRoute } from '@stampa/platform'
import { screen, titledOverlay } from '../shared/titled.tsx'
import { changeClient, clientsPath, loadClient, loadClients } from './clients.data.ts'
import { clientsMessages } from './clients.messages.ts'

const { add, client, title } = clientsMessages

/** The list of clients with one of them over it. The specification's customers are logos on the home page. */
export const clients: RemoteRoute = {
  id: 'clients',
  path: clientsPath,
  loader: loadClients,
  ...screen(title),
  lazy: () => import(/* webpackChunkName: "clients" */ './clients-page.tsx'),
  children: [
    {
      id: 'client-new',
      path: 'new',
      action: changeClient,
      handle: titledOverlay(add),
      lazy: () => import(/* webpackChunkName: "client-new" */ './client-dialog.tsx'),
    },
    {
      id: 'client',
      path: ':id',
      loader: loadClient,
      action: changeClient,
      handle: titledOverlay(client),
      lazy: () => import(/* webpackChunkName: "client" */ './client-dialog.tsx'),
    },
  ],
}
