import { createServer, type IncomingHttpHeaders } from 'node:http';
import { call } from '@patio/api-client/call.ts';
import { listIdioms } from '@patio/contract/catalogue/content/list-idioms.ts';
import { expect, onTestFinished, test } from 'vitest';
import { sendOverHttp } from './send-over-http.ts';

const idioms = (name: string): string => JSON.stringify([{ sigla: 'PTBR', descricao: name, svg: '' }]);

/** An API whose replies have the given states in turn, with what it was asked and how often it told a whole reply. */
async function api(states: readonly { readonly etag: string; readonly body: string }[]) {
  const asked: IncomingHttpHeaders[] = [];
  const told = { whole: 0 };
  const server = createServer((request, response) => {
    const state = states[Math.min(asked.length, states.length - 1)];
    asked.push(request.headers);
    response.setHeader('etag', state?.etag ?? '');
    const isKnown = request.headers['if-none-match'] === state?.etag;
    if (isKnown) response.writeHead(304).end();
    else response.end(state?.body);
    told.whole += isKnown ? 0 : 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return { send: sendOverHttp(`http://127.0.0.1:${address.port}`), asked, told };
}

test('a reply that has not changed is told, read and checked once', async () => {
  const { send, asked, told } = await api([{ etag: '"a"', body: idioms('Português') }]);
  const first = await call(send, listIdioms);
  expect(await call(send, listIdioms)).toBe(first);
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  expect(told.whole).toBe(1);
});

test('a reply that has changed is the new one, from then on', async () => {
  const states = [
    { etag: '"a"', body: idioms('Português') },
    { etag: '"b"', body: idioms('Português (Brasil)') },
  ];
  const { send, told } = await api(states);
  await call(send, listIdioms);
  const second = await call(send, listIdioms);
  expect(second).toMatchObject([{ descricao: 'Português (Brasil)' }]);
  expect(await call(send, listIdioms)).toBe(second);
  expect(told.whole).toBe(2);
});

test('what is for one user is not kept', async () => {
  const { send, asked } = await api([{ etag: '"a"', body: idioms('Português') }]);
  const wire = { method: 'GET', path: '/idiom', headers: { 'security-token': 'x' }, body: undefined };
  await send(wire);
  await send(wire);
  await send({ ...wire, headers: {} });
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
});

test('a reply of another shape is a failure each time', async () => {
  const { send } = await api([{ etag: '"a"', body: '{"no":1}' }]);
  await expect(call(send, listIdioms)).rejects.toThrow('list-idioms');
  await expect(call(send, listIdioms)).rejects.toThrow('list-idioms');
});

test('only the replies that came last are kept', async () => {
  const { send, asked } = await api([{ etag: '"a"', body: '[]' }]);
  const get = (page: number) =>
    send({ method: 'GET', path: `/offer?page=${page}`, headers: {}, body: undefined });
  for (let page = 0; page <= 60; page += 1) await get(page);
  await get(0);
  await get(60);
  expect(asked.slice(-2).map((headers) => headers['if-none-match'])).toEqual([undefined, '"a"']);
});
