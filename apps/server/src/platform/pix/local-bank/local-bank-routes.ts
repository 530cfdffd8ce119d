import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bankPage } from './bank-page.ts';
import { doAction } from './do-action.ts';
import { LOCAL_BANK_ROOT } from './local-connection.ts';
import type { LocalBank } from './open-local-bank.ts';

const root = LOCAL_BANK_ROOT;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Below `LOCAL_BANK_ROOT`: `/oauth/token`, the API at `/api/v2`, and a page for the developer, whose buttons do what payers and bad days do. */
export async function localBankRoutes(app: FastifyInstance, bank: LocalBank): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(`${root}/oauth/token`, async (request, reply) => {
      const answer = bank.token(request.headers.authorization ?? '');
      return reply
        .code(answer.status)
        .type(answer.type)
        .header('cache-control', 'no-store')
        .send(answer.body);
    });
    for (const method of ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'] as const)
      scope.route({
        method,
        url: `${root}/api/v2/*`,
        handler: async (request, reply) => api(bank, request, reply),
      });
    scope.get(root, async (_request, reply) => page(reply, bankPage(bank.state, root, null)));
    scope.post(`${root}/acao`, async (request, reply) => {
      const said = await doAction(bank, new URLSearchParams(textOf(request.body)));
      return page(reply, bankPage(bank.state, root, said));
    });
  });
}

async function api(bank: LocalBank, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url, 'http://bank');
  const answer = await bank.answer(
    {
      method: request.method,
      path: pathname.slice(`${root}/api/v2`.length),
      query: Object.fromEntries(searchParams),
      body: textOf(request.body),
    },
    request.headers.authorization ?? '',
  );
  if (answer === null) {
    // The caller has to give up by itself, or learns that the connection has ended.
    reply.hijack();
    request.raw.setTimeout(60_000, () => request.raw.destroy());
    return reply;
  }
  return reply.code(answer.status).type(answer.type).send(answer.body);
}

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html);
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}
