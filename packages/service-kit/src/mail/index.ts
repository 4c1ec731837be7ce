export { facts, type Letter, link, paragraph, quote } from './letter.ts'
export { type Draft, loadMailConfig, type Mail, mailConfig } from './mail.ts'
export { MailQueue } from './send-mails.ts'
