import { defineMessages } from '@stampa/platform'

export const conversationMessages = defineMessages({
  title: { el: 'Συνομιλία με τον πελάτη', en: 'Conversation with the customer' },
  customer: { el: 'Πελάτης', en: 'Customer' },
  replies: { el: 'Απαντήσεις', en: 'Replies' },
  allReplies: { el: 'Με ή χωρίς απαντήσεις', en: 'Any replies' },
  unread: { el: 'Νέα απάντηση', en: 'New reply' },
  reply: { el: 'Απάντηση στον πελάτη', en: 'Reply to the customer' },
  hint: {
    el: 'Φεύγει με e-mail σε 30 δευτερόλεπτα· ως τότε αναιρείται, και από το καμπανάκι. Ο πελάτης απαντά στη σελίδα του.',
    en: 'It leaves by e-mail in 30 seconds; until then you can undo, also at the bell. The customer answers on the linked page.',
  },
  send: { el: 'Αποστολή απάντησης', en: 'Send reply' },
  sent: {
    el: 'Η απάντηση φεύγει σε 30 δευτερόλεπτα',
    en: 'The reply leaves in 30 seconds',
  },
})
