import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { devMailPage } from './dev-mail-page.ts';
import { storedMail, listMails } from '../outbox/stored-mails.store.ts';
import { sampleMail } from './preview-mail.ts';
import { mailKindOf, mailKinds, samples } from '../samples/samples.ts';
import { storeNamed } from '../sellers.store.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/**
 * `GET /dev/mail?to=ADDRESS`: `[{to, subject, text, html, date}]`, newest first; a page for browsers. Only if no mail is really sent and
 * only testers are there: without SMTP, and in production and staging only with the demo world.
 */
export function devMailRoutes(app: FastifyInstance, deps: ServerDeps): void {
  if (!isOpen(deps.config)) return;
  app.get('/dev/mail', async (request, reply) => {
    const recipient = recipientOf(request);
    const mails = await listMails(deps.database, recipient);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (request.headers.accept?.includes('text/html')) {
      const kinds = mailKinds.map((kind) => ({ kind, variants: samples[kind].length }));
      return sendPage(reply, devMailPage(mails, recipient, kinds));
    }
    return mails.map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(mail.created_at).toISOString(),
    }));
  });
  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await storedMail(deps.database, Number(given(request.params, 'id')) || 0);
    return mail ? sendPage(reply, mail.html) : reply.callNotFound();
  });
  app.get('/dev/mail/kinds/:kind', async (request, reply) => {
    const kind = mailKindOf(given(request.params, 'kind'));
    const mail =
      kind &&
      sampleMail(deps.config, kind, {
        idiom: given(request.query, 'idiom') === 'EN' ? 'EN' : 'PTBR',
        store: await storeNamed(deps.database, given(request.query, 'store') || null),
        variant: Number(given(request.query, 'variant')) || 0,
      });
    if (!mail) return reply.callNotFound();
    if (given(request.query, 'form') !== 'text') return sendPage(reply, mail.html);
    return reply.type('text/plain; charset=utf-8').send(`${mail.subject}\n\n${mail.text}`);
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}

function isOpen({ mail, mode, demo }: Config): boolean {
  return mail.smtpUrl === null && (demo || mode === 'development' || mode === 'test');
}

function recipientOf(request: FastifyRequest): string | null {
  const to = given(request.query, 'to').trim().toLowerCase();
  return to === '' ? null : to;
}

/** A text parameter of a URL, without characters that a database refuses; empty if absent. */
function given(parameters: unknown, name: string): string {
  const value: unknown =
    typeof parameters === 'object' && parameters !== null ? Reflect.get(parameters, name) : null;
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}
