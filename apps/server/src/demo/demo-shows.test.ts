import { decideCancellation } from '@patio/contract/sales/cancellations/decide-cancellation.ts';
import { listCancellations } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { buildStaff } from '../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { verifyBook } from '../features/finance/book/public.ts';
import { lookAtStoresJob } from '../features/finance/payouts/public.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { loadDemoWorld } from './load-demo-world.ts';

let server: TestServer;
let now: number;

beforeAll(async () => {
  server = await startTestServer({}, 'reference');
  now = server.clock.now();
  await loadDemoWorld(server.deps.config, now);
});
afterAll(() => server.close());

async function figures(sql: string): Promise<unknown> {
  const [row] = await ask(server.deps.config.database.url ?? '', sql);
  return row;
}

describe('the demo', () => {
  test('asks nothing twice about one offer', async () => {
    expect(
      await figures(`select count(*)::int as twice from (
        select from question group by offer_code, text having count(*) > 1) doubled`),
    ).toEqual({ twice: 0 });
  });

  test('has conversations about sales, some of which wait for an answer', async () => {
    expect(
      await figures(`select count(*)::int as all, count(c.waiting_since)::int as waiting,
          bool_and(exists (select from deal_message m where m.conversation_code = c.code)) as written from deal_conversation c`),
    ).toEqual({ all: 4, waiting: 3, written: true });
  });

  test('has visits to one offer of a store: to come, asked for, without a record, and made', async () => {
    expect(
      await figures(`select count(distinct v.offer_code)::int as offers, bool_and(o.partner_id is not null) as of_a_store,
          array_agg(v.state order by v.starts_at, v.state) as states from visit v join offer o on o.code = v.offer_code`),
    ).toEqual({
      offers: 1,
      of_a_store: true,
      states: ['passou', 'feita', 'marcada', 'pedida', 'marcada'],
    });
  });

  test('has transfers of sales that go on, wait for the team, and are done', async () => {
    expect(
      await figures(`select bool_or(step = 'atpv') as issued, bool_or(step = 'detran' and kind = 'sent') as waits,
          bool_or(step = 'detran' and kind = 'confirmed') as done from transfer_event`),
    ).toEqual({ issued: true, waits: true, done: true });
  });

  test('has money that is owed back, a closed day of the book and one to close', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const rows = async (path: string) =>
      (await finance.get(path)).json<{ data: readonly Record<string, unknown>[] }>().data;
    expect(await rows('/admin/paybacks')).toEqual([
      expect.objectContaining({ situacao: 'decidir', motivo: 'a-mais', valor: 350 }),
    ]);
    expect(await rows('/admin/closes')).toEqual([
      expect.objectContaining({ situacao: 'a-fechar' }),
      expect.objectContaining({ situacao: 'fechado', diferenca: -49.9, motivo: 'tarifa' }),
    ]);
    const movements = await rows('/admin/statement-lines?sentido=entrada&order=-valor');
    expect(movements.filter(({ proposta }) => proposta !== null)).toHaveLength(1);
    const faults: string[] = [];
    const { days } = await verifyBook(server.deps.database, (fault) => faults.push(fault));
    expect({ days, faults }).toEqual({ days: 1, faults: [] });
  });

  test('has a store whose sales are due, less a commission, and others that are not', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    await lookAtStoresJob(server.deps).run();
    const { data } = (await finance.get('/admin/payouts')).json<{
      data: readonly { codigo: number; nome: string; situacao: string; banco: string; devido: number }[];
    }>();
    const [store] = data.filter(({ banco }) => banco === 'vale');
    expect(store).toMatchObject({ situacao: 'propor' });
    const reply = await finance.get(`/admin/stores/${store?.codigo ?? 0}/statement`);
    const { devido, bruto, comissao } = reply.json<{
      data: { devido: number; bruto: number; comissao: number };
    }>().data;
    expect(comissao).toBeGreaterThan(0);
    expect(devido).toBe(bruto - comissao);
  });

  test('has an offer that asks for a deposit before bids far above its price', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const { data } = (await finance.get('/admin/deposit-rules')).json<{ data: readonly object[] }>();
    expect(data).toEqual([expect.objectContaining({ valor: 1000, loja: null })]);
    const deposits = (await finance.get('/admin/deposits')).json<{ data: readonly object[] }>().data;
    expect(deposits.length).toBe(2);
    expect(deposits).toEqual(deposits.map(() => expect.objectContaining({ situacao: 'guardada' })));
    expect(
      await figures(`select count(*)::int as usable from bid_deposit d join purchase p on p.offer_code = d.offer_code
        and p.account_id = d.account_id where p.payment_approved is not true and p.cancelled_at is null`),
    ).toEqual({ usable: 1 });
  });

  test('has a case of money laundering that finance has opened', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const { data } = (await finance.get('/admin/aml-cases')).json<{ data: readonly object[] }>();
    expect(data).toEqual([expect.objectContaining({ situacao: 'aberto' })]);
  });

  test('has vehicles in the yards: ready to leave, on offer, damaged, and without an offer', async () => {
    const staff = await buildStaff(server, { staffRole: 'yard' });
    const { data } = (await staff.get('/admin/yard/vehicles')).json<{
      data: readonly { placa: string | null; situacao: string; vaga: string }[];
    }>();
    expect(new Set(data.map(({ situacao }) => situacao))).toEqual(
      new Set(['sem-anuncio', 'anunciado', 'vendido']),
    );
    expect(new Set(data.map(({ vaga }) => vaga)).size).toBe(data.length);
    const ready = data.filter(({ situacao }) => situacao === 'vendido');
    const seen = await Promise.all(
      ready.map(({ placa }) => staff.post('/admin/yard/gate', { codigo: null, placa })),
    );
    expect(
      seen.some(
        (reply) => reply.json<{ data: { liberacao: { permitida: boolean } } }>().data.liberacao.permitida,
      ),
    ).toBe(true);
    expect(
      await figures('select bool_or(jsonb_array_length(damages) > 1) as damaged from yard_vehicle'),
    ).toEqual({ damaged: true });
  });

  test('has cancellation requests that staff can decide on, and money they could send back, S-13', async () => {
    const requests = await server.deps.database.rows<{
      outcome: string;
      waits: boolean;
      has_bank_data: boolean;
      late: boolean;
    }>({
      name: 'test.requests',
      text: `select c.outcome, p.cancellation is not null as waits, c.bank_data is not null as has_bank_data,
          c.requested_at > p.created_at + interval '10 days' as late
        from cancellation c join purchase p on p.code = c.purchase_code order by 1`,
    });
    expect(requests).toEqual([
      { outcome: 'accepted', waits: false, has_bank_data: false, late: false },
      { outcome: 'rejected', waits: false, has_bank_data: false, late: false },
      { outcome: 'rejected', waits: false, has_bank_data: false, late: false },
      { outcome: 'review', waits: true, has_bank_data: true, late: false },
    ]);
    expect(
      await figures(`select count(*)::int as stuck from purchase p where p.cancellation = 'Q'
        and not exists (select from cancellation c where c.purchase_code = p.code and c.outcome = 'review')`),
    ).toEqual({ stuck: 0 });
  });

  test('lets staff decide on the request that waits, by the call, and notifies its buyer, S-13', async () => {
    const sales = await buildStaff(server);
    const listed = await sales.get('/admin/cancellations');
    const { data } = listCancellations.success.schema.parse(listed.json());
    const request = data.find(({ comprador }) => comprador.startsWith('Marina'));
    const reply = await sales.post(request?.acoes.decidir?.replace('/api', '') ?? '', { decisao: 'aprovar' });
    expect(decideCancellation.success.schema.parse(reply.json()).data).toMatchObject({
      codigo: request?.codigo,
      situacao: 'APROVADO',
    });
    expect(
      await figures(`select count(*)::int as told from notification n join account a on a.id = n.account_id
        where a.email = 'comprador@patio.test' and n.created_at >= to_timestamp(${now / 1000})`),
    ).toEqual({ told: 1 });
  });

  test('has an order of the last ten days whose cancellation asks for bank data, CREQ-09, CREQ-10', async () => {
    expect(
      await figures(`select count(*)::int > 0 as there from purchase p join account a on a.id = p.account_id
        where a.email = 'comprador@patio.test' and p.created_at > to_timestamp(${now / 1000}) - interval '10 days'
          and (p.invoice_issued or p.payment_approved and p.payment_method in ('A', 'EF'))
          and p.cancelled_at is null and p.cancellation_requested_at is null`),
    ).toEqual({ there: true });
  });

  test('has offers on which a bid lies at least a step above the one before', async () => {
    const { there } = await server.deps.database
      .row<{ there: number }>({
        name: 'test.binding-steps',
        text: `select count(*)::int as there from auction where open and minimum_step = 'increment' and price_cents > 0`,
      })
      .then((row) => row ?? { there: 0 });
    expect(there).toBeGreaterThan(3);
  });

  test('has an offer whose odometer was corrected: bidders are notified, and may take their bids back, rule 0.32', async () => {
    expect(
      await figures(`select count(*)::int as corrected,
          bool_and(now_says.usage = (c.changes -> 0 ->> 'after')::int) as said,
          bool_and(a.open and exists (select from withdrawal_window w where w.offer_code = c.offer_code
            and w.reason = 'corrected' and w.closes_at > to_timestamp(${now / 1000}))) as may_withdraw,
          bool_and(exists (select from notification n join account p on p.id = n.account_id
            where p.email = 'comprador@patio.test' and n.path = '/oferta/' || c.offer_code)) as told
        from offer_correction c join auction a using (offer_code)
        join lateral (select usage from vehicle v where v.offer_code = c.offer_code) now_says on true`),
    ).toEqual({ corrected: 1, said: true, may_withdraw: true, told: true });
  });

  test('has an offer whose bids have passed its buy-now price, rule 0.29', async () => {
    expect(
      await figures(`select count(*)::int as passed from auction a join offer o on o.code = a.offer_code
        where a.open and o.buy_now_cents > 0 and a.price_cents >= o.buy_now_cents and a.bid_count > 0`),
    ).toEqual({ passed: 1 });
  });

  test('has an offer that staff took off the site, whose bidders may withdraw by now, rule 0.31', async () => {
    expect(
      await figures(`select count(*)::int as suspended, bool_and(o.published_at is null) as hidden,
          bool_and(exists (select from participation p join account a on a.id = p.account_id
            where p.offer_code = s.offer_code and a.email = 'comprador@patio.test')) as has_bid,
          bool_and(not exists (select from bid b where b.offer_code = s.offer_code and b.at > s.began_at)) as no_bid_since,
          bool_and(exists (select from withdrawal_window w where w.offer_code = s.offer_code
            and w.reason = 'stayed' and w.opens_at < to_timestamp(${now / 1000}))) as may_withdraw
        from stay s join offer o on o.code = s.offer_code where s.over_at is null`),
    ).toEqual({ suspended: 1, hidden: true, has_bid: true, no_bid_since: true, may_withdraw: true });
  });

  test('keeps its films, which the galleries name, GALL-01', async () => {
    const films = await server.deps.database.rows<{ address: string }>({
      name: 'test.films',
      text: 'select distinct address from video',
    });
    expect(films.length).toBeGreaterThan(4);
    const storage = openStorage(server.deps.config);
    for (const { address } of films) {
      const guid = /^\/media\/filmes\/([\da-f-]{36})\.mp4$/.exec(address)?.[1] ?? '';
      const film = await storage.read(`films/${guid}.mp4`);
      expect(film?.subarray(4, 8).toString()).toBe('ftyp');
      expect(film?.length).toBeLessThan(300_000);
    }
  });

  test('says of every drawing that it is one, in its address, and of some offers that they have no photos', async () => {
    const galleries = await server.deps.database.rows<{
      photos: string[];
      vehicles: { photo: string | null }[];
    }>({
      name: 'test.illustrations',
      text: 'select photos, vehicles from offer_document',
    });
    const addresses = galleries.flatMap(({ photos, vehicles }) => [
      ...photos,
      ...vehicles.flatMap(({ photo }) => (photo === null ? [] : [photo])),
    ]);
    expect(addresses.filter((address) => !isIllustration(address))).toEqual([]);
    expect(galleries.filter(({ photos }) => photos.length === 0).length).toBeGreaterThan(10);
  });
});
