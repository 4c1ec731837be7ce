import { defineMessages } from '@stampa/platform'

/** Outside of the frame, whose language an administrator chooses: as specified until then. */
export const loginMessages = defineMessages({
  heading: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  email: { en: 'Email', el: 'E-mail', specified: 'en' },
  password: { en: 'Password', el: 'Κωδικός', specified: 'en' },
  submit: { en: 'Sign in', el: 'Σύνδεση', specified: 'en' },
  submitting: { en: 'Signing in...', el: 'Σύνδεση...', specified: 'en' },
  back: { en: 'Back to the site', el: 'Πίσω στον ιστότοπο', specified: 'en' },
})
