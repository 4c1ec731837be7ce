export { removeSettledEvents } from '../outbox/mails.ts'
export { facts, type Letter, link, type Picture, paragraph, picture, quote } from './letter.ts'
export {
  type Attachment,
  createMailWriter,
  loadMailConfig,
  type Mail,
  mailConfig,
  type ServiceMails,
} from './mail.ts'
export { MailQueue, sendMails } from './send-mails.ts'
export { addTemplateRoutes } from './template-routes.ts'
export { customerDrafts, declareMails, draftTest } from './template-store.ts'
export { inBothLanguages, type TemplateValues, writeLetter } from './templates.ts'
export { smtpTransport } from './transports.ts'
