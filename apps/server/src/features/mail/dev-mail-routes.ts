import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { ServerDeps } from '../../deps.ts';
import { devMailPage } from './dev-mail-page.ts';
import { listMails } from './mail.store.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/**
 * `GET /dev/mail?to=ADDRESS`: `[{to, subject, text, html, date}]`, newest first; a page for browsers. Only where no mail leaves the
 * house and nobody but testers is there: without SMTP, and in production and staging only with the demo world.
 */
export function devMailRoutes(app: FastifyInstance, deps: ServerDeps): void {
  if (!isOpen(deps.config)) return;
  app.get('/dev/mail', async (request, reply) => {
    const recipient = recipientOf(request);
    const mails = await listMails(deps.database, recipient);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (request.headers.accept?.includes('text/html')) {
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(devMailPage(mails, recipient));
    }
    return mails.map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(mail.created_at).toISOString(),
    }));
  });
}

function isOpen({ mail, mode, demo }: Config): boolean {
  return mail.smtpUrl === null && (demo || mode === 'development' || mode === 'test');
}

function recipientOf(request: FastifyRequest): string | null {
  const query: unknown = request.query;
  const to: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'to') : null;
  return typeof to === 'string' && to.trim() !== '' ? to.replaceAll('\0', '').trim().toLowerCase() : null;
}
