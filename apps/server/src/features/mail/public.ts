export { devMailRoutes } from './dev-mail-routes.ts';
export { escapeHtml } from './escape-html.ts';
export { enqueueMail } from './mail.store.ts';
export type { MailContent } from './mail-content.ts';
export { pageAddress, type MailFrame, type MailStore } from './mail-frame.ts';
export { messages } from './messages.ts';
export type { OfferMailFacts } from './messages/offer-mail-facts.ts';
export { measureOutboxJob } from './measure-outbox-job.ts';
export { sendMailJob } from './send-mail-job.ts';
