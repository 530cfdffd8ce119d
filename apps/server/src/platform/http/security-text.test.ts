import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';

const HOUSE = 'https://patio.example';
const HALF_A_YEAR = 180 * 86_400_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: HOUSE, CONTACT_EMAIL: 'seguro@patio.example' });
});
afterAll(() => server.close());

const read = async () => {
  const reply = await server.app.inject({ url: '/.well-known/security.txt' });
  const fields = reply.body
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? ['not a field', line]);
  return { reply, fields: new Map(fields.map(([name = '', value = '']) => [name, value])) };
};

describe('security.txt, RFC 9116', () => {
  it('is plain UTF-8 text, whose fields come from the settings of the house, S-48', async () => {
    const { reply, fields } = await read();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:seguro@patio.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      'Preferred-Languages': 'pt, en',
      Canonical: `${HOUSE}/.well-known/security.txt`,
      Policy: `${HOUSE}/security-policy.txt`,
    });
  });

  it('expires half a year after it is read, by the clock of the server', async () => {
    for (const moved of [0, HALF_A_YEAR * 3]) {
      server.clock.advance(moved);
      const expires = Date.parse((await read()).fields.get('Expires') ?? '');
      expect(expires).toBe(server.clock.now() + HALF_A_YEAR);
    }
  });

  it('names a policy that can be read, and says where to write', async () => {
    const { fields } = await read();
    const { pathname } = new URL(fields.get('Policy') ?? '');
    const policy = await server.app.inject({ url: pathname });
    expect([policy.statusCode, policy.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(policy.body).toMatch(/^# Security policy\n/);
    expect(policy.body).toContain('/.well-known/security.txt');
  });
});
