import { socialProviderOf } from '@patio/domain/identity/social/social-provider.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { answerFacebook, answerGoogle, refusal } from './authorization-answer.ts';
import { createFacebookTokens, type FacebookTokens } from './facebook-tokens.ts';
import { graphRoutes } from './graph-routes.ts';
import { createGoogleSigner, type GoogleSigner } from './google-signer.ts';
import { LOCAL_ROOT } from './local-addresses.ts';
import { peoplePage } from './people-page.ts';
import { readQuery } from './read-query.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

interface LocalIdentityDeps {
  readonly config: Pick<Config, 'identity'>;
  readonly clock: Clock;
}

/**
 * A provider with the protocols of Google (OpenID Connect, implicit) and Facebook (OAuth 2, Graph API), so that the demo and the tests sign
 * in the way people do. Anyone can be anyone here, so it only answers if `config.identity.local` is true.
 */
export function localIdentityRoutes(
  app: FastifyInstance,
  { config, clock }: LocalIdentityDeps,
  made: { google?: GoogleSigner; facebook?: FacebookTokens } = {},
): void {
  if (!config.identity.local) return;
  const google = made.google ?? createGoogleSigner();
  const facebook = made.facebook ?? createFacebookTokens();
  app.get(`${LOCAL_ROOT}/google/certs`, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600');
    return google.keys();
  });
  graphRoutes(app, facebook, clock);
  app.get(`${LOCAL_ROOT}/:provider`, async (request, reply) => {
    const asked = askedOf(request);
    if (asked === null) return refuse(reply);
    const { provider, query } = asked;
    return html(reply, peoplePage(provider, `${LOCAL_ROOT}/${provider}/entrar`, query));
  });
  app.get(`${LOCAL_ROOT}/:provider/entrar`, async (request, reply) => {
    const asked = askedOf(request);
    if (asked === null) return refuse(reply);
    const { provider, query } = asked;
    const now = clock.now();
    const answer = async (): Promise<string> => {
      if (query['deny'] !== undefined) return refusal(provider, query);
      return provider === 'google' ? answerGoogle(google, query, now) : answerFacebook(facebook, query, now);
    };
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(await answer(), 303);
  });
}

/** The request of a browser; null if it must not be answered: the redirect must lead to this installation. */
function askedOf(request: FastifyRequest) {
  const params = readQuery(request.params);
  const provider = socialProviderOf(params['provider'] ?? '');
  const query = readQuery(request.query);
  const back = query['redirect_uri'] ?? '';
  if (provider === null || !URL.canParse(back)) return null;
  const { host, pathname } = new URL(back);
  const forwarded = request.headers['x-forwarded-host'];
  const own = typeof forwarded === 'string' ? forwarded : request.host;
  return host === own && pathname === `/auth/social/${provider}` ? { provider, query } : null;
}

function refuse(reply: FastifyReply): FastifyReply {
  reply.code(400);
  return html(reply, '<!doctype html><title>400</title><p>Pedido inválido.</p>');
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
