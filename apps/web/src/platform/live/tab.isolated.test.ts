import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message, Wants } from './messages.ts';
import { Tab } from './tab.ts';

let sent: Message[] = [];
let seized = 0;
let visible = true;
let tab: Tab;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, seized, visible] = [[], 0, true];
  tab = new Tab({
    id: 'a',
    send: (message) => sent.push(message),
    seize: () => (seized += 1),
    visible: () => visible,
  });
});
afterEach(() => {
  tab.stop();
  vi.useRealTimers();
});

const received = () => vi.fn<(...given: readonly unknown[]) => void>();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lastWants = (): Wants | undefined =>
  sent.flatMap((message) => (message.kind === 'wants' ? message.wants : [])).at(-1);
const event = (name: string, data: object): void =>
  tab.receive({ kind: 'event', name, data: JSON.stringify(data), at: 5 });

it('says what it shows, each offer once, and what it knows of it', async () => {
  tab.follow({ code: 7, seq: 3, open: true });
  tab.follow({ code: 7, seq: null });
  const stop = tab.follow({ code: 8, seq: null });
  await pass(100);
  expect(lastWants()).toEqual({
    offers: [
      [7, 3],
      [8, null],
    ],
    open: [7],
    account: null,
    notice: null,
    visible: true,
  });
  stop();
  event('oferta', { codigoOferta: 7, seq: 9 });
  await pass(100);
  expect(lastWants()?.offers).toEqual([[7, 9]]);
});

it('gives an event to those who follow its offer, and to nobody else', () => {
  const [seven, eight, watching] = [received(), received(), received()];
  tab.follow({ code: 7, seq: null, onState: seven, onAudience: watching });
  tab.follow({ code: 8, seq: null, onState: eight });
  event('oferta', { codigoOferta: 7, seq: 9 });
  event('observando', { codigoOferta: 7, observando: 12 });
  expect(seven.mock.calls).toEqual([['{"codigoOferta":7,"seq":9}', 5]]);
  expect(watching.mock.calls).toEqual([[12]]);
  expect(eight.mock.calls).toEqual([]);
});

it('reports notifications, unread counts and negotiations while a user is signed in', async () => {
  const [notice, unread, negotiation] = [received(), received(), received()];
  tab.on('notice', notice);
  tab.on('unread', unread);
  tab.on('negotiation', negotiation);
  event('aviso', { codigo: 1, titulo: 'Antes', destino: null, naoLidas: 1 });
  tab.setAccount(4);
  event('sessao', { conta: true, naoLidas: 2, ultimoAviso: 11 });
  event('aviso', { codigo: 12, titulo: 'Superado', destino: '/oferta/7', naoLidas: 3 });
  event('negociacao', { codigoOferta: 7 });
  event('sessao', { conta: false, naoLidas: 0, ultimoAviso: null });
  expect(notice.mock.calls).toEqual([[{ code: 12, title: 'Superado', path: '/oferta/7' }]]);
  expect(unread.mock.calls).toEqual([[2], [3], [null]]);
  expect(negotiation.mock.calls).toEqual([[null], [7]]);
  await pass(100);
  expect(lastWants()).toMatchObject({ account: 4, notice: 12 });
  tab.setAccount(null);
  await pass(100);
  expect(lastWants()).toMatchObject({ account: null, notice: null });
});

it('says that negotiations may have changed unheard when the line begins, after a gap and after a session was lost, and not otherwise', () => {
  const negotiation = received();
  tab.on('negotiation', negotiation);
  tab.setAccount(4);
  const [session, none] = [
    { conta: true, naoLidas: 0, ultimoAviso: 1 },
    { conta: false, naoLidas: 0, ultimoAviso: null },
  ];
  tab.receive({ kind: 'state', state: 'open' });
  event('sessao', session);
  event('sessao', session);
  expect(negotiation.mock.calls).toEqual([[null]]);
  tab.receive({ kind: 'state', state: 'connecting' });
  tab.receive({ kind: 'state', state: 'open' });
  event('sessao', session);
  expect(negotiation.mock.calls).toHaveLength(2);
  event('sessao', none);
  expect(negotiation.mock.calls).toHaveLength(2);
  event('sessao', session);
  expect(negotiation.mock.calls).toHaveLength(3);
});

it('takes over from one that does not answer, but not from one that does', async () => {
  await pass(5000);
  expect(sent.at(-1)).toEqual({ kind: 'ping', from: 'a' });
  tab.receive({ kind: 'state', state: 'open' });
  await pass(4900);
  expect(seized).toBe(0);
  await pass(5000);
  expect(seized).toBe(1);
});

it('follows no offers once it was out of sight for a minute, and all of them when it comes back', async () => {
  tab.follow({ code: 7, seq: 3 });
  visible = false;
  tab.look();
  await pass(100);
  expect(lastWants()).toMatchObject({ offers: [[7, 3]], visible: false });
  await pass(60_000);
  expect(lastWants()).toMatchObject({ offers: [], visible: false });
  expect(seized).toBe(0);
  visible = true;
  tab.look();
  expect(lastWants()).toMatchObject({ offers: [[7, null]], visible: true });
});

it('says at once what it wants when another one begins to hold the line', () => {
  tab.follow({ code: 7, seq: 3 });
  tab.receive({ kind: 'lead' });
  expect(lastWants()?.offers).toEqual([[7, 3]]);
});
