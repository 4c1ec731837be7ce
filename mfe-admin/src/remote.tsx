import type { Remote, RemoteRoute } from '@stampa/platform'
import { changePassword, loadAccount, passwordPath } from './account/account.data.ts'
import { auditPath, loadAudit } from './audit/audit.data.ts'
import { auditMessages } from './audit/audit.messages.ts'
import { clients } from './clients/clients.routes.tsx'
import { loadSettings, saveSettings, settingsPath } from './company/company.ts'
import { contact } from './contact/contact.routes.tsx'
import { contentTypes } from './content-types.ts'
import { customOrders } from './custom-orders/custom-orders.routes.tsx'
import { loadDashboard } from './dashboard/dashboard.data.ts'
import { designStudio } from './design-studio/design-studio.routes.tsx'
import { checkSession, signIn } from './login/login.data.ts'
import { latestPath, loadLatest, loadMails, retryMails } from './mails/mails.data.ts'
import { mailsMessages } from './mails/mails.messages.ts'
import { changeTemplate, loadTemplates, templatesPath } from './mails/templates.data.ts'
import { templatesMessages } from './mails/templates.messages.ts'
import { offers } from './offers/offers.routes.tsx'
import { people } from './people/people.routes.tsx'
import { production } from './production/production.routes.tsx'
import { endSession, loadSessions, sessionsPath } from './sessions/sessions.data.ts'
import { sessionsMessages } from './sessions/sessions.messages.ts'
import { choosePassword, requestReset } from './set-password/set-password.data.ts'
import { resourceRoutes } from './shared/resource/resource-routes.tsx'
import { screen, titled, titledOverlay } from './shared/titled.tsx'
import { webhooks } from './webhooks/webhooks.routes.tsx'

export { nav } from './nav.ts'

/** The entries of the command palette. */
export const commands: Remote['commands'] = () =>
  import(/* webpackChunkName: "commands" */ './palette/commands.ts').then(
    ({ commands }) => commands,
  )

export const routes: RemoteRoute[] = [
  {
    id: 'login',
    path: '/admin/login',
    loader: checkSession,
    action: signIn,
    handle: { ...titled({ en: 'Sign in', el: 'Σύνδεση' }), frame: 'bare' },
    lazy: () => import(/* webpackChunkName: "login" */ './login/login-page.tsx'),
    children: [
      {
        path: 'passkey',
        action: async args => {
          const { signInByPasskey } = await import(
            /* webpackChunkName: "login" */ './login/passkey-sign-in.ts'
          )
          return signInByPasskey(args)
        },
        element: null,
      },
    ],
  },
  {
    id: 'set-password',
    path: '/admin/set-password',
    action: choosePassword,
    handle: { ...titled({ en: 'Choose a password', el: 'Επιλογή κωδικού' }), frame: 'bare' },
    lazy: () =>
      import(/* webpackChunkName: "set-password" */ './set-password/set-password-page.tsx'),
  },
  {
    id: 'forgot-password',
    path: '/admin/forgot-password',
    action: requestReset,
    handle: { ...titled({ en: 'Forgotten password', el: 'Ξέχασα τον κωδικό' }), frame: 'bare' },
    lazy: () =>
      import(/* webpackChunkName: "forgot-password" */ './set-password/forgot-password-page.tsx'),
  },
  {
    id: 'workspace',
    lazy: () => import(/* webpackChunkName: "workspace" */ './workspace/workspace.tsx'),
    children: [
      {
        id: 'dashboard',
        path: '/admin',
        loader: loadDashboard,
        ...screen({ en: 'Dashboard', el: 'Αρχική' }),
        lazy: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
      },
      ...contentTypes.map(resourceRoutes),
      {
        id: 'company',
        path: settingsPath,
        loader: loadSettings,
        action: saveSettings,
        ...screen({ en: 'Company', el: 'Εταιρεία' }),
        lazy: () => import(/* webpackChunkName: "company" */ './company/company-page.tsx'),
      },
      {
        id: 'password',
        path: passwordPath,
        loader: loadAccount,
        action: changePassword,
        ...screen({ en: 'Account', el: 'Λογαριασμός' }),
        lazy: () => import(/* webpackChunkName: "password" */ './account/account-page.tsx'),
        children: [
          {
            path: 'second-factor',
            action: async args => {
              const { changeSecondFactor } = await import(
                /* webpackChunkName: "password" */ './account/account.action.ts'
              )
              return changeSecondFactor(args)
            },
            element: null,
          },
          {
            path: 'passkeys',
            action: async args => {
              const { changePasskeys } = await import(
                /* webpackChunkName: "password" */ './account/account.action.ts'
              )
              return changePasskeys(args)
            },
            element: null,
          },
        ],
      },
      {
        id: 'sessions',
        path: sessionsPath,
        loader: loadSessions,
        action: endSession,
        ...screen(sessionsMessages.title),
        lazy: () => import(/* webpackChunkName: "sessions" */ './sessions/sessions-page.tsx'),
      },
      {
        id: 'audit',
        path: auditPath,
        loader: loadAudit,
        ...screen(auditMessages.title),
        lazy: () => import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx'),
      },
      people,
      webhooks,
      ...customOrders,
      ...contact,
      clients,
      ...offers,
      ...production,
      ...designStudio,
      {
        id: 'mails',
        path: '/admin/mails',
        loader: loadMails,
        action: retryMails,
        ...screen(mailsMessages.title),
        lazy: () => import(/* webpackChunkName: "mails" */ './mails/mails-page.tsx'),
      },
      {
        id: 'latest-mails',
        path: latestPath,
        loader: loadLatest,
        ...screen(mailsMessages.latest),
        lazy: () => import(/* webpackChunkName: "latest-mails" */ './mails/latest-page.tsx'),
      },
      {
        id: 'mail-templates',
        path: templatesPath,
        loader: loadTemplates,
        ...screen(templatesMessages.title),
        lazy: () => import(/* webpackChunkName: "mail-templates" */ './mails/templates-page.tsx'),
        children: [
          {
            id: 'mail-template',
            path: ':service/:event',
            action: changeTemplate,
            handle: titledOverlay(templatesMessages.mail),
            lazy: () =>
              import(/* webpackChunkName: "mail-template" */ './mails/template-dialog.tsx'),
          },
        ],
      },
    ],
  },
]
