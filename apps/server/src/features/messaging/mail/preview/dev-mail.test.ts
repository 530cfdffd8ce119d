import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMail } from '../../../../../test/builders/mail.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { devMailRoutes } from '../public.ts';

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  app = fastify();
  devMailRoutes(app, server.deps);
  for (const [to, subject] of [
    ['ana@patio.test', 'Primeiro'],
    ['bia@patio.test', '<b>Outro</b>'],
    ['ana@patio.test', 'Segundo'],
  ] as const) {
    const text = 'Abra https://patio.test/x?a=1&b=2 <script>x()</script>';
    await buildMail(server.deps.database, { to, subject, text, html: '<p>h</p>', now: server.clock.now() });
  }
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('the mail reader', () => {
  test('answers the mails of an address, newest first', async () => {
    const reply = await app.inject({ url: '/dev/mail?to=Ana@patio.test' });
    expect(reply.json()).toEqual([
      expect.objectContaining({ subject: 'Segundo' }),
      {
        to: 'ana@patio.test',
        subject: 'Primeiro',
        text: expect.stringContaining('Abra'),
        html: '<p>h</p>',
        date: '2026-06-01T15:00:00.000Z',
      },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('answers all without an address, none for nonsense', async () => {
    expect((await app.inject({ url: '/dev/mail' })).json()).toHaveLength(3);
    expect((await app.inject({ url: '/dev/mail?to=%00%27or%201=1' })).json()).toEqual([]);
  });

  test('shows people a page in which nothing runs', async () => {
    const reply = await app.inject({ url: '/dev/mail', headers: { accept: 'text/html,*/*' } });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain('&lt;b&gt;Outro&lt;/b&gt;');
    expect(reply.body).toContain('<a href="https://patio.test/x?a=1&amp;b=2">');
    expect(reply.body).not.toContain('<script>');
  });
});

test('shows a mail as mail programs do, and every kind by its sample', async () => {
  const page = await app.inject({ url: '/dev/mail', headers: { accept: 'text/html' } });
  const addresses = [...page.body.matchAll(/href="(\/dev\/mail\/[^"]+)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );
  expect(addresses).toContain('/dev/mail/kinds/overtaken?idiom=EN&variant=0');
  for (const url of addresses) {
    const reply = await app.inject({ url });
    expect([url, reply.statusCode]).toEqual([url, 200]);
  }
  const sample = await app.inject({ url: '/dev/mail/kinds/overtaken?idiom=EN' });
  expect(sample.headers['content-security-policy']).toContain("default-src 'none'");
  expect(sample.body).toContain('lang="en"');
  for (const url of ['/dev/mail/999999', '/dev/mail/abc', '/dev/mail/kinds/toString'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

test.each([
  ['with SMTP', { SMTP_URL: 'smtp://mail.patio.test' }],
  ['in production without the demo world', { APP_MODE: 'production', PUBLIC_URL: 'https://patio.test' }],
])('is closed %s', async (_when, environment) => {
  const other = await startTestServer(environment);
  const closed = fastify();
  devMailRoutes(closed, other.deps);
  const reply = await closed.inject({ url: '/dev/mail' });
  await closed.close();
  await other.close();
  expect(reply.statusCode).toBe(404);
});
