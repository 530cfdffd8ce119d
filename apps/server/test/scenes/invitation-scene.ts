import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { errorText, type ErrorCode } from '@patio/contract/errors/catalogue.ts';
import { buildSession, isOfficePath } from '../builders/session.ts';
import { mailsTo } from '../mails.ts';
import type { TestServer } from '../test-server.ts';

/** A password that withstands as many guesses as work requires. */
export const workPassword = 'Sete grifos cruzam 42 pontes!';

/** What is stored besides the effect of a call: sessions of tests, and counts of attempts. */
export const notOfTheCall = ['session', 'device_trace', 'review_due', 'selling_news', 'sign_in_attempt'];

/** The body of the refusal with this error. */
export const refusal = (code: ErrorCode) => ({ erros: [errorText(code, 'PTBR')] });

/** Invitations as administrators send them, and users open and accept them. */
export function invitationScene(server: TestServer) {
  const send = async (request: InjectOptions) => {
    const reply = await server.app.inject(request);
    return { statusCode: reply.statusCode, body: reply.body, json: parsed(reply.body) };
  };
  return {
    /** A call as the user of an account, with a session of the kind that it needs. */
    as: async (accountId: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
      const { headers } = await buildSession(server.deps, accountId, { office: isOfficePath(path) });
      return send({ method, url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) });
    },
    post: (path: string, payload: object, headers: Record<string, string> = {}) =>
      send({ method: 'POST', url: `/api${path}`, payload, headers }),
    /** The token in the newest mailed link to an address. */
    tokenTo: async (email: string): Promise<string> => {
      const [newest] = await mailsTo(server.deps.database, email);
      const token = /\/painel\/convite#([\w-]{43})/u.exec(newest?.text ?? '')?.[1];
      expect(token).toBeDefined();
      return token ?? '';
    },
    read: (token: string) => send({ method: 'POST', url: '/api/auth/convite', payload: { token } }),
    accept: (token: string, body: object = {}) =>
      send({ method: 'POST', url: '/api/auth/convite/aceitar', payload: { token, ...body } }),
  };
}

function parsed(body: string): unknown {
  return body === '' ? null : JSON.parse(body);
}
