import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Leader } from './leader.ts';
import type { Message, Wants } from './messages.ts';

interface Asked {
  readonly query: string;
  readonly signal: AbortSignal;
  /** Lets the server send something. */
  send(name: string, data: object): void;
  comment(): void;
  end(): void;
}

let asked: Asked[] = [];
let received: Message[] = [];
let leader: Leader;
let answer: () => number = () => 200;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  received = [];
  answer = () => 200;
  leader = new Leader({
    now: Date.now,
    random: () => 0.5,
    post: (message) => received.push(message),
    request,
  });
});
afterEach(() => {
  leader.stop();
  vi.useRealTimers();
});

function request(query: URLSearchParams, signal: AbortSignal): Promise<Response> {
  const status = answer();
  if (status === 0) return Promise.reject(new TypeError('network'));
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(new Error('AbortError')));
      asked.push({
        query: decodeURIComponent(query.toString()),
        signal,
        send: (name, data) =>
          controller.enqueue(bytes.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
        comment: () => {
          if (!signal.aborted) controller.enqueue(bytes.encode(': \n\n'));
        },
        end: () => controller.close(),
      });
    },
  });
  return Promise.resolve(new Response(body, { status }));
}

const wants = (change: Partial<Wants>): Wants => ({
  offers: [],
  open: [],
  account: null,
  notice: null,
  visible: true,
  ...change,
});
const want = (from: string, change: Partial<Wants>): void =>
  leader.receive({ kind: 'wants', from, wants: wants(change) });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const last = (): Asked => {
  const found = asked.at(-1);
  if (found === undefined) throw new Error('Nothing was asked for.');
  return found;
};
const states = () => received.flatMap((message) => (message.kind === 'state' ? message.state : []));
const events = () => received.flatMap((message) => (message.kind === 'event' ? message.name : []));

it('opens no line while nobody wants one', async () => {
  want('a', {});
  await pass(60_000);
  expect(asked).toEqual([]);
});

it('asks once for what all tabs want, with the least that any knows', async () => {
  want('a', { offers: [[7, 5]], open: [7] });
  want('b', {
    offers: [
      [7, 3],
      [8, null],
    ],
  });
  await pass(300);
  expect(asked.map(({ query }) => query)).toEqual(['ofertas=7:3,8&abertas=7']);
});

it('keeps the old line until the new one is there', async () => {
  want('a', { offers: [[7, null]] });
  await pass(10);
  const first = last();
  answer = () => 0;
  want('b', { offers: [[8, null]] });
  await pass(400);
  expect(first.signal.aborted).toBe(false);
  answer = () => 200;
  await pass(3000);
  expect([asked.length, first.signal.aborted, last().signal.aborted]).toEqual([2, true, false]);
  expect(states()).toEqual(['connecting', 'open', 'open']);
});

it('does not open another line when less is wanted than it brings', async () => {
  want('a', {
    offers: [
      [7, null],
      [8, null],
    ],
  });
  await pass(10);
  want('a', { offers: [[8, null]] });
  await pass(2000);
  expect(asked).toHaveLength(1);
});

it('sends a tab that comes later what has arrived already, and when', async () => {
  want('a', { offers: [[7, null]] });
  await pass(10);
  const state = { codigoOferta: 7, seq: 4 };
  last().send('oferta', state);
  const at = Date.now();
  await pass(1);
  await pass(20_000);
  received = [];
  want('b', { offers: [[7, 2]] });
  expect(received).toEqual([{ kind: 'event', name: 'oferta', data: JSON.stringify(state), at }]);
  received = [];
  want('c', { offers: [[7, 4]] });
  expect(received).toEqual([]);
});

it('comes back with what is known when the server ends the line, and nobody notices', async () => {
  want('a', { offers: [[7, null]], account: 1 });
  await pass(10);
  last().send('oferta', { codigoOferta: 7, seq: 4 });
  last().send('aviso', { codigo: 30, titulo: 'x' });
  await pass(1);
  last().end();
  await pass(2000);
  expect(asked.map(({ query }) => query)).toEqual(['ofertas=7', 'ofertas=7:4&avisos=30']);
  expect(states()).not.toContain('interrupted');
});

it('says that it is interrupted while the server does not answer, tries ever more seldom, and comes back', async () => {
  want('a', { offers: [[7, null]] });
  await pass(10);
  answer = () => 0;
  last().end();
  await pass(1000);
  expect(states().at(-1)).toBe('interrupted');
  const tries = vi.fn<() => number>(() => 0);
  answer = tries;
  await pass(60_000);
  expect(tries.mock.calls.length).toBeLessThan(12);
  expect(tries.mock.calls.length).toBeGreaterThan(3);
  answer = () => 200;
  await pass(30_000);
  expect(states().at(-1)).toBe('open');
});

it('takes a silent line for a broken one, as after sleep', async () => {
  want('a', { offers: [[7, null]] });
  await pass(20_000);
  last().comment();
  await pass(20_000);
  expect(asked).toHaveLength(1);
  await pass(40_000);
  expect(asked.length).toBeGreaterThan(1);
  expect(states()).toContain('interrupted');
});

it('is interrupted at once when the network goes, and back at once when it comes', async () => {
  want('a', { offers: [[7, null]] });
  await pass(10);
  answer = () => 0;
  leader.network(false);
  expect(states().at(-1)).toBe('interrupted');
  await pass(100);
  answer = () => 200;
  leader.network(true);
  await pass(10);
  expect(states().at(-1)).toBe('open');
});

it('sends a notification once, also while one stream takes over from another', async () => {
  want('a', { offers: [[7, null]], account: 1 });
  await pass(10);
  last().send('aviso', { codigo: 30, titulo: 'x' });
  await pass(1);
  want('a', { offers: [[8, null]], account: 1 });
  await pass(400);
  last().send('aviso', { codigo: 30, titulo: 'x' });
  await pass(1);
  expect(events()).toEqual(['aviso']);
});

it('sends a tab that comes later how many notifications are unread', async () => {
  want('a', { account: 1 });
  await pass(10);
  last().send('sessao', { conta: true, naoLidas: 1, ultimoAviso: 29 });
  last().send('aviso', { codigo: 30, titulo: 'x', naoLidas: 2 });
  await pass(1);
  received = [];
  want('b', { account: 1 });
  expect(received).toMatchObject([{ kind: 'event', name: 'sessao' }]);
  expect(JSON.stringify(received)).toContain('naoLidas\\\":2,\\\"ultimoAviso\\\":30');
});

it('continues from the last notification of the previous tab', async () => {
  want('a', { account: 1, notice: 12 });
  await pass(10);
  expect(last().query).toBe('avisos=12');
});

it('opens another line when a user signs in or out, and never asks for another one’s notifications', async () => {
  want('a', { offers: [[7, null]], account: 1, notice: 12 });
  await pass(10);
  want('a', { offers: [[7, null]], account: 2 });
  await pass(10);
  want('a', { offers: [[7, null]] });
  await pass(10);
  expect(asked.map(({ query }) => query)).toEqual(['ofertas=7&avisos=12', 'ofertas=7', 'ofertas=7']);
});

it('stays signed in while another tab does not know of it yet', async () => {
  want('a', { account: 1 });
  await pass(10);
  want('b', { offers: [[7, null]] });
  await pass(400);
  leader.receive({ kind: 'bye', from: 'b' });
  await pass(400);
  expect(states().at(-1)).toBe('open');
});

it('follows a hundred offers at most, those whose page is open first', async () => {
  const offers = Array.from({ length: 120 }, (_, index) => [index + 1, null] as const);
  want('a', { offers, open: [3] });
  await pass(10);
  const codes = /ofertas=([^&]*)/.exec(last().query)?.[1]?.split(',') ?? [];
  expect([codes.length, codes[0]]).toEqual([100, '3']);
});

it('rests when the last tab has gone, or nobody has looked for long', async () => {
  want('a', { offers: [[7, null]] });
  want('b', { offers: [[7, null]] });
  await pass(300);
  leader.receive({ kind: 'bye', from: 'a' });
  await pass(1000);
  expect(states().at(-1)).toBe('open');
  want('b', { offers: [], account: 1, visible: false });
  for (let quarter = 0; quarter < 28; quarter += 1) {
    leader.receive({ kind: 'ping', from: 'b' });
    last().comment();
    await pass(15_000);
  }
  expect(states().at(-1)).toBe('resting');
  want('b', { offers: [[7, null]], account: 1 });
  await pass(10);
  expect(states().at(-1)).toBe('open');
});

it('answers pings, and asks a tab that it does not know for its requests', () => {
  leader.receive({ kind: 'ping', from: 'z' });
  expect(received.at(-1)).toEqual({ kind: 'lead' });
  want('z', {});
  leader.receive({ kind: 'ping', from: 'z' });
  expect(received.at(-1)).toEqual({ kind: 'state', state: 'resting' });
});
