import { defineMessages } from '@stampa/platform'

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : many.replace('#', `${count}`)

/** Notices of a number of news, by kind. */
export const newsMessages = defineMessages({
  'order.received': {
    el: counted('Νέα παραγγελία', '# νέες παραγγελίες'),
    en: counted('A new order has come in', '# new orders have come in'),
  },
  'design.received': {
    el: counted('Νέο σχέδιο προς εκτύπωση', '# νέα σχέδια προς εκτύπωση'),
    en: counted('A new design order has come in', '# new design orders have come in'),
  },
  'message.received': {
    el: counted('Νέο μήνυμα', '# νέα μηνύματα'),
    en: counted('A new message has come in', '# new messages have come in'),
  },
  'order_reply.received': {
    el: counted('Απάντηση πελάτη για παραγγελία', '# απαντήσεις πελατών για παραγγελίες'),
    en: counted('A customer has replied about an order', '# customers have replied about orders'),
  },
  'design_reply.received': {
    el: counted('Απάντηση πελάτη για σχέδιο', '# απαντήσεις πελατών για σχέδια'),
    en: counted(
      'A customer has replied about a design order',
      '# customers have replied about design orders',
    ),
  },
  'message_reply.received': {
    el: counted('Απάντηση πελάτη σε μήνυμα', '# απαντήσεις πελατών σε μηνύματα'),
    en: counted('A customer has replied to a message', '# customers have replied to messages'),
  },
  'proof.answered': {
    el: counted('Απάντηση πελάτη για δοκίμιο', '# απαντήσεις πελατών για δοκίμια'),
    en: counted('A customer has answered a proof', '# customers have answered proofs'),
  },
  'offer.accepted': {
    el: counted(
      'Μια προσφορά έγινε δεκτή: νέα εργασία',
      '# προσφορές έγιναν δεκτές: νέες εργασίες',
    ),
    en: counted(
      'An offer was accepted: a new job has started',
      '# offers were accepted: new jobs have started',
    ),
  },
  'offer.declined': {
    el: counted('Μια προσφορά απορρίφθηκε', '# προσφορές απορρίφθηκαν'),
    en: counted('An offer was declined', '# offers were declined'),
  },
  'mail.failed': {
    el: counted('Ένα email δεν παραδόθηκε', '# email δεν παραδόθηκαν'),
    en: counted('A mail could not be delivered', '# mails could not be delivered'),
  },
  open: { el: 'Άνοιγμα', en: 'Open' },
})
