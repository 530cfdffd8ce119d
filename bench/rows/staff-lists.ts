import { z } from 'zod';
import { loadConfig } from '../../apps/server/src/config/load-config.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { buildAccount } from '../../apps/server/test/builders/account.ts';
import { buildSession } from '../../apps/server/test/builders/session.ts';
import { median } from '../load/percentile.ts';
import type { Finding, Row } from '../row.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

/** Milliseconds that the first page of a staff list may take. */
const bar = 100;

const counted = z.object({ total: z.number() });
const offers = 100_000;
const purchases = 100_000;
const asked = 15;

const accounts = 200_000;

/** What staff ask of the list of accounts. */
const ACCOUNTS: readonly (readonly [string, string])[] = [
  ['newest first', ''],
  ['by name', 'order=nome'],
  ['blocked ones, by name', 'bloqueada=S&order=nome'],
  ['row 2,000 by name', 'order=nome&page=40'],
  ['two broad filters, by name', 'tipo=F&nivel=0,1&order=nome'],
  ['a name', 'busca=conta 1777'],
];

/** What the sales team asks of the list of purchases. */
const PURCHASES: readonly (readonly [string, string])[] = [
  ['newest first', ''],
  ['by amount', 'order=-valor'],
  ['two steps, not cancelled, waiting longest', 'situacao=V,C&cancelada=N&order=desde'],
  ['a range of amounts and days', 'valor.de=20000&valor.ate=60000&criadaEm.de=2026-01-01'],
  ['unassigned, by next action', 'semResponsavel=S&order=acaoEm'],
  ['a name', 'busca=comprador 777'],
  ['a number', 'busca=500777'],
  ['row 20,000', 'page=400'],
];

/** What the sales team asks of the list of all offers. */
const OFFERS: readonly (readonly [string, string])[] = [
  ['newest first', ''],
  ['on the site, ending first', 'situacao=no-ar&order=fim'],
  ['by price', 'order=-preco'],
  ['by title', 'order=titulo'],
  ['without photos, changed last', 'semFoto=S&order=-mudada'],
  ['a range of prices and ends', 'preco.de=20000&preco.ate=60000&fim.de=2026-01-01'],
  ['a brand of the house', 'loja=0&marca=1'],
  ['a part of a title', 'busca=uno'],
  ['row 20,000', 'page=400'],
];

const people = {
  name: 'bench.staff-people',
  text: `insert into account (email, username, name, surname, profile_code, kind, created_at, client_type)
    select 'comprador' || n || '@bench.test', 'comprador' || n, 'Comprador', n::text, 7, 'F', now(), 1 from generate_series(1, 5000) n`,
} as const;
const sales = {
  name: 'bench.staff-purchases',
  text: `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at,
      negotiation_at, awaiting_credit_at, awaiting_withdrawal_at, finished_at, cancelled_at)
    select o.code, b.id, (array['buy', 'bid', 'proposal'])[1 + n % 3], 1000000 + (n * 7919 % 9000000), (array['V', 'C', 'L', 'X'])[1 + n % 4], 'N',
      at, at, case when n % 5 > 0 then at end, at, at, at, case when n % 9 = 0 then at end
    from (select row_number() over (order by code) as n, code from offer limit $1) o
      join (select id, row_number() over (order by id) as m from account where email like 'comprador%@bench.test') b on b.m = 1 + o.n % 5000,
      lateral (select now() - o.n * interval '7 minutes' as at) t`,
} as const;
const others = {
  name: 'bench.staff-accounts',
  text: `insert into account (email, username, name, surname, profile_code, kind, created_at, client_type)
    select 'conta' || n || '@bench.test', 'conta' || n, 'Conta ' || md5(n::text), n::text, 7, 'F', now() - n * interval '1 minute', 1
    from generate_series(1, $1::int) n`,
  slow: true,
} as const;
const analyze = { name: 'bench.staff-analyze', text: 'analyze' } as const;

/** The lists of 100,000 offers, as many purchases and 200,000 accounts, over HTTP. */
export const staffLists: Row = {
  name: 'staff-lists',
  async *run(world: World): AsyncIterable<Finding> {
    const { url } = await world.offers(offers);
    const copy = await world.copy(url, 'staff_lists');
    const database = openDatabase({ url: copy.url, max: 2, applicationName: 'patio-bench-staff' });
    try {
      await database.run(people);
      await database.run(sales, [purchases]);
      await database.run(others, [accounts]);
      await database.run(analyze);
      const { id } = await buildAccount(database, { staffRole: 'administrator' });
      const config = loadConfig({ DATABASE_URL: copy.url });
      const session = await buildSession({ clock: systemClock, config, database }, id, { office: true });
      const api = await startApi(copy.url, world.dir);
      try {
        const { port } = api;
        const ask = (list: Asked) => measure(port, session.token, list);
        for (const [work, query] of OFFERS) yield await ask({ name: 'offers', rows: offers, work, query });
        for (const [work, query] of PURCHASES)
          yield await ask({ name: 'purchases', rows: purchases, work, query });
        for (const [work, query] of ACCOUNTS)
          yield await ask({ name: 'accounts', rows: accounts, work, query });
      } finally {
        await api.stop();
      }
    } finally {
      await database.close();
      await copy.drop();
    }
  },
};

interface Asked {
  readonly name: string;
  readonly rows: number;
  readonly work: string;
  readonly query: string;
}

async function measure(port: number, token: string, { name, rows, work, query }: Asked): Promise<Finding> {
  const times: number[] = [];
  let total = 0;
  for (let turn = 0; turn < asked; turn += 1) {
    const started = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}/api/admin/${name}?${query}`, {
      headers: { 'security-token': token },
    });
    const page = counted.parse(await reply.json());
    times.push(performance.now() - started);
    total = page.total;
  }
  const middle = median(times.slice(3));
  return {
    work: `staff list of ${rows.toLocaleString('en')} ${name}: ${work}`,
    product: `${middle.toFixed(1)} ms`,
    limit: '',
    ratio: `${middle.toFixed(1)} ms`,
    bar: `≤ ${bar} ms`,
    passed: middle <= bar,
    note: `${total} rows counted`,
  };
}
