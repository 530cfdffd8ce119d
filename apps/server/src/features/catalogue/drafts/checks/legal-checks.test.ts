import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { legalItems } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import type { StaffMember } from '../../../../../test/builders/staff.ts';
import { draftScene } from '../../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;
beforeAll(async () => {
  server = await startTestServer();
  scene = await draftScene(server);
});
afterAll(() => server.close());

const day = (before = 0): string => new Date(server.clock.now() - before * DAY_MS).toISOString().slice(0, 10);
const check = (fields: object = {}) => ({
  veiculo: 0,
  item: 'multas',
  situacao: 'consta',
  valor: 293.47,
  quemPaga: 'vendedor',
  fonte: 'Detran-SP',
  conferidaEm: day(1),
  observacao: 'Duas multas',
  ...fields,
});
const clean = { situacao: 'nada-consta', valor: null, quemPaga: null, observacao: null };
const record = (code: number, fields: object = {}, by: StaffMember = scene.sales) =>
  by.post(`/admin/offer-drafts/${code}/legal-checks`, check(fields));
const ask = (code: number, by: StaffMember = scene.sales) =>
  by.post(`/admin/offer-drafts/${code}/legal-checks/ask`, { veiculo: 0 });
const withPlate = async (placa: string | null, by?: StaffMember): Promise<OfferDraftReply> => {
  const draft = await scene.complete(by);
  const veiculos = draft.formulario.veiculos.map((one) => ({ ...one, placa }));
  await scene.save(draft, { veiculos }, by);
  return scene.read(draft.codigo, by);
};
const kinds = async (code: number) => (await scene.read(code)).problemas.map(({ tipo }) => tipo);
const soldSheet = async (code: number) =>
  (await server.app.inject(`/api/offer/${code}/condicao`)).json<{ legal: { item: string }[] }[]>()[0]?.legal;

describe('a check of a vehicle', () => {
  it('is recorded with its author, audited, and shown to buyers once the offer is published', async () => {
    const draft = await scene.complete();
    expect((await record(draft.codigo, { ...clean, conferidaEm: day(9) })).statusCode).toBe(201);
    expect((await record(draft.codigo)).statusCode).toBe(201);
    const { legal, versao } = await scene.read(draft.codigo);
    expect(versao).toBe(draft.versao);
    expect(legal.conferencias).toMatchObject([
      { item: 'multas', situacao: 'consta', valor: 293.47, quemPaga: 'vendedor', vale: true, veiculo: 0 },
      { item: 'multas', situacao: 'nada-consta', vale: false, automatica: false },
    ]);
    expect(legal.conferencias[0]?.registrada.nome).not.toBe('');
    expect(
      await scene.row(
        `select actor_id, before, after from audit where subject = $1 and action = 'record-legal-check' order by code desc limit 1`,
        [`offer ${draft.codigo}`],
      ),
    ).toEqual({ actor_id: scene.sales.id, before: { multas: 'nada-consta' }, after: { multas: 'consta' } });
    expect((await scene.publish(draft)).statusCode).toBe(200);
    expect((await soldSheet(draft.codigo))?.find(({ item }) => item === 'multas')).toEqual({
      item: 'multas',
      situacao: 'consta',
      valor: 293.47,
      quemPaga: 'vendedor',
      observacao: 'Duas multas',
      verificadoEm: day(1),
      fonte: 'Detran-SP',
    });
  });

  it('belongs to its plate: of another one it no longer counts', async () => {
    const draft = await scene.complete();
    await record(draft.codigo, { item: 'furto-roubo' });
    expect(await kinds(draft.codigo)).toContain('theft-found');
    const veiculos = draft.formulario.veiculos.map((one) => ({ ...one, placa: 'XYZ9A87' }));
    await scene.save(draft, { veiculos });
    expect(await kinds(draft.codigo)).not.toContain('theft-found');
    expect((await scene.read(draft.codigo)).legal.conferencias[0]).toMatchObject({
      veiculo: null,
      vale: false,
    });
  });

  it('is refused without source, of tomorrow, of a vehicle that is not there, and of another store', async () => {
    const draft = await scene.complete();
    expect((await record(draft.codigo, { fonte: ' ' })).statusCode).toBe(422);
    expect((await record(draft.codigo, { conferidaEm: day(-2) })).json()).toMatchObject({
      erros: ['A conferência não pode ser de um dia que ainda não chegou.'],
    });
    expect((await record(draft.codigo, { conferidaEm: '2026-02-31' })).statusCode).toBe(422);
    expect((await record(draft.codigo, { veiculo: 3 })).statusCode).toBe(422);
    expect((await record(draft.codigo, { valor: 1e12 })).statusCode).toBe(422);
    expect((await record(draft.codigo, {}, scene.seller)).statusCode).toBe(404);
    expect((await scene.read(draft.codigo)).legal.conferencias).toEqual([]);
  });
});

describe('a theft on record', () => {
  it('keeps the offer from being published, and a store cannot clear it', async () => {
    const draft = await scene.complete(scene.seller);
    await record(draft.codigo, { item: 'furto-roubo' }, scene.seller);
    const refused = await scene.publish(draft);
    expect([refused.statusCode, refused.json<{ erros: string[] }>().erros[0]]).toEqual([
      422,
      expect.stringContaining('furto ou roubo'),
    ]);
    const send = () =>
      scene.seller.post(`/admin/offer-drafts/${draft.codigo}/send`, { versao: draft.versao, em: null });
    expect((await send()).statusCode).toBe(422);
    expect((await record(draft.codigo, { item: 'furto-roubo', ...clean }, scene.seller)).statusCode).toBe(
      409,
    );
    expect((await record(draft.codigo, { item: 'furto-roubo', ...clean })).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(200);
    expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
  });

  it('notifies the sales team once when the offer was published already, and not before', async () => {
    const theft = { item: 'furto-roubo', observacao: null, quemPaga: null };
    const mails = async (code: number) =>
      server.deps.database.rows<{ recipient: string; subject: string }>(
        {
          name: 'drafts.theft-mails',
          text: `select recipient, subject from mail where dedupe_key like $1`,
        },
        [`selling:%:theft-found-${code}-%`],
      );
    const draft = await scene.complete();
    await record(draft.codigo, theft);
    expect(await mails(draft.codigo)).toEqual([]);
    await record(draft.codigo, { item: 'furto-roubo', ...clean });
    await scene.publish(draft);
    await record(draft.codigo, theft);
    await record(draft.codigo, theft);
    const subject = 'Furto ou roubo em oferta publicada – Fiat Uno 1.0 2019/2020';
    expect(await mails(draft.codigo)).toEqual([{ recipient: scene.sales.email, subject }]);
  });

  it('counts too when the form states it', async () => {
    const draft = await scene.complete();
    const legal = [{ item: 'furto-roubo' as const, situacao: 'consta' as const }].map((one) => ({
      ...one,
      valor: null,
      observacao: null,
      conferidoEm: null,
      fonte: null,
    }));
    const condicao = { legal, estadoGeral: null, hodometro: null, chassiRemarcado: null };
    const rest = { chaves: null, manual: null, proprietarios: null, avarias: [] };
    const veiculos = draft.formulario.veiculos.map((one) => ({ ...one, condicao: { ...condicao, ...rest } }));
    await scene.save(draft, { veiculos });
    expect(await kinds(draft.codigo)).toEqual(['theft-found']);
  });
});

describe('the register', () => {
  it('answers every item at once, the same every time', async () => {
    const draft = await withPlate('ABC1D26');
    expect((await ask(draft.codigo)).statusCode).toBe(201);
    const { legal } = await scene.read(draft.codigo);
    expect(legal.conferencias).toHaveLength(9);
    expect(legal.conferencias.filter(({ situacao }) => situacao === 'consta')).toMatchObject([
      { item: 'multas', valor: 293.47, automatica: true, conferidaEm: day(), vale: true },
    ]);
  });

  it('finds a stolen vehicle; one that is unknown or out of order is told, and nothing is recorded', async () => {
    const [stolen, unknown, down, without] = [
      await withPlate('ROU1A11'),
      await withPlate('NAO1A11'),
      await withPlate('OFF1A11'),
      await withPlate(null),
    ];
    await ask(stolen.codigo);
    expect(await kinds(stolen.codigo)).toEqual(['theft-found']);
    expect((await ask(unknown.codigo)).statusCode).toBe(404);
    const reply = await ask(down.codigo);
    expect([reply.statusCode, reply.json<{ erros: string[] }>().erros[0]]).toEqual([
      503,
      expect.stringContaining('não respondeu'),
    ]);
    expect((await ask(without.codigo)).statusCode).toBe(422);
    for (const { codigo } of [unknown, down, without])
      expect((await scene.read(codigo)).legal.conferencias).toEqual([]);
  });

  it('is asked sixty times an hour by a user', async () => {
    const draft = await withPlate('NAO1A12', scene.seller);
    const statuses = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await ask(draft.codigo, scene.seller)).statusCode);
    expect([statuses.slice(0, 60).every((status) => status === 404), statuses.at(-1)]).toEqual([true, 429]);
  });
});

describe('a house that requires checks', () => {
  let strict: TestServer;
  let house: Awaited<ReturnType<typeof draftScene>>;
  beforeAll(async () => {
    strict = await startTestServer({ THEFT_CHECK_DAYS: '10', RELEASE_CHECK_DAYS: '5' });
    house = await draftScene(strict);
  });
  afterAll(() => strict.close());
  const today = (before: number): string =>
    new Date(strict.clock.now() - before * DAY_MS).toISOString().slice(0, 10);
  const recordIn = (code: number, fields: object) =>
    house.sales.post(`/admin/offer-drafts/${code}/legal-checks`, { ...check(clean), ...fields });

  it('publishes a new offer with a recent check alone, and changes to it without another', async () => {
    const draft = await house.complete();
    expect((await house.publish(draft)).json<{ erros: string[] }>().erros[0]).toContain(
      'Falta uma conferência',
    );
    await recordIn(draft.codigo, { item: 'furto-roubo', conferidaEm: today(11) });
    expect((await house.publish(draft)).json<{ erros: string[] }>().erros[0]).toContain('velha demais');
    await recordIn(draft.codigo, { item: 'furto-roubo', conferidaEm: today(10) });
    expect((await house.publish(draft)).statusCode).toBe(200);
    strict.clock.advance(3 * DAY_MS);
    const open = await house.read(draft.codigo);
    await house.save(open, { titulo: 'Fiat Uno 2019/2020' });
    expect((await house.publish(await house.read(draft.codigo))).statusCode).toBe(200);
  });

  it('releases a sold vehicle with recent checks of every item, and never a stolen one', async () => {
    const ana = await buildBuyer(strict);
    const offer = await buildPurchasedOffer(strict, ana.id);
    const { code } = (await house.row('select code from purchase where offer_code = $1', [offer])) ?? {};
    const step = (passo: string) => house.sales.post(`/admin/purchases/${String(code)}/step`, { passo });
    await step('negociacao');
    const refused = await step('retirada');
    expect([refused.statusCode, refused.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      expect.stringContaining(`oferta ${offer}`),
    ]);
    for (const item of legalItems)
      expect((await recordIn(offer, { item, conferidaEm: today(1) })).statusCode).toBe(201);
    expect((await step('retirada')).statusCode).toBe(200);
    await recordIn(offer, { item: 'furto-roubo', situacao: 'consta', conferidaEm: today(0) });
    expect((await step('conclusao')).statusCode).toBe(409);
  });
});
