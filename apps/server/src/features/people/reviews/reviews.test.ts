import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { checkBiddingJob, forgetTracesJob, hasOpenFlags } from './public.ts';

const minute = 60_000;
const day = 86_400_000;
let server: TestServer;
let sales: Buyer;
let witness: Buyer;
let phones = 0;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildBuyer(server, { staffRole: 'sales', phone: null });
  await moveTo(sales, 'Rua da Equipe, 1');
  witness = await loner();
});
afterAll(() => server.close());

/** Nothing in common with anyone: a telephone and an address of their own. */
async function loner(given: object = {}): Promise<Buyer> {
  phones += 1;
  const buyer = await buildBuyer(server, { phone: `2798888${String(phones).padStart(4, '0')}`, ...given });
  await moveTo(buyer, String(phones * 7));
  return buyer;
}

const moveTo = (buyer: Buyer, number: string) =>
  server.deps.database.run(
    { name: 'test.move', text: 'update address set number = $2 where account_id = $1' },
    [buyer.id, number],
  );

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    endAt: server.clock.now() + 60 * minute,
    acceptsProposals: true,
    ...given,
  });

const bid = (buyer: Buyer, code: number, reais: number, from: { address: string; browser: string }) =>
  buyer.post(
    '/lance',
    { cdofrta: code, cdmoeda: 1, vllance: reais, ismaximo: false, frete: 'N', endereco: null },
    { 'user-agent': from.browser },
    from.address,
  );

const isDue = async (code: number) =>
  (
    await server.deps.database.rows(
      { name: 'test.due', text: 'select from review_due where offer_code = $1' },
      [code],
    )
  ).length === 1;

/** What the worker would find a minute and a second later. Deals are written once a second, with those before them. */
async function review(): Promise<void> {
  const last = await offer();
  await bid(witness, last, 12_000, { address: '192.0.2.200', browser: 'Testemunha' });
  await expect.poll(() => isDue(last)).toBe(true);
  server.clock.advance(minute + 1000);
  const job = checkBiddingJob(server.deps);
  while (await job.run());
}

interface Flag {
  codigo: number;
  tipo: string;
  contas: { codigo: number }[];
  evidencia: Record<string, number | boolean>;
  situacao: string;
  revisor: string | null;
}

async function flagsOf(code: number): Promise<Flag[]> {
  const reply = await sales.get('/admin/reviews?limit=100');
  expect(reply.statusCode).toBe(200);
  return reply
    .json<{ data: (Flag & { codigoOferta: number })[] }>()
    .data.filter((flag) => flag.codigoOferta === code);
}

const short = (flags: readonly Flag[]) =>
  flags.map((flag) => [flag.tipo, flag.contas.map(({ codigo }) => codigo)]);
const home = { address: '203.0.113.7', browser: 'Navegador A' };
const office = { address: '198.51.100.9', browser: 'Navegador B' };

describe('bidders who may be one person', () => {
  it('raises a flag when two bid from one device, and none when they do not', async () => {
    const [ana, bia, caio] = [await loner(), await loner(), await loner()];
    const code = await offer();
    await bid(ana, code, 12_000, home);
    await bid(bia, code, 13_000, home);
    await bid(caio, code, 14_000, office);
    expect(await hasOpenFlags(server.deps.database, code)).toBe(false);
    await review();
    const flags = await flagsOf(code);
    expect(short(flags)).toEqual([['mesmo-aparelho', [ana.id, bia.id]]]);
    expect(flags[0]?.evidencia).toEqual({ emComum: 1, mesmaRede: true });
    expect(await hasOpenFlags(server.deps.database, code)).toBe(true);
  });

  it('raises flags for one telephone, one address and one company', async () => {
    const ana = await loner({ profileCode: 4, document: '12ABC34501DE35' });
    const bia = await loner({ profileCode: 4, document: '12ABC345000290', phone: '27977776666' });
    const caio = await loner({ phone: '27977776666' });
    await moveTo(caio, '7000');
    await moveTo(ana, '7000');
    const code = await offer();
    await bid(ana, code, 12_000, home);
    await bid(bia, code, 13_000, office);
    await bid(caio, code, 14_000, { address: '192.0.2.1', browser: 'C' });
    await review();
    expect(short(await flagsOf(code))).toEqual([
      ['mesmo-telefone', [bia.id, caio.id]],
      ['mesmo-endereco', [ana.id, caio.id]],
      ['mesma-empresa', [ana.id, bia.id]],
    ]);
  });

  it('counts those who propose, and a refused bid as well', async () => {
    const [ana, bia] = [await loner(), await loner()];
    const code = await offer();
    const terms = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
    const proposal = { ...terms, cdusrio: ana.id, vllance: 9_000 };
    expect((await ana.post('/lance/purpose', proposal, { 'user-agent': 'P' }, '192.0.2.9')).statusCode).toBe(
      201,
    );
    expect(
      (await bia.post('/lance/purpose', { ...proposal, cdusrio: bia.id }, { 'user-agent': 'Q' })).statusCode,
    ).toBe(201);
    await bid(bia, code, 1, { address: '192.0.2.9', browser: 'P' });
    await review();
    expect(short(await flagsOf(code))).toEqual([['mesmo-aparelho', [ana.id, bia.id]]]);
  });

  it('keeps marks only, which another key would not make, and forgets them with the access logs', async () => {
    const rows = () =>
      server.deps.database.rows<{ row: string }>({
        name: 'test.traces',
        text: 'select t::text as row from device_trace t',
      });
    expect((await rows()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113|Navegador/);
    const job = forgetTracesJob(server.deps);
    server.clock.advance(180 * day);
    await job.run();
    expect((await rows()).length).toBeGreaterThan(0);
    server.clock.advance(10 * day);
    await job.run();
    expect(await rows()).toEqual([]);
  });
});

describe('bidders who may stand on the selling side', () => {
  it('raises a flag when a bidder acts from the device of the owner', async () => {
    const [owner, ana] = [await loner(), await loner()];
    const code = await offer({ ownerId: owner.id });
    const other = await offer();
    await bid(owner, other, 12_000, home);
    await bid(ana, code, 12_000, home);
    await review();
    expect(short(await flagsOf(code))).toEqual([['aparelho-do-vendedor', [owner.id, ana.id]]]);
  });

  it('looks at the ended offer for a user who pushes and never wins', async () => {
    const [owner, pusher, buyer] = [await loner(), await loner(), await loner()];
    for (const turn of [1, 2, 3]) {
      const code = await offer({ ownerId: owner.id });
      await buyer.bid(code, 50_000, { automatic: true });
      for (const reais of turn === 3 ? [20_000, 21_000, 22_000] : [20_000])
        await bid(pusher, code, reais, office);
      await server.deps.database.run(
        {
          name: 'test.end',
          text: `update auction set open = false, closed_at = $2, outcome = 'sold' where offer_code = $1`,
        },
        [code, new Date(server.clock.now())],
      );
      await review();
      const expected = turn === 3 ? [['padrao-de-lances', [pusher.id]]] : [];
      expect(short(await flagsOf(code))).toEqual(expected);
    }
  });
});

describe('judging a flag, S-46', () => {
  it('is done once, with its grounds, by the sales team', async () => {
    const [ana, bia] = [await loner(), await loner()];
    const code = await offer();
    await bid(ana, code, 12_000, home);
    await bid(bia, code, 13_000, home);
    await review();
    const [flag] = await flagsOf(code);
    const path = `/admin/reviews/${flag?.codigo}`;
    const judged = { decisao: 'descartar', nota: 'São irmãs, confirmado por telefone.' };
    expect((await sales.post(path, { decisao: 'descartar', nota: ' ' })).statusCode).toBe(422);
    expect((await sales.post(path, judged)).json()).toMatchObject({
      data: { situacao: 'descartada', revisor: expect.any(String), nota: judged.nota },
    });
    expect((await sales.post(path, judged)).statusCode).toBe(200);
    expect((await sales.post(path, { ...judged, decisao: 'confirmar' })).statusCode).toBe(409);
    expect((await sales.post('/admin/reviews/999999', judged)).statusCode).toBe(404);
    expect(await hasOpenFlags(server.deps.database, code)).toBe(false);
    const audits = await server.deps.database.rows(
      { name: 'test.audits', text: `select action from audit where subject = $1` },
      [`offer ${code}`],
    );
    expect(audits).toEqual([{ action: 'decide-review' }]);
  });

  it('is taken back by its author, and waits again', async () => {
    const [ana, bia] = [await loner(), await loner()];
    const code = await offer();
    await bid(ana, code, 12_000, home);
    await bid(bia, code, 13_000, home);
    await review();
    const path = `/admin/reviews/${(await flagsOf(code))[0]?.codigo}`;
    const judged = { decisao: 'descartar', nota: 'São irmãs.' };
    const { desfazer } = (await sales.post(path, judged)).json<{ desfazer: string }>();
    expect((await sales.post('/admin/undo', { desfazer })).statusCode).toBe(200);
    expect(await hasOpenFlags(server.deps.database, code)).toBe(true);
    expect((await sales.post(path, { ...judged, decisao: 'confirmar' })).statusCode).toBe(200);
  });

  it('is not raised again once it was judged', async () => {
    const [ana, bia] = [await loner(), await loner()];
    const code = await offer();
    await bid(ana, code, 12_000, home);
    await bid(bia, code, 13_000, home);
    await review();
    const [flag] = await flagsOf(code);
    await sales.post(`/admin/reviews/${flag?.codigo}`, { decisao: 'confirmar', nota: 'Mesma pessoa.' });
    await bid(ana, code, 15_000, home);
    await review();
    expect((await flagsOf(code)).map(({ situacao }) => situacao)).toEqual(['confirmada']);
  });
});
