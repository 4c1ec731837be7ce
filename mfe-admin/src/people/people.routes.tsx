import type { RemoteRoute } from '@stampa/platform'
import { endPersonSession, loadPersonSessions } from '../sessions/sessions.data.ts'
import { screen, titledOverlay } from '../shared/titled.tsx'
import {
  changeKey,
  changePerson,
  changeRole,
  invite,
  loadPeople,
  peoplePath,
} from './people.data.ts'
import { peopleMessages } from './people.messages.ts'

const { addKey, addRole, inviteTitle, roles, title } = peopleMessages

/** The accounts and roles of the back office, with their forms over the list. */
export const people: RemoteRoute = {
  id: 'people',
  path: peoplePath,
  loader: loadPeople,
  ...screen(title),
  lazy: () => import(/* webpackChunkName: "people" */ './people-page.tsx'),
  children: [
    {
      id: 'person-new',
      path: 'new',
      action: invite,
      handle: titledOverlay(inviteTitle),
      lazy: () => import(/* webpackChunkName: "person-new" */ './invite-dialog.tsx'),
    },
    {
      id: 'person',
      path: ':id',
      loader: loadPersonSessions,
      action: changePerson,
      handle: titledOverlay(title),
      lazy: () => import(/* webpackChunkName: "person" */ './person-dialog.tsx'),
    },
    { path: ':id/sessions', action: endPersonSession, element: null },
    {
      id: 'role-new',
      path: 'roles/new',
      action: changeRole,
      handle: titledOverlay(addRole),
      lazy: () => import(/* webpackChunkName: "role-new" */ './role-dialog.tsx'),
    },
    {
      id: 'key-new',
      path: 'keys/new',
      action: changeKey,
      handle: titledOverlay(addKey),
      lazy: () => import(/* webpackChunkName: "key-new" */ './api-key-dialog.tsx'),
    },
    { path: 'keys/:id', action: changeKey, element: null },
    {
      id: 'role',
      path: 'roles/:id',
      action: changeRole,
      handle: titledOverlay(roles),
      lazy: () => import(/* webpackChunkName: "role" */ './role-dialog.tsx'),
    },
  ],
}
