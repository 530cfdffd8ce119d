import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { localIdentityRoutes } from './public.ts';

const demo = { PATIO_DEMO: 'on', PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64') };
const back = 'http://patio.test/auth/social/google';

let app: FastifyInstance;

function open(environment: Record<string, string>): FastifyInstance {
  const opened = fastify();
  localIdentityRoutes(opened, { config: loadConfig(environment), clock: new FakeClock() });
  return opened;
}

beforeAll(() => {
  app = open({ ...demo, APP_MODE: 'test' });
});
afterAll(() => app.close());

function ask(path: string, query: Record<string, string>, host = 'patio.test') {
  const search = new URLSearchParams(query).toString();
  return app.inject({ url: `/dev/identidade/${path}?${search}`, headers: { host } });
}

/** The parameters after a separator in the redirect address. */
function answerOf(location: unknown, sign: '#' | '?'): URLSearchParams {
  return new URLSearchParams(String(location).split(sign)[1] ?? '');
}

describe('the provider of the demo', () => {
  test('asks who one is on a page in which nothing runs', async () => {
    const page = await ask('google', { redirect_uri: back, state: '"><script>', nonce: 'n' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('Este não é o Google');
    expect(page.body).not.toContain('<script>');
  });

  test('leads back with a signed token in the fragment, which no server is sent, SOCL-02', async () => {
    const person = { name: 'Ana', email: 'ANA@patio.test', verified: 'on' };
    const query = { redirect_uri: back, client_id: 'patio-demo', state: 's', nonce: 'n', ...person };
    const reply = await ask('google/entrar', query);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const answer = answerOf(reply.headers.location, '#');
    expect(answer.get('state')).toBe('s');
    const [, claims = ''] = (answer.get('id_token') ?? '').split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'patio-demo',
      email: 'ana@patio.test',
      email_verified: true,
      nonce: 'n',
    });
  });

  test.each([
    ['google', '#'],
    ['facebook', '?'],
  ] as const)('reports like %s that the user declined', async (provider, sign) => {
    const redirect = `http://patio.test/auth/social/${provider}`;
    const reply = await ask(`${provider}/entrar`, { redirect_uri: redirect, state: 's', deny: 'on' });
    expect(Object.fromEntries(answerOf(reply.headers.location, sign))).toMatchObject({
      error: 'access_denied',
      state: 's',
    });
  });

  test.each([
    'https://evil.test/auth/social/google',
    'http://patio.test.evil.test/auth/social/google',
    'http://patio.test/outra',
    '//evil.test/auth/social/google',
    '',
  ])('leads nobody to %s', async (address) => {
    for (const path of ['google', 'google/entrar']) {
      expect((await ask(path, { redirect_uri: address })).statusCode).toBe(400);
    }
  });
});

test.each([
  ['in production', { APP_MODE: 'production', PATIO_DEMO: 'off', PUBLIC_URL: 'https://patio.test' }],
  ['where mail leaves the house', { SMTP_URL: 'smtp://mail.patio.test' }],
  ['without the demo world', { PATIO_DEMO: 'off' }],
])('is closed %s, where anybody could be anybody', async (_when, environment) => {
  const closed = open({ ...demo, ...environment });
  const url = `/dev/identidade/google?redirect_uri=${encodeURIComponent(back)}`;
  const replies = [
    await closed.inject({ url, headers: { host: 'patio.test' } }),
    await closed.inject({ url: '/dev/identidade/google/certs' }),
  ];
  await closed.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
