import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  boughtDeal,
  conversationAbout,
  officeTalk,
  ownTalk,
  proposedDeal,
  reply,
  write,
} from '../../../../test/scenes/purchases/deal-messages-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let store: number;
let sales: StaffMember;
let seller: StaffMember;
let ana: Buyer;

const CONTACT = 'Me chame: 27 99876-5432, ana@exemplo.com ou https://outro.example/ana';
const MASKED = 'Me chame: [telefone oculto], [e-mail oculto] ou [endereço oculto]';

beforeAll(async () => {
  server = await startTestServer();
  store = await buildPartner(server.deps.database, { store: 'loja-que-le' });
  sales = await buildStaff(server);
  seller = await buildStaff(server, { staffRole: null, partnerId: store });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

describe('a conversation', () => {
  test('of a deal of the house is read and answered by sales, support and administrators, and is unknown to every other', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    await write(ana, `compra/${purchase}`, 'Oi');
    const code = await conversationAbout(server, offer);
    const message = (await officeTalk(sales, code)).mensagens[0]?.codigo ?? 0;
    const roles = ['administrator', 'sales', 'support', 'finance', 'content'] as const;
    const staff = await Promise.all(roles.map((staffRole) => buildStaff(server, { staffRole })));
    const table = await Promise.all(
      [...staff, seller].map(async (by) => [
        (await by.get(`/admin/conversations/${code}`)).statusCode,
        (await by.get(`/admin/conversations?situacao=nossa,deles&oferta=${offer}`)).json<{ data?: [] }>().data
          ?.length ?? 'refused',
        (await by.put(`/admin/conversations/${code}/read`, { ate: message })).statusCode,
        (await by.post(`/admin/conversations`, { compra: purchase })).statusCode,
        (await by.post(`/admin/deal-messages/${message}/show`, {})).statusCode,
        (await by.post(`/admin/conversations/${code}/settle`, { ate: message })).statusCode,
        (await reply(by, code, `Olá de ${by.id}`)).statusCode,
      ]),
    );
    const reads = [200, 1, 204, 200, 204, 204, 201];
    const refused = [403, 'refused', 403, 403, 403, 403, 403];
    expect(table).toEqual([reads, reads, reads, refused, refused, [404, 0, 404, 404, 403, 404, 404]]);
  });

  test('of a store is read by its users and the house, and is unknown to another store', async () => {
    const offer = await proposedDeal(server, ana, store);
    await write(ana, `oferta/${offer}`, 'Oi');
    const code = await conversationAbout(server, offer);
    const other = await buildStaff(server, {
      staffRole: null,
      partnerId: await buildPartner(server.deps.database, { store: 'outra-loja' }),
    });
    const codes = await Promise.all(
      [seller, sales, other].map(async (by) => [
        (await by.get(`/admin/conversations/${code}`)).statusCode,
        (await reply(by, code, `Olá de ${by.id}`)).statusCode,
      ]),
    );
    expect(codes).toEqual([
      [200, 201],
      [200, 201],
      [404, 404],
    ]);
  });

  test('is its buyer’s alone: for another buyer, a visitor and staff at the site it is not there', async () => {
    const { purchase } = await boughtDeal(server, ana.id);
    const which = `compra/${purchase}`;
    await write(ana, which, 'Oi');
    const rui = await buildBuyer(server);
    expect((await rui.get(`/usrio/conversas/${which}`)).statusCode).toBe(404);
    expect((await write(rui, which, 'Posso?')).statusCode).toBe(404);
    expect((await rui.put(`/usrio/conversas/${which}/lida`, { ate: 1 })).statusCode).toBe(404);
    const file = { nome: 'a.pdf', conteudo: Buffer.from('%PDF-1.7').toString('base64') };
    expect((await rui.post(`/usrio/conversas/${which}/arquivos`, file)).statusCode).toBe(404);
    expect((await server.app.inject(`/api/usrio/conversas/${which}`)).statusCode).toBe(401);
    expect((await sales.get(`/usrio/conversas/${which}`)).statusCode).toBe(404);
  });

  test('of a suspended store is the house’s: the store reads and writes nothing', async () => {
    const lost = await buildPartner(server.deps.database, { store: 'loja-suspensa' });
    const user = await buildStaff(server, { staffRole: null, partnerId: lost });
    const { offer, purchase } = await boughtDeal(server, ana.id, lost);
    await write(ana, `compra/${purchase}`, 'Oi');
    const code = await conversationAbout(server, offer);
    await server.deps.database.run(
      { name: 'test.suspend', text: `update partner set status = 'suspended' where id = $1` },
      [lost],
    );
    expect((await reply(user, code, 'Oi')).statusCode).toBe(403);
    expect((await user.get(`/admin/conversations/${code}`)).statusCode).toBe(403);
    expect((await reply(sales, code, 'A casa responde.')).statusCode).toBe(201);
  });

  test('of a blocked account accepts nothing from it', async () => {
    const { offer, purchase } = await boughtDeal(server, ana.id);
    await write(ana, `compra/${purchase}`, 'Oi');
    const blocked = await sales.post(`/admin/accounts/${ana.id}/block`, { motivo: 'Ofendeu a equipe.' });
    expect(blocked.statusCode).toBeLessThan(300);
    expect((await write(ana, `compra/${purchase}`, 'De novo')).statusCode).toBe(401);
    expect((await officeTalk(sales, await conversationAbout(server, offer))).mensagens).toHaveLength(1);
  });
});

describe('contacts', () => {
  test('are hidden between buyer and store until the sale, and never from the house or their author', async () => {
    const offer = await proposedDeal(server, ana, store);
    const which = `oferta/${offer}`;
    await write(ana, which, CONTACT);
    const code = await conversationAbout(server, offer);
    await reply(seller, code, CONTACT);
    await reply(sales, code, CONTACT);
    const texts = async (seen: Promise<{ mensagens: { texto: string | null }[] }>) =>
      (await seen).mensagens.map(({ texto }) => (texto === CONTACT ? 'whole' : texto));
    expect(await texts(ownTalk(ana, which))).toEqual(['whole', MASKED, 'whole']);
    expect(await texts(officeTalk(seller, code))).toEqual([MASKED, 'whole', 'whole']);
    expect(await texts(officeTalk(sales, code))).toEqual(['whole', 'whole', 'whole']);
    expect((await officeTalk(seller, code)).comprador).toBeNull();
    const [listed] = (await seller.get(`/admin/conversations?situacao=nossa,deles&oferta=${offer}`)).json<{
      data: { comprador: string | null }[];
    }>().data;
    expect(listed?.comprador).toBeNull();
    const { data } = (await sales.get(`/admin/proposals?oferta=${offer}`)).json<{
      data: { codigo: number }[];
    }>();
    await sales.post(`/admin/proposals/${data[0]?.codigo}/accept`, { valor: 9_000 });
    expect(await texts(officeTalk(seller, code))).toEqual(['whole', 'whole', 'whole']);
    expect((await officeTalk(seller, code)).comprador).not.toBeNull();
  });
});

describe('a message that staff hide', () => {
  test('is seen by its author with the reason and by the house, and by no other; it can be shown again', async () => {
    const offer = await proposedDeal(server, ana, store);
    const which = `oferta/${offer}`;
    await write(ana, which, 'Você é um ladrão');
    const code = await conversationAbout(server, offer);
    const message = (await officeTalk(sales, code)).mensagens[0]?.codigo ?? 0;
    const hide = (by: StaffMember, motivo: string) =>
      by.post(`/admin/deal-messages/${message}/hide`, { motivo });
    expect((await hide(seller, 'Ofende a loja.')).statusCode).toBe(403);
    expect((await hide(sales, 'x')).statusCode).toBe(422);
    expect((await hide(sales, 'Ofende a loja.')).statusCode).toBe(204);
    expect((await ownTalk(ana, which)).mensagens[0]).toMatchObject({
      texto: 'Você é um ladrão',
      motivoOculta: 'Ofende a loja.',
    });
    expect((await officeTalk(seller, code)).mensagens[0]).toMatchObject({ texto: null, motivoOculta: null });
    expect((await officeTalk(sales, code)).mensagens[0]?.motivoOculta).toBe('Ofende a loja.');
    const [notice] = (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    expect(notice?.tituloNotificacao).toBe('Sua mensagem foi ocultada: Fiat Uno 1.0');
    await sales.post(`/admin/deal-messages/${message}/show`, {});
    expect((await officeTalk(seller, code)).mensagens[0]?.texto).toBe('Você é um ladrão');
    const actions = await server.deps.database.rows<{ action: string }>(
      { name: 'test.hidden', text: 'select action from audit where subject = $1 order by code' },
      [`conversation ${code}`],
    );
    expect(actions.map(({ action }) => action)).toEqual(['hide-deal-message', 'show-deal-message']);
  });
});
