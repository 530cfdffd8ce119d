import { afterEach, expect, it, vi } from 'vitest';
import { apiBase } from './api-fetch.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '/api'],
  ['/servicos', '/servicos'],
  ['https://api.patio.test/v1/', 'https://api.patio.test/v1'],
])('the build with API_BASE=%j asks %s, SESS-12', (given, base) => {
  vi.stubEnv('API_BASE', given);
  expect(apiBase()).toBe(base);
});
