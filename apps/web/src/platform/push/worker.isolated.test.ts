import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Handler = (event: object) => void;

const handlers = new Map<string, Handler>();
const shown: unknown[][] = [];
const opened: string[] = [];
const focused: string[] = [];
let windows: string[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: 'https://patio.test' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => Promise.resolve(),
    registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (address: string) => void opened.push(address),
    },
  });
  await import('./worker.ts');
});
beforeEach(() => {
  shown.length = 0;
  opened.length = 0;
  focused.length = 0;
  windows = [];
});

/** Lets an event happen and waits for what it causes. */
async function happen(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}
const tap = (data: unknown) =>
  happen('notificationclick', { notification: { data, close: () => undefined } });

it('shows what the house sends, one alert for each offer, in its language', async () => {
  const sent = { titulo: 'Seu lance foi superado', caminho: '/oferta/7', marca: 'oferta-7', idioma: 'EN' };
  await happen('push', { data: { json: () => sent } });
  expect(shown).toEqual([
    [
      'Seu lance foi superado',
      expect.objectContaining({ tag: 'oferta-7', lang: 'en', data: '/oferta/7', renotify: true }),
    ],
  ]);
});

it.each([null, { json: () => 7 }, { json: () => JSON.parse('{') }])(
  'shows that there is something new when it cannot be read (%#)',
  async (data) => {
    await happen('push', { data });
    expect(shown).toEqual([['Você tem um novo aviso', expect.objectContaining({ data: '/notification/' })]]);
  },
);

it('opens the place that an alert is about, in the window that shows it already', async () => {
  await tap('/oferta/7?view=leilao');
  expect(opened).toEqual(['https://patio.test/oferta/7?view=leilao']);
  windows = ['https://patio.test/oferta/8'];
  await tap('/oferta/8');
  expect([opened.length, focused]).toEqual([1, ['https://patio.test/oferta/8']]);
});

it('opens no other site', async () => {
  await tap('https://evil.test/');
  await tap('//evil.test/');
  expect(opened).toEqual([]);
});
