import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

const ADDRESSES = ['/api/header/catgr', '/api/auth/me', '/api/nada', '/health/ready'];

describe.each([
  ['https://patio.test', true],
  ['http://127.0.0.1:3000', false],
])('the headers of replies, served at %s', (publicUrl, encrypted) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: publicUrl });
  });
  afterAll(() => server.close());

  it(`keep browsers to https: ${encrypted}, SESS-13 rule 0.23`, async () => {
    for (const url of ADDRESSES) {
      const { headers } = await server.app.inject({ url });
      const strict = headers['strict-transport-security'];
      if (encrypted) expect([url, strict]).toEqual([url, 'max-age=31536000; includeSubDomains']);
      else expect([url, strict]).toEqual([url, undefined]);
    }
  });

  it('let nobody sniff types, frame a reply or run anything in it, failures included, SESS-13', async () => {
    for (const url of ADDRESSES.filter((address) => address.startsWith('/api/'))) {
      const { headers } = await server.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});
