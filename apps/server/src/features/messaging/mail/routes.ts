import { listDeadMails as listDeadMailsCall } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { listMails as listMailsCall } from '@patio/contract/messaging/mail/list-mails.ts';
import { previewMail as previewMailCall } from '@patio/contract/messaging/mail/preview-mail.ts';
import { retryMail as retryMailCall } from '@patio/contract/messaging/mail/retry-mail.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listDeadMails } from './outbox/list-dead-mails.ts';
import { listMails } from './preview/list-mails.ts';
import { previewMail } from './preview/preview-mail.ts';
import { retryMail } from './outbox/retry-mail.ts';

export function mailRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listMailsCall)(listMails(deps));
  serve(app, listDeadMailsCall)(listDeadMails(deps));
  serve(app, previewMailCall)(previewMail(deps));
  serve(app, retryMailCall)(retryMail(deps));
}
