import { defineRoute } from '@patio/contract/route/define-route.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { FakeClock } from '../../../test/fake-clock.ts';
import { createLogger } from '../logging/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { FairQueue } from '../turns/fair-queue.ts';
import type { Work, WorkQueues } from '../turns/work-queues.ts';
import { buildApp } from './build-app.ts';
import { serve } from './serve.ts';
import { takeTurns } from './take-turns.ts';

const routeOf = (name: string, method: 'GET' | 'POST') =>
  defineRoute({
    name,
    method,
    path: `/${name}`,
    access: 'optional',
    tag: 'test',
    summary: 'Waits',
    success: { status: 200, schema: z.object({ name: z.string() }) },
    errors: [],
  });

const small = { atOnce: 1, mostWaiting: 3, longestWaitMs: 60_000, retryAfterSeconds: 2 };
const one = () => new FairQueue(small);

let app: FastifyInstance;
let queues: WorkQueues;
/** Calls that the handlers hold, in the order in which they began. */
let started: { readonly name: string; finish(): void }[];

beforeEach(async () => {
  started = [];
  queues = {
    deal: one(),
    session: one(),
    'sign-in': one(),
    outside: one(),
    file: one(),
    change: one(),
    read: one(),
    whole: one(),
    page: one(),
  };
  app = await buildApp({
    logger: createLogger({ level: 'silent', role: 'test' }),
    clock: new FakeClock(),
    metrics: createMetrics(),
    findActor: async (token) => (token.startsWith('known') ? actor(Number(token.slice(5))) : null),
    trustProxy: true,
  });
  takeTurns(app, queues);
  const held = (name: string, method: 'GET' | 'POST', work?: Work, then?: Work) =>
    serve(
      app,
      routeOf(name, method),
      work === undefined ? {} : { work },
    )(async (_input, { request }) => {
      if (then) await request.takeTurn?.(then);
      const held = Promise.withResolvers<void>();
      started.push({
        name: String(request.query && Reflect.get(request.query, 'who')),
        finish: held.resolve,
      });
      await held.promise;
      return { name };
    });
  held('list', 'GET');
  held('everything', 'GET', 'read', 'whole');
  held('bid', 'POST', 'deal');
  held('note', 'POST');
});
afterEach(() => app.close());

const actor = (accountId: number) => ({
  accountId,
  profileCode: 7,
  sessionId: String(accountId),
  office: false,
  restricted: false,
  mustChangePassword: false,
  storeSuspended: false,
  stepMissing: false,
  partnerId: null,
  staffRole: null,
});

function ask(path: string, who: string, { from = '10.0.0.1', token = '' } = {}) {
  return app.inject({
    method: path === '/list' || path === '/everything' ? 'GET' : 'POST',
    url: `${path}?who=${who}`,
    headers: { 'x-forwarded-for': from, ...(token === '' ? {} : { 'security-token': token }) },
  });
}

/** Lets a call begin, as far as it gets by itself. */
async function untilStarted(count: number): Promise<void> {
  await expect.poll(() => started.length).toBe(count);
}

async function untilWaiting(work: Work, count: number): Promise<void> {
  await expect.poll(() => queues[work].waiting).toBe(count);
}

test('a bid begins at once, however many readers wait', async () => {
  const readers = Array.from({ length: 4 }, (_, index) => ask('/list', `r${index}`));
  await untilWaiting('read', 3);
  const bid = ask('/bid', 'bidder');
  await untilStarted(2);
  expect(started[1]?.name).toBe('bidder');
  for (let next = 0; next < 5; next += 1) {
    await untilStarted(Math.max(2, next + 1));
    started[next]?.finish();
  }
  expect((await bid).statusCode).toBe(200);
  for (const reply of await Promise.all(readers)) expect(reply.statusCode).toBe(200);
});

test('a full queue answers 503 in both languages with a time to try again', async () => {
  const calls = Array.from({ length: 4 }, (_, index) => ask('/list', `r${index}`));
  await untilWaiting('read', 3);
  const refused = await ask('/list', 'one-more');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    erros: ['O sistema está muito ocupado. Nada foi registrado; tente de novo em instantes.'],
  });
  expect((await ask('/list', 'one-more&idiom=EN')).json()).toEqual({
    erros: ['The system is very busy. Nothing was recorded; try again shortly.'],
  });
  for (let next = 0; next < 4; next += 1) {
    await untilStarted(next + 1);
    started[next]?.finish();
  }
  await Promise.all(calls);
});

test('networks take turns, and an account that has shown its session has turns of its own', async () => {
  const first = ask('/note', 'first', { from: '10.0.0.9', token: 'known1' });
  await untilStarted(1);
  started[0]?.finish();
  await first;
  const calls = [ask('/list', 'holds', { from: '10.0.0.1' })];
  await untilStarted(2);
  calls.push(ask('/list', 'flood1', { from: '10.0.0.9' }));
  await untilWaiting('read', 1);
  calls.push(ask('/list', 'flood2', { from: '10.0.0.9', token: 'made-up' }));
  await untilWaiting('read', 2);
  calls.push(ask('/list', 'user', { from: '10.0.0.9', token: 'known1' }));
  await untilWaiting('read', 3);
  for (let next = 1; next < 5; next += 1) {
    await untilStarted(next + 1);
    started[next]?.finish();
  }
  await Promise.all(calls);
  expect(started.slice(1).map(({ name }) => name)).toEqual(['holds', 'flood1', 'user', 'flood2']);
});

test('whole lists wait for one another and leave the places of other readings free', async () => {
  const wholes = [ask('/everything', 'w1'), ask('/everything', 'w2')];
  await untilStarted(1);
  await untilWaiting('whole', 1);
  const list = ask('/list', 'reader');
  await untilStarted(2);
  expect(started.map(({ name }) => name)).toEqual(['w1', 'reader']);
  started[1]?.finish();
  expect((await list).statusCode).toBe(200);
  started[0]?.finish();
  await untilStarted(3);
  started[2]?.finish();
  for (const reply of await Promise.all(wholes)) expect(reply.statusCode).toBe(200);
});

test('changes have a queue of their own, and a place is given back when the work fails', async () => {
  const reading = ask('/list', 'reader');
  await untilStarted(1);
  const note = ask('/note', 'writer');
  await untilStarted(2);
  started[1]?.finish();
  expect((await note).statusCode).toBe(200);
  started[0]?.finish();
  await reading;
  expect((await app.inject({ method: 'GET', url: '/nothing' })).statusCode).toBe(404);
  const again = ask('/list', 'again');
  await untilStarted(3);
  started[2]?.finish();
  expect((await again).statusCode).toBe(200);
});
