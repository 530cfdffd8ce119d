import { afterEach, expect, it, vi } from 'vitest';
import { apiBase, apiFetch } from './api-fetch.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['', '/api'],
  ['/servicos', '/servicos'],
  ['https://api.patio.test/v1/', 'https://api.patio.test/v1'],
])('the build with API_BASE=%j asks %s, SESS-12', (given, base) => {
  vi.stubEnv('API_BASE', given);
  expect(apiBase()).toBe(base);
});

/** The request that `apiFetch` makes in a browser with these cookies. */
async function sentWith(cookie: string, init?: Parameters<typeof apiFetch>[1]) {
  const sent: Request[] = [];
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    sent.push(new Request(new URL(address, 'https://patio.test'), options));
    return Promise.resolve(new Response());
  });
  await apiFetch('/offer?page=1', init);
  const [request] = sent;
  if (request === undefined) throw new Error('Nothing was sent.');
  return request;
}

it('every request of a signed-in browser carries its token and says JSON, whatever it does, SESS-04, SESS-12', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { headers, url } = await sentWith('token=abc', { method, headers: { accept: 'text/plain' } });
    expect([headers.get('security-token'), headers.get('content-type'), headers.get('accept')]).toEqual([
      'abc',
      'application/json',
      'text/plain',
    ]);
    expect(url).toMatch(/^https:\/\/patio\.test\/api\/offer\?page=1&idiom=/);
  }
});

it('a visitor has no token to send', async () => {
  const { headers } = await sentWith('');
  expect([headers.has('security-token'), headers.get('content-type')]).toEqual([false, 'application/json']);
});
