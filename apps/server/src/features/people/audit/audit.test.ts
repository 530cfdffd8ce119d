import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { recordAudit } from '../../../platform/audit/public.ts';

interface Row {
  codigo: number;
  quem: { codigo: number; nome: string } | null;
  comando: string | null;
  acao: string;
  tipo: string;
  id: string | null;
  mudancas: object[];
  detalhes: object[];
}

let server: TestServer;
let administrator: StaffMember;
let sales: StaffMember;
let content: StaffMember;
let seller: StaffMember;
let neighbour: StaffMember;
let store: number;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.deps;
  store = await buildPartner(database, { store: 'loja-do-registro' });
  const other = await buildPartner(database, { store: 'loja-vizinha' });
  administrator = await buildStaff(server, { staffRole: 'administrator', name: 'Ada', surname: 'Lima' });
  sales = await buildStaff(server);
  content = await buildStaff(server, { staffRole: 'content' });
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
  neighbour = await buildStaff(server, { staffRole: null, partnerId: other });
  offer = await buildAuctionedOffer(database, server.clock.now(), {});
  await database.run({ name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' }, [
    offer,
    store,
  ]);
  await post(sales, `/admin/offers/${offer}/suspend`, { motivo: 'Vistoria pendente.' });
  await post(sales, `/admin/offers/${offer}/release`, { motivo: 'Vistoria feita.' });
  server.clock.advance(60_000);
  await put(seller, '/admin/minimum-step', { parceiro: store, minimumStep: 'increment', motivo: 'Passos.' });
  server.clock.advance(60_000);
  await put(administrator, '/admin/increments', { faixas: [{ ate: null, passo: 150 }], motivo: 'Passos.' });
});
afterAll(() => server.close());

const post = async (by: StaffMember, path: string, body: object) =>
  expect((await by.post(path, body)).statusCode).toBe(200);
const put = async (by: StaffMember, path: string, body: object) =>
  expect((await by.put(path, body)).statusCode).toBe(200);
const read = async (by: StaffMember, query = '') =>
  (await by.get(`/admin/audit${query}`)).json<{ data: Row[]; next: string | null }>();
/** A store of which a payout, a deposit rule and a yard were changed. */
async function rowsOfStore(): Promise<{ store: number }> {
  const { database } = server.deps;
  const id = await buildPartner(database, { store: 'loja-de-repasses' });
  const rows = ['undo-payout', 'save-deposit-rule', 'save-yard'];
  for (const [index, action] of rows.entries())
    await recordOld(action, `partner ${id}`, server.clock.now() - 1_000_000 + index);
  return { store: id };
}
const recordOld = (action: string, subject: `partner ${number}`, at: number) =>
  server.deps.database.transact((transaction) =>
    recordAudit(transaction, { actorId: administrator.id, action, subject, at }),
  );
const actions = async (by: StaffMember, query = '') => (await read(by, query)).data.map(({ acao }) => acao);

describe('the audit log', () => {
  it('is read by administrators as a whole, the newest first, with what changed', async () => {
    const { data } = await read(administrator);
    expect(data.map(({ acao, quem }) => [acao, quem?.codigo])).toEqual([
      ['save-increment-table', administrator.id],
      ['set-store-minimum-step', seller.id],
      ['release-offer', sales.id],
      ['suspend-offer', sales.id],
    ]);
    expect(data[1]).toMatchObject({
      tipo: 'partner',
      id: String(store),
      loja: { codigo: store },
      mudancas: [{ campo: 'minimumStep', tipo: 'outro', antes: 'any', depois: 'increment' }],
      detalhes: [{ campo: 'reason', valor: 'Passos.' }],
    });
    expect(data[3]?.mudancas).toContainEqual({
      campo: 'suspended',
      tipo: 'outro',
      antes: false,
      depois: true,
    });
  });

  it('is read by others as far as they may see the records', async () => {
    expect(await actions(sales)).toHaveLength(4);
    expect(await actions(content)).toEqual([]);
  });

  it('shows store users what concerns their store: what colleagues changed, and that the house acted, but not who and why', async () => {
    const { data } = await read(seller);
    expect(data.map(({ acao, quem }) => [acao, quem?.codigo ?? null])).toEqual([
      ['set-store-minimum-step', seller.id],
      ['release-offer', null],
      ['suspend-offer', null],
    ]);
    expect(data[1]).toMatchObject({ mudancas: [], detalhes: [], comando: null });
    expect(await actions(neighbour)).toEqual([]);
    expect(await actions(neighbour, `?tipo=offer&registro=${offer}`)).toEqual([]);
  });

  it('shows finance what was done to payouts of a store and to deposit rules, and nothing else of the store', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const support = await buildStaff(server, { staffRole: 'support' });
    const { store: id } = await rowsOfStore();
    const of = (acao: string) => `?tipo=partner&registro=${id}${acao}`;
    const legible = async (by: StaffMember, query: string) =>
      (await by.get(`/admin/audit${query}`)).json<{ legivel: boolean }>().legivel;
    expect(await actions(finance, of(''))).toEqual(['save-deposit-rule', 'undo-payout']);
    expect(await actions(sales, of(''))).toEqual(['save-yard', 'save-deposit-rule', 'undo-payout']);
    expect(await actions(support, of(''))).toEqual([]);
    expect(await legible(finance, of('&acao=undo-payout,release-payout'))).toBe(true);
    expect(await legible(finance, `?tipo=offer&registro=${offer}&acao=save-deposit-rule`)).toBe(true);
    expect(await legible(finance, of(''))).toBe(false);
    expect(await legible(finance, of('&acao=save-yard'))).toBe(false);
    expect(await legible(support, of('&acao=undo-payout'))).toBe(false);
  });

  it.each([
    ['the record', () => `?tipo=offer&registro=${offer}`, ['release-offer', 'suspend-offer']],
    ['the kind', () => '?tipo=increment-table', ['save-increment-table']],
    ['the author', () => `?quem=${seller.id}`, ['set-store-minimum-step']],
    ['the action', () => '?acao=suspend-offer', ['suspend-offer']],
    ['the store', () => `?loja=${store}`, ['set-store-minimum-step', 'release-offer', 'suspend-offer']],
    ['the day', () => '?em.de=2020-01-01&em.ate=2020-01-02', []],
    ['nothing that exists', () => '?tipo=offer&registro=999', []],
  ])('is narrowed by %s', async (_name, query, found) => {
    expect(await actions(administrator, query())).toEqual(found);
  });

  it('is read page by page, without losing or repeating a row', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read(
        administrator,
        `?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...page.data.map(({ acao }) => acao));
      cursor = page.next;
    }
    expect(seen).toEqual(await actions(administrator));
  });

  it.each(['cursor=abc', 'em.de=ontem', 'limit=0', 'limit=101', 'quem=x', 'tipo=nada', 'de=1'])(
    'is refused with 422 for %s',
    async (query) => {
      const reply = await administrator.get(`/admin/audit?${query}`);
      expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [expect.any(String)] }]);
    },
  );

  it.each([
    ['amounts', 'record-receipt', { amount: 73_000 }, ['dinheiro', 730]],
    ['what stands at the bank', 'close-day', { bank: 1_050 }, ['dinheiro', 10.5]],
    ['the number of bank data', 'set-store-bank', { bank: 7 }, ['outro', 7]],
    ['the number of a deposit', 'keep-deposit', { deposit: 5 }, ['outro', 5]],
  ])('tells amounts from numbers: %s', async (_name, action, details, shown) => {
    const { database, clock } = server.deps;
    await database.run(
      {
        name: 'test.of-finance',
        text: `insert into audit (actor_id, action, subject, details, at) values ($1, $2, 'book 1', $3, $4)`,
      },
      [administrator.id, action, JSON.stringify(details), new Date(clock.now())],
    );
    const { data } = await read(administrator, `?acao=${action}`);
    expect(data[0]?.detalhes).toMatchObject([{ tipo: shown[0], valor: shown[1] }]);
  });

  it('is exported as a file for spreadsheets, without formulas, and the export is in it', async () => {
    await server.deps.database.run(
      {
        name: 'test.hostile',
        text: `insert into audit (actor_id, action, subject, details, at)
          values ($1, 'block-account', 'account 7', '{"reason": "=cmd(); \\"x\\""}', $2)`,
      },
      [sales.id, new Date(server.clock.now())],
    );
    await server.deps.database.run(
      { name: 'test.hostile-name', text: `update account set name = '=HYPERLINK("x")' where id = $1` },
      [sales.id],
    );
    const reply = await administrator.get(`/admin/audit.csv?quem=${sales.id}`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('audit.csv');
    const [head, ...lines] = reply.body.split('\r\n');
    expect(head).toBe('\uFEFFRegistro;Quando;Quem;Conta;Comando;Ação;Tipo;Número;Loja;Mudanças;Detalhes');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")`);
    expect(lines[0]).toContain('"Motivo: =cmd(); ""x"""');
    expect(lines[0]).toContain(';Bloqueou a conta;Conta;7;');
    expect((await read(administrator)).data[0]).toMatchObject({
      acao: 'export-list',
      quem: { codigo: administrator.id, nome: 'Ada Lima' },
    });
    expect((await neighbour.get('/admin/audit.csv')).body.split('\r\n')).toHaveLength(2);
  });

  it('is exported in the words of a language: actions, kinds, fields, amounts and instants', async () => {
    await server.deps.database.run(
      {
        name: 'test.in-words',
        text: `insert into audit (actor_id, action, subject, details, before, after, at)
          values ($1, 'record-receipt', 'purchase 7', '{"amount": 123456, "state": "waiting"}', '{"difference": -5}',
            '{"difference": 0}', $2)`,
      },
      [administrator.id, new Date(server.clock.now())],
    );
    const lineIn = async (idiom: string) =>
      (await administrator.get(`/admin/audit.csv?acao=record-receipt&registro=7&idiom=${idiom}`)).body;
    expect(await lineIn('PTBR')).toContain(
      ';Registrou um recebimento;Compra;7;;Diferença: − R$ 0,05 → R$ 0,00;Situação: à espera de decisão | Valor: R$ 1.234,56',
    );
    const english = await lineIn('EN');
    expect(english).toContain('Entry;When;Who;Account;Command;Action;Kind;Number;Store;Changes;Details');
    expect(english).toContain(';Recorded a receipt;Purchase;7;;Difference: − R$ 0,05');
  });

  it('is not searched by store users for who of the house acted', async () => {
    await server.deps.database.run(
      { name: 'test.named', text: `update account set name = 'Zuleica' where id = $1` },
      [sales.id],
    );
    for (const query of [`?quem=${sales.id}`, '?busca=Zuleica']) {
      expect(await actions(administrator, query)).toContain('suspend-offer');
      expect(await actions(seller, query)).toEqual([]);
      expect((await seller.get(`/admin/audit.csv${query}`)).body.trimEnd().split('\r\n')).toHaveLength(1);
    }
    expect(await actions(seller, `?quem=${seller.id}`)).toContain('set-store-minimum-step');
  });
});

describe('a row of the audit log', () => {
  const run = (text: string) => server.deps.database.run({ name: `test.${text.slice(0, 50)}`, text });

  it.each([
    'update audit set at = now()',
    'update audit set actor_id = null',
    `update audit set details = '{}'`,
    'delete from audit',
    'truncate audit',
  ])('is never changed: %s', async (text) => {
    await expect(run(text)).rejects.toThrow('append-only');
  });

  it('loses words in an erasure, and gets none in their place', async () => {
    const erasing = (text: string) =>
      server.deps.database.transact(async (transaction) => {
        await transaction.run({
          name: 'test.erases',
          text: `select set_config('patio.erasure', 'on', true)`,
        });
        return transaction.run({ name: `test.erases-${text.slice(0, 40)}`, text });
      });
    for (const text of [
      `update audit set details = '{"reason": "Outro"}'`,
      `update audit set after = '{"minimumStep": "any"}' where after is not null`,
      'update audit set action = action || $$x$$',
      'delete from audit',
    ]) {
      await expect(erasing(text)).rejects.toThrow('append-only');
    }
    const before = (await read(administrator)).data;
    await erasing('update audit set details = without_words(details), after = without_words(after)');
    const after = (await read(administrator)).data;
    expect(after.map(({ codigo, acao, quem }) => [codigo, acao, quem])).toEqual(
      before.map(({ codigo, acao, quem }) => [codigo, acao, quem]),
    );
    expect(JSON.stringify(after)).not.toMatch(/Passos|Vistoria|cmd/u);
  });

  it('says that a command did it, when no user was signed in', async () => {
    await run(
      `insert into audit (command, action, subject, at) values ('partners', 'suspend-store', 'partner ${store}', now())`,
    );
    expect((await read(administrator, '?acao=suspend-store')).data).toMatchObject([
      { quem: null, comando: 'partners', tipo: 'partner', id: String(store) },
    ]);
    await expect(
      run(`insert into audit (action, subject, at) values ('suspend-store', 'partner 1', now())`),
    ).rejects.toThrow('audit_has_one_actor');
  });
});
