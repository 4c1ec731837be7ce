import type { OrdersAnswer } from '@stampa/api'
import { defineMessages } from '@stampa/platform'
import { statusNames } from '../orders/order.messages.ts'

type JobStage = OrdersAnswer<'/api/jobs/{id}'>['stage']

const stages = statusNames<JobStage>({
  'To do': 'Προς έναρξη',
  Artwork: 'Μακέτα',
  Purchasing: 'Προμήθειες',
  Printing: 'Εκτύπωση',
  Packing: 'Συσκευασία',
  Delivered: 'Παραδόθηκε',
})

export const productionMessages = defineMessages({
  title: { en: 'Production', el: 'Παραγωγή' },
  job: { en: 'Job', el: 'Εργασία' },
  search: { en: 'Search jobs', el: 'Αναζήτηση εργασιών' },
  board: { en: 'Board', el: 'Πίνακας' },
  list: { en: 'List', el: 'Λίστα' },
  calendar: { en: 'Calendar', el: 'Ημερολόγιο' },
  empty: { en: 'No jobs yet', el: 'Δεν υπάρχουν εργασίες ακόμη' },
  emptyText: {
    en: 'A job starts by itself when a customer, or you, accept an offer.',
    el: 'Κάθε προσφορά που γίνεται δεκτή, από τον πελάτη ή από εσάς, ξεκινά μια εργασία.',
  },
  columnEmpty: { en: 'No jobs.', el: 'Καμία εργασία.' },

  monthBefore: { en: 'Month before', el: 'Προηγούμενος μήνας' },
  monthAfter: { en: 'Month after', el: 'Επόμενος μήνας' },
  today: { en: 'Today', el: 'Σήμερα' },
  overdue: { en: 'overdue', el: 'εκπρόθεσμη' },
  calendarCut: {
    en: 'Only the first 200 jobs of this month are shown. The list has all.',
    el: 'Φαίνονται μόνο οι πρώτες 200 εργασίες του μήνα. Όλες είναι στη λίστα.',
  },
  calendarLink: { en: 'Calendar link', el: 'Σύνδεσμος ημερολογίου' },
  calendarLinkText: {
    en: 'Add this link to Google Calendar, Outlook or a phone as a calendar from the web. It shows all jobs with a due date until they are delivered.',
    el: 'Προσθέστε τον σύνδεσμο στο Google Calendar, στο Outlook ή στο κινητό ως ημερολόγιο από τον ιστό. Δείχνει κάθε εργασία με προθεσμία μέχρι να παραδοθεί.',
  },
  calendarLinkWarning: {
    en: 'The link is yours: whoever has it sees customers and due dates without signing in. It works while you may see the jobs and sign in at least every 30 days. If others have seen it, make a new one: the old link then stops working.',
    el: 'Ο σύνδεσμος είναι δικός σας: όποιος τον έχει βλέπει πελάτες και προθεσμίες χωρίς σύνδεση. Λειτουργεί όσο έχετε πρόσβαση στις εργασίες και συνδέεστε τουλάχιστον κάθε 30 ημέρες. Αν τον είδαν άλλοι, φτιάξτε νέο: ο παλιός παύει να λειτουργεί.',
  },
  link: { en: 'Link', el: 'Σύνδεσμος' },
  newCalendarLink: { en: 'New link', el: 'Νέος σύνδεσμος' },
  calendarLinkReplaced: {
    en: 'The old link does not work any more',
    el: 'Ο παλιός σύνδεσμος δεν λειτουργεί πια',
  },

  offer: { en: 'Offer', el: 'Προσφορά' },
  customer: { en: 'Customer', el: 'Πελάτης' },
  order: { en: 'Order', el: 'Παραγγελία' },
  items: { en: 'Items', el: 'Είδη' },
  otherItems: {
    en: (count: number) => `+${count} more`,
    el: (count: number) => `+${count} ακόμη`,
  },
  stage: { en: 'Stage', el: 'Στάδιο' },
  allStages: { en: 'All but delivered', el: 'Όλα εκτός από όσα παραδόθηκαν' },
  stages,
  dueDate: { en: 'Due date', el: 'Προθεσμία' },
  dueDateHint: {
    en: 'Begins as the day that the customer requested. Customers see it once it is another one.',
    el: 'Αρχίζει με την ημέρα που ζήτησε ο πελάτης. Οι πελάτες τη βλέπουν μόλις γίνει άλλη.',
  },
  due: { en: 'Due', el: 'Προθεσμία' },
  allDue: { en: 'Any due date', el: 'Κάθε προθεσμία' },
  dues: {
    en: { overdue: 'Overdue', week: 'Due this week' },
    el: { overdue: 'Εκπρόθεσμες', week: 'Αυτή την εβδομάδα' },
  },
  noDueDate: { en: 'No due date', el: 'Χωρίς προθεσμία' },
  dueToday: { en: 'Due today', el: 'Για σήμερα' },
  dueOn: { en: (date: string) => `Due ${date}`, el: (date: string) => `Έως ${date}` },
  late: {
    en: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    el: (days: number) => (days === 1 ? 'Άργησε 1 ημέρα' : `Άργησε ${days} ημέρες`),
  },
  assignee: { en: 'Assignee', el: 'Υπεύθυνος' },
  allAssignees: { en: 'All assignees', el: 'Όλοι οι υπεύθυνοι' },
  nobody: { en: 'Nobody', el: 'Κανείς' },
  created: { en: 'Started', el: 'Έναρξη' },

  sheet: { en: 'Job sheet (PDF)', el: 'Δελτίο εργασίας (PDF)' },
  purchases: { en: 'Purchase list', el: 'Λίστα αγορών' },
  moved: {
    en: (number: string, stage: JobStage) => `${number} is now in: ${stages.en[stage]}`,
    el: (number: string, stage: JobStage) => `${number}: τώρα σε ${stages.el[stage]}`,
  },
  saved: { en: 'Job saved', el: 'Η εργασία αποθηκεύτηκε' },
  missing: { en: 'This job does not exist', el: 'Αυτή η εργασία δεν υπάρχει' },
})
