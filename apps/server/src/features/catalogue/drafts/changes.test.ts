import { getDraft } from '@patio/contract/catalogue/drafts/get-draft.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { draftScene } from '../../../../test/scenes/draft-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let scene: Awaited<ReturnType<typeof draftScene>>;
let ana: Buyer;
beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  scene = await draftScene(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

/** A photo for the changes to an offer, which are begun with it. */
async function withPhoto(code: number): Promise<string> {
  await scene.save(await scene.read(code), {});
  return scene.addPhoto(code);
}

describe('an offer on the site', () => {
  it('is changed by a draft, and stays as it is until that is published', async () => {
    const draft = await scene.complete();
    await scene.publish(draft);
    const editing = await scene.read(draft.codigo);
    expect(editing).toMatchObject({ versao: 0, oferta: { lances: 0, travada: false } });
    await scene.save(editing, { titulo: 'Fiat Uno Way', valorCompreJa: 44_000 });
    expect((await scene.onSite(draft.codigo)).json()).toMatchObject({ title: 'Fiat Uno 1.0 2019/2020' });
    expect(await scene.listed(draft.codigo)).toMatchObject({ situacao: 'no-ar', alteracao: 'rascunho' });
    expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
    expect((await scene.onSite(draft.codigo)).json()).toMatchObject({
      title: 'Fiat Uno Way',
      valorCompreJa: 44_000,
    });
    const audit = await scene.row(
      `select before, after from audit where subject = $1 and action = 'change-offer'`,
      [`offer ${draft.codigo}`],
    );
    expect(audit).toMatchObject({
      before: { title: 'Fiat Uno 1.0 2019/2020', buyNow: 4_590_000 },
      after: { title: 'Fiat Uno Way', buyNow: 4_400_000 },
    });
  });

  it('keeps what was offered once there is a bid, and its end; more may be said', async () => {
    const draft = await scene.complete();
    await scene.publish(draft);
    await ana.bid(draft.codigo, 31_000);
    const editing = await scene.read(draft.codigo);
    expect(editing.oferta).toMatchObject({ travada: true });
    await scene.save(editing, {
      titulo: 'Outro carro',
      fim: new Date(server.clock.now() + DAY_MS).toISOString(),
    });
    const refused = await scene.publish(await scene.read(draft.codigo));
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ erros: string[] }>().erros[0]).toContain('título');
    await scene.save(await scene.read(draft.codigo), {
      titulo: editing.formulario.titulo,
      etiquetas: 'uno, way',
    });
    expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
    const after = (await scene.onSite(draft.codigo)).json<{ end: string; tags: string; title: string }>();
    expect(after).toMatchObject({ tags: 'uno, way', title: 'Fiat Uno 1.0 2019/2020' });
    expect(Date.parse(after.end)).toBe(Date.parse(editing.formulario.fim ?? ''));
  });

  it('that was imported opens as a form that changes nothing', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    const editing = await scene.read(code);
    await scene.save(editing, {});
    const facts = `select o.title, o.buy_now_cents, a.base_cents, a.increment_cents, a.end_at, a.soft_close_ms, v.plate, v.usage
      from offer o join auction a on a.offer_code = o.code join vehicle v on v.offer_code = o.code where o.code = $1`;
    const before = await scene.row(facts, [code]);
    const [vehicle] = editing.formulario.veiculos;
    if (vehicle === undefined) throw new Error('An offer has a vehicle.');
    const guid = await scene.addPhoto(code);
    await scene.save(await scene.read(code), {
      fotos: [{ guid, perfil: null, veiculo: null }],
      veiculos: [{ ...vehicle, cidade: 3_550_308, versao: 'Way' }],
    });
    expect((await scene.publish(await scene.read(code))).statusCode).toBe(200);
    expect(await scene.row(facts, [code])).toEqual(before);
  });

  it('of which a feature has no stars opens as a form, and can be published again after a bid', async () => {
    const now = server.clock.now();
    const code = await buildAuctionedOffer(server.deps.database, now, { endAt: now + DAY_MS });
    const optionals = [
      {
        title: 'Conforto',
        items: [
          { name: 'Ar', stars: 0 },
          { name: 'Som', stars: 3 },
        ],
      },
    ];
    const state = `update vehicle set optionals = $2::jsonb, city_code = 3550308, version = 'Way' where offer_code = $1 returning code`;
    await scene.row(state, [code, JSON.stringify(optionals)]);
    await ana.bid(code, 10_000);
    const read = await scene.sales.get(`/admin/offer-drafts/${code}`);
    const { formulario } = getDraft.success.schema.parse(read.json()).data;
    const stars = formulario.veiculos[0]?.opcionais[0]?.itens.map(({ estrelas }) => estrelas);
    expect(stars).toEqual([null, 3]);
    const guid = await withPhoto(code);
    await scene.save(await scene.read(code), {
      etiquetas: 'uno',
      fotos: [{ guid, perfil: null, veiculo: null }],
    });
    expect((await scene.publish(await scene.read(code))).statusCode).toBe(200);
  });

  it('that has ended is not changed; a copy with its photos goes on sale again', async () => {
    const draft = await scene.complete();
    await scene.publish(draft);
    await scene.row(
      `update auction set open = false, closed_at = now(), outcome = 'unsold' where offer_code = $1 returning 1`,
      [draft.codigo],
    );
    expect((await scene.save(await scene.read(draft.codigo), { titulo: 'De novo' })).statusCode).toBe(406);
    const again = await scene.begin(scene.sales, { copiarDe: draft.codigo, fotos: true });
    expect(again.problemas).toEqual([]);
    expect(again.formulario.veiculos[0]?.placa).toBe('ABC1D23');
    expect(again.formulario.fotos[0]?.guid).not.toBe(draft.formulario.fotos[0]?.guid);
    expect((await scene.publish(again)).statusCode).toBe(200);
    const like = await scene.begin(scene.sales, { copiarDe: draft.codigo });
    expect([like.formulario.veiculos[0]?.placa, like.formulario.fotos]).toEqual([null, []]);
  });
});

it('a preview shows a draft to those who have the link, and later terms are those of its opening', async () => {
  const draft = await scene.complete(scene.sales, { passoMinimo: 'increment' });
  const path = `/admin/offer-drafts/${draft.codigo}`;
  const made = await scene.sales.post(`${path}/preview`, { versao: draft.versao });
  expect(made.statusCode).toBe(201);
  const token = made.json<{ data: { endereco: string } }>().data.endereco.split('/').at(-1);
  expect((await server.app.inject(`/api/offer/verificar/${token}`)).statusCode).toBeLessThan(500);
  expect((await scene.onSite(draft.codigo)).statusCode).toBe(404);
  expect(await scene.listed(draft.codigo)).toMatchObject({ situacao: 'rascunho' });
  await scene.save(draft, { passoMinimo: 'any', titulo: 'Depois da prévia' });
  expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
  expect(await scene.row('select minimum_step from auction where offer_code = $1', [draft.codigo])).toEqual({
    minimum_step: 'any',
  });
});

it('an inspection report goes with its draft, and is downloaded once the offer is on the site', async () => {
  const draft = await scene.complete();
  const path = `/admin/offer-drafts/${draft.codigo}/report`;
  const report = (conteudo: string) => ({
    versao: draft.versao,
    arquivo: { nome: '../Laudo do pátio', conteudo: Buffer.from(conteudo).toString('base64') },
  });
  expect((await scene.sales.put(path, report('<html>'))).statusCode).toBe(422);
  const stored = await scene.sales.put(path, report('%PDF-1.4 laudo'));
  const { laudo } = stored.json<{ data: { laudo: { codigo: string; nome: string } } }>().data;
  expect(laudo.nome).toBe('..-Laudo do pátio.pdf');
  const download = () => server.app.inject(`/api/offer/laudo/${laudo.codigo}`);
  expect((await download()).statusCode).toBe(404);
  expect((await scene.sales.put(path, { versao: draft.versao, arquivo: null })).statusCode).toBe(409);
  expect((await scene.publish(await scene.read(draft.codigo))).statusCode).toBe(200);
  expect((await download()).body).toBe('%PDF-1.4 laudo');
});

it('a form shows the FIPE entries of its model, and the one that fits all that is stated', async () => {
  const { database } = server.deps;
  await database.run({
    name: 'test.reference',
    text: `with m as (insert into reference_model (fipe_code, brand, brand_key, model, fuels, from_table) values
        ('001267-0', 'Fiat', 'fiat', 'Mobi LIKE 1.0 Fire Flex 5p.', '{"2020": "Flex"}', true),
        ('001268-9', 'Fiat', 'fiat', 'Mobi EASY 1.0 Fire Flex 5p.', '{"2020": "Flex"}', true) returning 1)
      select count(*) from m`,
  });
  await database.run({
    name: 'test.reference-price',
    text: `insert into reference_price (fipe_code, year_model, month, cents) values ('001267-0', 2020, '2026-05-01', 4500000),
      ('001267-0', 2020, '2026-06-01', 4521000)`,
  });
  const codes = await scene.row(
    `select b.code as brand, m.code as model from brand b join model m on m.brand_code = b.code where b.name = $1 and m.name = $2`,
    ['Fiat', 'Mobi'],
  );
  const query = `marca=${Number(codes?.['brand'])}&modelo=${Number(codes?.['model'])}&ano=2020`;
  const reply = await scene.seller.get(
    `/admin/offer-drafts/references?${query}&versao=Like%201.0&combustivel=Flex`,
  );
  expect(reply.json()).toEqual({
    data: [
      {
        codigo: '001267-0',
        descricao: 'Mobi LIKE 1.0 Fire Flex 5p.',
        combustivel: 'Flex',
        valor: 45_210,
        mes: '2026-06',
      },
      {
        codigo: '001268-9',
        descricao: 'Mobi EASY 1.0 Fire Flex 5p.',
        combustivel: 'Flex',
        valor: null,
        mes: null,
      },
    ],
    sugerido: '001267-0',
  });
  expect(
    (await scene.sales.get('/admin/offer-drafts/references?marca=1&modelo=999999&ano=2020')).json(),
  ).toEqual({
    data: [],
    sugerido: null,
  });
});
