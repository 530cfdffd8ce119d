import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { day, deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../../test/mails.ts';

let server: CatalogueServer;
let sales: StaffMember;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0', SIGN_UPS_PER_HOUR: '10000' });
  sales = await buildStaff(server);
  scene = deletionScene(server);
});
afterAll(() => server.close());

describe('asking for a deletion, rule 0.14', () => {
  it('needs the password, ends every session, says how to cancel it, and nothing is deleted yet', async () => {
    const person = await buildAccount(server.deps.database);
    expect((await scene.askToGo(person.id, 'errada')).statusCode).toBe(422);
    expect((await scene.askToGo(person.id, '')).statusCode).toBe(422);
    const { headers } = await buildSession(server.deps, person.id);
    const reply = await scene.askToGo(person.id);
    expect(reply.json()).toMatchObject({
      data: {
        tipo: 'exclusao',
        situacao: 'aberto',
        exclusaoEm: new Date(server.clock.now() + 7 * day).toISOString(),
      },
    });
    expect((await server.app.inject({ url: '/api/usrio/dados', headers })).statusCode).toBe(401);
    const [mail] = await mailsTo(server.deps.database, person.email);
    expect(mail?.subject).toContain('Sua conta será excluída');
    server.clock.advance(7 * day - 1);
    await scene.job();
    expect(await scene.erasedAt(person.id)).toBeNull();
  });

  it('of an account without a password needs a code by mail', async () => {
    const person = await buildAccount(server.deps.database);
    await server.deps.database.run(
      { name: 'test.no-password', text: 'update account set password_hash = null where id = $1' },
      [person.id],
    );
    const page = await scene.call(person.id, 'GET', '/usrio/dados');
    expect(page.json()).toMatchObject({ exclusao: { confirmacao: 'codigo' } });
    await scene.call(person.id, 'POST', '/usrio/segunda_etapa/confirmacao', {});
    const [mail] = await mailsTo(server.deps.database, person.email);
    const code = /(\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await scene.askToGo(person.id, wrong)).statusCode).toBe(422);
    expect((await scene.askToGo(person.id, code)).statusCode).toBe(201);
  });

  it('is cancelled by signing in, once, with a notification; requested again it starts from the beginning', async () => {
    const person = await buildAccount(server.deps.database);
    await scene.askToGo(person.id);
    server.clock.advance(6 * day);
    expect((await scene.signIn(person.email, 'outra')).statusCode).toBe(401);
    expect(await scene.state(person.id)).toBe('open');
    expect((await scene.signIn(person.email)).statusCode).toBe(200);
    expect(await scene.state(person.id)).toBe('undone');
    await scene.signIn(person.email);
    const mails = await mailsTo(server.deps.database, person.email);
    expect(mails.filter(({ subject }) => subject.includes('não será mais excluída'))).toHaveLength(1);
    server.clock.advance(2 * day);
    await scene.job();
    expect(await scene.erasedAt(person.id)).toBeNull();
    await scene.askToGo(person.id);
    server.clock.advance(6 * day);
    await scene.job();
    expect(await scene.erasedAt(person.id)).toBeNull();
    server.clock.advance(day);
    await scene.job();
    expect(await scene.erasedAt(person.id)).toBe(server.clock.now());
  });

  it('is refused with the deals that are under way, each by its name, and listed beforehand', async () => {
    const buyer = await buildBuyer(server);
    const now = server.clock.now();
    const offer = (given = {}) => buildAuctionedOffer(server.deps.database, now, given);
    const led = await offer({ acceptsProposals: true });
    await buyer.bid(led, 12_000);
    const proposed = await offer({ acceptsProposals: true });
    const terms = { cdofrta: proposed, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: buyer.id };
    await buyer.post('/lance/purpose', { ...terms, vllance: 9_000 });
    const bought = await buildPurchasedOffer(server, buyer.id);
    const page = await buyer.get('/usrio/dados');
    expect(page.json<{ exclusao: { impedimentos: object[] } }>().exclusao.impedimentos).toEqual([
      expect.objectContaining({ tipo: 'lance', codigoOferta: led }),
      expect.objectContaining({ tipo: 'proposta', codigoOferta: proposed }),
      expect.objectContaining({ tipo: 'compra', codigoOferta: bought }),
    ]);
    const refusal = await scene.askToGo(buyer.id);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json<{ erros: string[] }>().erros[0]).toMatch(
      /lance na frente em .*; proposta aberta em .*; compra não concluída de /,
    );
    expect(await scene.state(buyer.id)).toBeUndefined();
  });

  it('is refused to those who work for the house or a store, S-46', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-que-fica' });
    const user = await buildAccount(server.deps.database, { partnerId });
    for (const id of [user.id, sales.id]) {
      expect((await scene.call(id, 'GET', '/usrio/dados')).json()).toMatchObject({
        exclusao: { permitida: false },
      });
      expect((await scene.askToGo(id)).statusCode).toBe(409);
    }
  });

  it.each(['refused', 'closed'] as const)(
    'is open to who registered a store that was %s, and takes their data from it',
    async (status) => {
      const partnerId = await buildPartner(server.deps.database, {
        store: `loja-${status}`,
        name: 'Loja Que Foi',
      });
      const user = await buildAccount(server.deps.database, { partnerId });
      await server.deps.database.run(
        {
          name: 'test.store-over',
          text: `with owner as (update account set store_owner = true where id = $1)
            update partner set status = $3, phone = '2733334444', email = 'rep@loja.test', representative = 'Zilda Prado',
              representative_document = '52998224725', document = '11222333000181', legal_name = 'Prado Ltda.' where id = $2`,
        },
        [user.id, partnerId, status],
      );
      expect((await scene.call(user.id, 'GET', '/usrio/dados')).json()).toMatchObject({
        exclusao: { permitida: true },
      });
      await scene.gone(user.id);
      const text = `select concat_ws('|', p.name, p.legal_name, p.document, p.representative, p.representative_document, p.phone, p.email) as value
        from partner p where p.id = $1`;
      expect(await scene.value(text, partnerId)).toBe(
        status === 'closed' ? 'Loja Que Foi|Prado Ltda.|11222333000181' : '[excluído]',
      );
      expect(await scene.value('select partner_id as value from account where id = $1', user.id)).toBeNull();
    },
  );

  it('by staff on behalf of the person waits as long and is undone as easily; audited, S-52', async () => {
    const person = await buildAccount(server.deps.database);
    const reply = await sales.post(`/admin/accounts/${person.id}/personal-data-requests`, {
      tipo: 'exclusao',
      motivo: 'Pedido por carta.',
    });
    expect(reply.statusCode).toBe(201);
    const [mail] = await mailsTo(server.deps.database, person.email);
    expect(mail?.text).toContain('à nossa equipe');
    await scene.signIn(person.email);
    expect(await scene.state(person.id)).toBe('undone');
  });
});
