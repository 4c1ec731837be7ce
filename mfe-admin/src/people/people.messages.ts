import { defineMessages } from '@stampa/platform'

export const peopleMessages = defineMessages({
  title: { en: 'People', el: 'Άτομα' },
  description: {
    en: 'Who may sign in to the back office, and what they may do there.',
    el: 'Ποιοι μπαίνουν στη διαχείριση, και τι επιτρέπεται να κάνουν.',
  },
  invite: { en: 'Invite', el: 'Πρόσκληση' },
  inviteTitle: { en: 'Invite a person', el: 'Πρόσκληση ατόμου' },
  inviteNote: {
    en: 'A mail with a link to choose a password, which works once within three days.',
    el: 'Ένα email με σύνδεσμο για επιλογή κωδικού, που ισχύει μία φορά για τρεις ημέρες.',
  },
  send: { en: 'Send invitation', el: 'Αποστολή' },
  search: { en: 'Search people', el: 'Αναζήτηση ατόμων' },
  email: { en: 'Email', el: 'E-mail' },
  role: { en: 'Role', el: 'Ρόλος' },
  roleNote: {
    en: 'Another role ends the sessions of the person.',
    el: 'Άλλος ρόλος κλείνει τις συνδέσεις του ατόμου.',
  },
  chooseRole: { en: 'Choose a role', el: 'Επιλέξτε ρόλο' },
  status: { en: 'Status', el: 'Κατάσταση' },
  lastSignIn: { en: 'Last sign-in', el: 'Τελευταία σύνδεση' },
  never: { en: 'Never', el: 'Ποτέ' },
  notLately: { en: 'Not in the last month', el: 'Όχι τον τελευταίο μήνα' },
  active: { en: 'Active', el: 'Ενεργό' },
  invited: { en: 'Invited', el: 'Με πρόσκληση' },
  disabled: { en: 'Disabled', el: 'Ανενεργό' },
  disable: { en: 'Disable', el: 'Απενεργοποίηση' },
  enable: { en: 'Enable', el: 'Ενεργοποίηση' },
  removeSecondFactor: { en: 'Remove second factor', el: 'Αφαίρεση δεύτερου παράγοντα' },
  removeSecondFactorOf: {
    en: (email: string) => `Remove the second factor of ${email}?`,
    el: (email: string) => `Αφαίρεση του δεύτερου παράγοντα: ${email};`,
  },
  removeSecondFactorNote: {
    en: 'For a lost device. The passkeys are removed too: the password alone signs in then. All sessions of the person end.',
    el: 'Για χαμένη συσκευή. Αφαιρούνται και τα κλειδιά πρόσβασης: μετά αρκεί ο κωδικός. Κλείνουν όλες οι συνδέσεις του ατόμου.',
  },
  secondFactorRemoved: { en: 'Second factor removed', el: 'Ο δεύτερος παράγοντας αφαιρέθηκε' },
  invitationStates: {
    en: {
      waiting: 'The mail is on its way',
      sent: 'The mail was sent',
      failed: 'The mail was not delivered: send it again, or copy the link',
      expired: 'The link has expired: send it again',
    },
    el: {
      waiting: 'Το email αποστέλλεται',
      sent: 'Το email στάλθηκε',
      failed: 'Το email δεν παραδόθηκε: στείλτε το ξανά ή αντιγράψτε τον σύνδεσμο',
      expired: 'Ο σύνδεσμος έληξε: στείλτε τον ξανά',
    },
  },
  invitationLink: { en: 'The person is invited', el: 'Η πρόσκληση δημιουργήθηκε' },
  link: { en: 'Link of the invitation', el: 'Σύνδεσμος πρόσκλησης' },
  linkNote: {
    en: 'The mail has this link. If it does not arrive, copy the link for the person now: it is not shown again.',
    el: 'Το email έχει αυτόν τον σύνδεσμο. Αν δεν φτάσει, αντιγράψτε τον τώρα για το άτομο: δεν εμφανίζεται ξανά.',
  },
  resend: { en: 'Send again', el: 'Ξανά αποστολή' },
  deleteOf: {
    en: (email: string) => `Delete ${email}`,
    el: (email: string) => `Διαγραφή: ${email}`,
  },
  confirmDelete: { en: 'Delete this person?', el: 'Διαγραφή αυτού του ατόμου;' },
  deleteNote: {
    en: 'The account ends now, at every screen, with the API keys that the person created and the invitations that nobody used. What the person has changed stays.',
    el: 'Ο λογαριασμός κλείνει τώρα, σε κάθε οθόνη, μαζί με τα κλειδιά API που δημιούργησε το άτομο και όσες προσκλήσεις του δεν χρησιμοποιήθηκαν. Ό,τι έχει αλλάξει μένει.',
  },
  empty: { en: 'No people found', el: 'Δεν βρέθηκαν άτομα' },
  roles: { en: 'Roles', el: 'Ρόλοι' },
  rolesNote: {
    en: 'Built-in roles stay as they are; add your own beside them.',
    el: 'Οι έτοιμοι ρόλοι μένουν όπως είναι· προσθέστε δίπλα τους δικούς σας.',
  },
  addRole: { en: 'Add role', el: 'Νέος ρόλος' },
  editRole: { en: (name: string) => `Role: ${name}`, el: (name: string) => `Ρόλος: ${name}` },
  builtIn: { en: 'Built in', el: 'Έτοιμος' },
  people: {
    en: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    el: (count: number) => (count === 1 ? '1 άτομο' : `${count} άτομα`),
  },
  name: { en: 'Name', el: 'Όνομα' },
  permissions: { en: 'Permissions', el: 'Δικαιώματα' },
  section: { en: 'Section', el: 'Ενότητα' },
  deleteRole: { en: 'Delete role', el: 'Διαγραφή ρόλου' },
  missingPerson: { en: 'This person was deleted', el: 'Το άτομο έχει διαγραφεί' },
  missingRole: { en: 'This role was deleted', el: 'Ο ρόλος έχει διαγραφεί' },
  invitationSent: {
    en: (email: string) => `Invitation sent to ${email}`,
    el: (email: string) => `Στάλθηκε πρόσκληση: ${email}`,
  },
  personChanged: { en: 'Saved', el: 'Αποθηκεύτηκε' },
  personDeleted: { en: 'Person deleted', el: 'Το άτομο διαγράφηκε' },
  roleSaved: { en: 'Role saved', el: 'Ο ρόλος αποθηκεύτηκε' },
  keys: { en: 'API keys', el: 'Κλειδιά API' },
  keysNote: {
    en: 'For programs, such as accounting. A key has the permissions of its role, while the person who created it has them too: with their account it ends.',
    el: 'Για προγράμματα, όπως το λογιστικό. Ένα κλειδί έχει τα δικαιώματα του ρόλου του, όσο τα έχει και το άτομο που το δημιούργησε: με τον λογαριασμό του παύει.',
  },
  noKeys: { en: 'No keys yet', el: 'Κανένα κλειδί ακόμη' },
  addKey: { en: 'Create key', el: 'Νέο κλειδί' },
  keyName: { en: 'Name of the program', el: 'Όνομα του προγράμματος' },
  valid: { en: 'Valid for', el: 'Ισχύει για' },
  days: {
    en: (count: number) => `${count} days`,
    el: (count: number) => `${count} ημέρες`,
  },
  keyDetails: {
    en: (expires: string, used: string) => `Expires ${expires}. Last used: ${used}`,
    el: (expires: string, used: string) => `Λήγει ${expires}. Τελευταία χρήση: ${used}`,
  },
  expired: { en: 'Expired', el: 'Έληξε' },
  unused: { en: 'never', el: 'ποτέ' },
  deleteKey: { en: 'Delete this key?', el: 'Διαγραφή αυτού του κλειδιού;' },
  deleteKeyNote: {
    en: 'Its program has no access from now on.',
    el: 'Το πρόγραμμά του δεν έχει πια πρόσβαση.',
  },
  keyDeleted: { en: 'Key deleted', el: 'Το κλειδί διαγράφηκε' },
  keyCreated: { en: 'The key was created', el: 'Το κλειδί δημιουργήθηκε' },
  secretNote: {
    en: 'Copy both now: the secret is not shown again. The program sends them to /api/auth/token and gets a token of five minutes.',
    el: 'Αντιγράψτε και τα δύο τώρα: το μυστικό δεν εμφανίζεται ξανά. Το πρόγραμμα τα στέλνει στο /api/auth/token και παίρνει διακριτικό πέντε λεπτών.',
  },
  clientId: { en: 'Client id', el: 'Αναγνωριστικό (client id)' },
  clientSecret: { en: 'Client secret', el: 'Μυστικό (client secret)' },
  roleDeleted: { en: 'Role deleted', el: 'Ο ρόλος διαγράφηκε' },
})

/** Names of the built-in roles; those of the shop have the name that they were given. */
export const roleNames = defineMessages({
  owner: { en: 'Owner', el: 'Ιδιοκτήτης' },
  content: { en: 'Content', el: 'Περιεχόμενο' },
  sales: { en: 'Sales', el: 'Πωλήσεις' },
  production: { en: 'Production', el: 'Παραγωγή' },
  analyst: { en: 'Analyst', el: 'Αναλυτής' },
})

export const sectionNames = defineMessages({
  content: { en: 'Content of the site', el: 'Περιεχόμενο του ιστοτόπου' },
  company: { en: 'Company', el: 'Εταιρεία' },
  orders: { en: 'Custom orders, messages', el: 'Παραγγελίες, μηνύματα' },
  offers: { en: 'Offers, SKUs', el: 'Προσφορές, SKU' },
  clients: { en: 'Clients', el: 'Πελατολόγιο' },
  studio: { en: 'Design Studio', el: 'Design Studio' },
  analytics: { en: 'Analytics', el: 'Στατιστικά' },
  people: { en: 'People, roles', el: 'Άτομα, ρόλοι' },
  audit: { en: 'Audit log', el: 'Ιστορικό ενεργειών' },
})

export const verbNames = defineMessages({
  read: { en: 'See', el: 'Προβολή' },
  write: { en: 'Change', el: 'Αλλαγή' },
  delete: { en: 'Delete', el: 'Διαγραφή' },
})
