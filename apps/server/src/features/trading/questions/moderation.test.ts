import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { alertScene } from '../../../../test/scenes/alert-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let support: StaffMember;
let seller: Buyer;
let ana: Buyer;
let offer: number;
let code: number;

interface Row {
  readonly codigo: number;
  readonly situacao: string;
  readonly motivoOculta: string | null;
}

beforeAll(async () => {
  server = await startTestServer();
  support = await buildStaff(server, { staffRole: 'support' });
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-das-perguntas' });
  seller = await buildBuyer(server, { partnerId });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
  await ana.post('/offer/prgnt', { pergunta: 'Meu telefone é 27 99999-0000, me liga?', codigoOferta: offer });
  code = (await listed(''))[0]?.codigo ?? 0;
});

const listed = async (query: string, by: Pick<StaffMember, 'get'> = support) =>
  (await by.get(`/admin/questions?oferta=${offer}&${query}`)).json<{ data: Row[] }>().data;
const published = async (by: Pick<Buyer, 'get'>) =>
  (await by.get(`/offer/${offer}/prgnt`)).json<{ perguntas: object[] }>().perguntas;
const hide = (motivo: string, by: Pick<StaffMember, 'post'> = support) =>
  by.post(`/admin/questions/${code}/hide`, { motivo });
const show = () => support.post(`/admin/questions/${code}/show`, {});
const answer = () => support.post(`/admin/questions/${code}/answer`, { resposta: 'Sim.' });

/** What the last rows of the audit log about a record say was changed. */
const changesOf = async (subject: string, last: number) => {
  const rows = await server.deps.database.rows<{ before: object | null; after: object | null }>(
    {
      name: 'test.changes',
      text: 'select before, after from audit where subject = $1 order by code desc limit $2',
    },
    [subject, last],
  );
  return rows.toReversed().map(({ before, after }) => [before, after]);
};

describe('a hidden question', () => {
  test('is recorded with what it was before and after, as is its answer', async () => {
    await hide('Traz um telefone.');
    await show();
    await answer();
    expect(await changesOf(`question ${code}`, 3)).toEqual([
      [{ hidden: false }, { hidden: true }],
      [{ hidden: true }, { hidden: false }],
      [{ answered: false }, { answered: true }],
    ]);
  });

  test('is on no page, is told to its author once with the reason, and comes back', async () => {
    const replies = await Promise.all([hide('Traz um telefone.'), hide('Traz um telefone.')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await published(ana)).toEqual([]);
    expect((await alertScene(server).mails(ana)).map(({ subject }) => subject)).toEqual([
      'Sua pergunta não foi publicada: Fiat Uno 1.0 – Pátio',
    ]);
    expect(await listed('')).toEqual([]);
    expect(await listed('situacao=oculta')).toMatchObject([{ motivoOculta: 'Traz um telefone.' }]);
    expect((await answer()).statusCode).toBe(409);
    await show();
    expect((await answer()).statusCode).toBe(200);
    expect(await published(ana)).toHaveLength(1);
    expect(await listed('situacao=respondida')).toMatchObject([{ situacao: 'respondida' }]);
  });

  test('is told to its author once a day, however often it is hidden and shown', async () => {
    for (const motivo of ['Traz um telefone.', 'Compre em outro lugar.', 'Compre em outro lugar agora.']) {
      server.clock.advance(1000);
      await hide(motivo);
      await show();
    }
    expect(await alertScene(server).mails(ana)).toHaveLength(1);
    server.clock.advance(86_400_000);
    await hide('Traz um telefone.');
    expect(await alertScene(server).mails(ana)).toHaveLength(2);
  });

  test('that was answered before is hidden with its answer', async () => {
    await answer();
    await hide('Dados pessoais.');
    expect(await published(await buildBuyer(server))).toEqual([]);
  });

  test('is told to its author without the links that a store puts into the reason', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-do-motivo' });
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, partnerId],
    );
    await hide('Fale comigo em https://golpe.example', await buildBuyer(server, { partnerId }));
    const [mail] = await alertScene(server).mails(ana);
    expect(mail?.text).toContain('Fale comigo em [endereço oculto]');
    expect(mail?.text).not.toContain('golpe.example');
  });

  test('hides a number from its store in a search too, rule 0.21', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-da-busca' });
    const store = await buildBuyer(server, { partnerId });
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, partnerId],
    );
    expect(await listed('busca=99999-0000', store)).toEqual([]);
    expect(await listed('busca=me liga', store)).toEqual([]);
    expect(await listed('', store)).toHaveLength(1);
    expect(await listed('busca=99999-0000')).toHaveLength(1);
  });

  test.each([['abc'], ['x'.repeat(501)], ['']])('needs a reason: %s is none', async (motivo) => {
    expect((await hide(motivo)).statusCode).toBe(422);
    expect(await listed('')).toHaveLength(1);
  });

  test('of the house is not for a store to hide', async () => {
    expect((await hide('Traz um telefone.', seller)).statusCode).toBe(404);
  });
});

describe('prepared answers', () => {
  const save = (by: Pick<StaffMember, 'post'>, nome: string, texto = 'Sim, pode visitar.') =>
    by.post('/admin/answer-templates', { nome, texto });
  const names = async (by: Pick<StaffMember, 'get'>) =>
    (await by.get('/admin/answer-templates')).json<{ data: { nome: string; codigo: number }[] }>().data;

  test('are shared by the house, and a store has its own', async () => {
    await save(support, 'Visita');
    await save(support, 'visita', 'Sim, com hora marcada.');
    await save(seller, 'Entrega');
    expect(await names(await buildStaff(server))).toMatchObject([
      { nome: 'visita', texto: 'Sim, com hora marcada.' },
    ]);
    const own = await names(seller);
    expect(own.map(({ nome }) => nome)).toEqual(['Entrega']);
    await support.remove(`/admin/answer-templates/${own[0]?.codigo ?? 0}`, {});
    expect(await names(seller)).toHaveLength(1);
  });

  test('are recorded with what they said before and after', async () => {
    await save(support, 'Garantia', 'Três meses.');
    await save(support, 'garantia', 'Um ano.');
    const own = (await names(support)).find(({ nome }) => nome === 'garantia');
    await support.remove(`/admin/answer-templates/${own?.codigo ?? 0}`, {});
    expect(await changesOf('house', 3)).toEqual([
      [{ answer: null }, { answer: 'Três meses.' }],
      [{ answer: 'Três meses.' }, { answer: 'Um ano.' }],
      [{ answer: 'Um ano.' }, { answer: null }],
    ]);
  });

  test('that are saved at once do not pass the limit together', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-apressada' });
    const eager = await buildBuyer(server, { partnerId });
    await server.deps.database.run(
      {
        name: 'test.templates',
        text: `insert into answer_template (partner_id, name, text, saved_at) select $1, 'Pronta ' || n, 'Sim.', now() from generate_series(1, 98) n`,
      },
      [partnerId],
    );
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_each, at) => save(eager, `De uma vez ${at}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    expect(await names(eager)).toHaveLength(100);
  });

  test.each([
    ['', 'x'],
    ['x'.repeat(61), 'x'],
    ['Nome', ''],
    ['Nome', 'x'.repeat(2001)],
  ])('need a name and a text', async (nome, texto) => {
    expect((await save(support, nome, texto)).statusCode).toBe(422);
  });
});
