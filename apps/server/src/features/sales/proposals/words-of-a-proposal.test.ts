import { proposalStatus } from '@patio/contract/sales/proposals/proposal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const words = 'Pago à vista, com o meu Gol de entrada.';

let server: TestServer;
let scene: ProposalScene;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '1000', SELLING_DIGEST_MINUTES: '0' });
  scene = await proposalScene(server);
});
afterAll(() => server.close());

interface Step {
  readonly passo: string;
  readonly valor: number | null;
  readonly mensagem: string;
  readonly autor?: string | null;
}
const send = async (offer: number, more: object = {}) => {
  const terms = { cdusrio: scene.ana.id, frete: 'N', endereco: null };
  const body = { cdofrta: offer, cdmoeda: 1, vllance: 9_000, mensagem: words, ...terms, ...more };
  return (await scene.ana.post('/lance/purpose', body)).json<{ data: { codigo: number } }>().data.codigo;
};
const listed = async (by: Buyer, offer: number) =>
  (await by.get(`/admin/proposals?oferta=${offer}`)).json<{
    data: { codigo: number; comprador: { email: string | null }; passos: Step[] }[];
  }>().data;

describe('what a buyer writes with a proposal', () => {
  it('arrives where the sales team reads it: in the list, in the proposal and in the mail, PROP-04, S-46', async () => {
    const offer = await scene.offer();
    const code = await send(offer);
    const first = { passo: 'envio', valor: 9_000, mensagem: words };
    expect(await listed(scene.sales, offer)).toMatchObject([{ codigo: code, passos: [first] }]);
    const one = (await scene.sales.get(`/admin/proposals/${code}`)).json<{ data: { passos: Step[] } }>();
    expect(one.data.passos).toMatchObject([first]);
    await notifySellingSide(server);
    const [mail] = await mailsTo(server.deps.database, scene.sales.email);
    expect(mail?.text).toContain(`Mensagem: ${words}`);
    expect((await scene.ana.get(`/lance/purpose/${code}`)).json()).toMatchObject({
      data: { passos: [first] },
    });
  });

  it('stands with the words of the sales team and the answer, each with its author', async () => {
    const offer = await scene.offer();
    const code = await send(offer);
    await scene.staff(`${code}/counter`, { valor: 9_500, valorProposta: 9_000, mensagem: 'Sem o Gol.' });
    await scene.buyer(`${code}/contraproposta`, { vllance: 9_300, mensagem: 'Então assim.' });
    await scene.staff(`${code}/reject`, { motivo: 'Vendido na loja.' });
    const [found] = await listed(scene.sales, offer);
    const other = (
      await scene.sales.get(`/admin/proposals?oferta=${offer}&situacao=${proposalStatus.options.join(',')}`)
    ).json<{
      data: { passos: Step[] }[];
    }>();
    expect(found).toBeUndefined();
    expect(other.data[0]?.passos.map(({ mensagem }) => mensagem)).toEqual([
      words,
      'Sem o Gol.',
      'Então assim.',
      'Vendido na loja.',
    ]);
    const authors = other.data[0]?.passos.map(({ autor }) => autor);
    expect(authors?.[0]).toBe(authors?.[2]);
    expect(authors?.[1]).toBe(authors?.[3]);
    expect(authors?.[0]).not.toBe(authors?.[1]);
    const own = (await scene.ana.get(`/offer/${offer}/proposta`)).json<{ data: { passos: Step[] } }>();
    expect(own.data.passos.at(-1)).toMatchObject({ passo: 'recusa', mensagem: 'Vendido na loja.' });
    expect((await scene.lastMail(scene.ana.email))?.text).toContain('Vendido na loja.');
  });

  it('is read by the store that sells, which learns no e-mail, and by no other store, rule 0.12', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-da-proposta' });
    const otherUser = await buildPartner(server.deps.database, { store: 'loja-ao-lado' });
    const [seller, other] = [
      await buildBuyer(server, { partnerId }),
      await buildBuyer(server, { partnerId: otherUser }),
    ];
    const blocked = await buildBuyer(server, { partnerId, blockedAt: server.clock.now() });
    const offer = await scene.offer();
    await server.deps.database.run(
      { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' },
      [offer, partnerId],
    );
    const code = await send(offer);
    expect(await listed(seller, offer)).toMatchObject([
      { codigo: code, comprador: { email: null }, passos: [{ mensagem: words }] },
    ]);
    expect(await listed(other, offer)).toEqual([]);
    const one = (by: Buyer) => by.get(`/admin/proposals/${code}`);
    expect((await one(seller)).json()).toMatchObject({ data: { comprador: { email: null } } });
    expect((await one(other)).statusCode).toBe(404);
    const [house] = await listed(scene.sales, offer);
    expect(house?.comprador.email).toBe(scene.ana.email);
    await notifySellingSide(server);
    const notified = await server.deps.database.rows<{ account_id: number }>(
      { name: 'test.told', text: 'select account_id from notification where dedupe_key like $1' },
      [`selling:%:${offer}:proposal-received:${code}:0`],
    );
    expect(notified.map(({ account_id }) => account_id)).toEqual([seller.id]);
    expect(blocked.id).toBeGreaterThan(0);
  });

  it('is of nobody else: neither the proposal nor its steps, C-73', async () => {
    const bia = await buildBuyer(server);
    const offer = await scene.offer();
    const code = await send(offer);
    await scene.propose(offer, 9_100, bia);
    expect((await bia.get(`/lance/purpose/${code}`)).statusCode).toBe(404);
    const own = (await bia.get(`/offer/${offer}/proposta`)).json<{
      data: { valor: number; passos: Step[] };
    }>();
    expect(own.data).toMatchObject({
      valor: 9_100,
      passos: [{ passo: 'envio', valor: 9_100, mensagem: '' }],
    });
    expect(own.data.passos).toHaveLength(1);
  });

  it('is shown for the latest of several proposals, with the steps of all', async () => {
    const offer = await scene.offer();
    await send(offer);
    const latest = await send(offer, { vllance: 9_200, mensagem: 'Subi um pouco.' });
    const own = (await scene.ana.get(`/offer/${offer}/proposta`)).json<{
      data: { codigo: number; valor: number; passos: Step[] };
    }>();
    expect(own.data).toMatchObject({ codigo: latest, valor: 9_200 });
    expect(own.data.passos.map(({ passo }) => passo)).toEqual(['envio', 'substituicao', 'envio']);
  });
});
