import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { FacebookTokens } from './facebook-tokens.ts';
import { LOCAL_ROOT, localFacebook } from './local-addresses.ts';
import { readQuery } from './read-query.ts';

/** The two Graph API calls that a sign-in needs: whose a token is, and who that is. */
export function graphRoutes(app: FastifyInstance, tokens: FacebookTokens, clock: Clock): void {
  const { appId, appSecret } = localFacebook('');
  const isOver = (expires: number) => expires * 1000 <= clock.now();

  app.get(`${LOCAL_ROOT}/facebook/graph/debug_token`, async (request, reply) => {
    const query = readQuery(request.query);
    if (query['access_token'] !== `${appId}|${appSecret}`) return fail(reply, 'Invalid app credentials.');
    const holder = tokens.read(query['input_token'] ?? '');
    if (holder === null) {
      const error = { code: 190, message: 'Malformed access token' };
      return noStore(reply).send({ data: { error, is_valid: false, scopes: [] } });
    }
    return noStore(reply).send({
      data: {
        app_id: holder.app,
        type: 'USER',
        application: 'Pátio',
        expires_at: holder.expires,
        is_valid: !isOver(holder.expires),
        scopes: ['public_profile', 'email'],
        user_id: holder.id,
      },
    });
  });

  app.get(`${LOCAL_ROOT}/facebook/graph/me`, async (request, reply) => {
    const query = readQuery(request.query);
    const given = query['access_token'] ?? request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const holder = tokens.read(given);
    if (holder === null || isOver(holder.expires)) return fail(reply, 'Invalid OAuth access token.');
    const asked = (query['fields'] ?? 'id,name').split(',');
    const fields: Record<string, string> = { id: holder.id, name: holder.name, email: holder.email };
    const known = Object.entries(fields).filter(([name, value]) => asked.includes(name) && value !== '');
    return noStore(reply).send(Object.fromEntries([['id', holder.id], ...known]));
  });
}

function fail(reply: FastifyReply, message: string): FastifyReply {
  return noStore(reply)
    .code(400)
    .send({ error: { message, type: 'OAuthException', code: 190 } });
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
