import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import { proposalScene, type ProposalScene } from '../../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { purchaseOf } from '../../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../../test/state/whole-state.ts';

const TERM = 48 * 3_600_000;

let server: TestServer;
let scene: ProposalScene;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  scene = await proposalScene(server);
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

/** The steps of both sides on a proposal of R$ 9.000,00 that was countered with R$ 9.500,00. */
const buyerSteps: readonly [string, object][] = [
  ['aceitar', { vllance: 9_500 }],
  ['contraproposta', { vllance: 9_300 }],
];
const staffSteps: readonly [string, object][] = [
  ['accept', { valor: 9_000 }],
  ['counter', { valor: 9_500, valorProposta: 9_000 }],
  ['reject', { motivo: 'Abaixo do custo.' }],
];
const asBuyer = (code: number, [path, body]: readonly [string, object], by = ana) =>
  by.post(`/lance/purpose/${code}/${path}`, body, { 'idempotency-key': `${code} ${path}` });
const asStaff = (
  code: number,
  [path, body]: readonly [string, object],
  by: Pick<Buyer, 'post'> = scene.sales,
) => by.post(`/admin/proposals/${code}/${path}`, body);
const counter = (code: number) => asStaff(code, ['counter', { valor: 9_500, valorProposta: 9_000 }]);
const withdraw = (code: number, by = ana, more: object = {}) =>
  by.post('/lance/cancelPurpose', { cdlance: code, cdJustf: 1, obsJustf: null, ...more });
async function countered(given: object = {}): Promise<{ offer: number; code: number }> {
  const offer = await scene.offer({ endAt: server.clock.now() + 10 * TERM, ...given });
  const code = await scene.propose(offer, 9_000, ana);
  await counter(code);
  return { offer, code };
}

describe.each(buyerSteps)('the buyer’s step %s that is refused leaves nothing behind', (...given) => {
  const take = (code: number, by = ana) => asBuyer(code, given, by);

  it('on the proposal of another user, or none, C-73', async () => {
    const { code } = await countered();
    await expectRefused(server, () => take(code, bia), 404);
    await expectRefused(server, () => take(99_999_999), 404);
  });

  it('on one that waits for the sales team, or is over', async () => {
    const open = await scene.propose(await scene.offer(), 9_000, ana);
    await expectRefused(server, () => take(open), 409);
    const rejected = await countered();
    await asStaff(rejected.code, ['reject', { motivo: 'Vendido na loja.' }]);
    await expectRefused(server, () => take(rejected.code), 409);
    const late = await countered();
    server.clock.advance(TERM);
    await expectRefused(server, () => take(late.code), 409);
  });

  it('after the offer has ended, or was sold', async () => {
    const ended = await countered({ endAt: server.clock.now() + 1000 });
    server.clock.advance(1000);
    await expectRefused(server, () => take(ended.code), 406);
    const sold = await countered({ buyNowCents: 4_590_000 });
    const order = { cdofrta: sold.offer, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
    expect((await bia.post('/compreja', order)).statusCode).toBe(201);
    await expectRefused(server, () => take(sold.code), 406);
  });

  it('by who sells the offer or works for the house by now, or is stopped by strikes, decision 0040', async () => {
    const own = await countered();
    await server.deps.database.run(
      { name: 'test.own', text: 'update offer set owner_id = $2 where code = $1' },
      [own.offer, ana.id],
    );
    await expectRefused(server, () => take(own.code), 403);
    const { code } = await countered();
    for (let times = 0; times < 3; times += 1) {
      const bought = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
      await scene.sales.post(`/admin/purchases/${bought}/default`, { motivo: 'Não pagou no prazo.' });
    }
    await expectRefused(server, () => take(code), 403);
  });
});

describe('a counter-proposal', () => {
  it('is taken at no other value than the one that stands', async () => {
    const { code } = await countered();
    for (const vllance of [9_000, 9_499.99]) {
      await expectRefused(server, () => asBuyer(code, ['aceitar', { vllance }]), 409);
    }
  });

  it.each([0, -1, 10.005, null])('is not answered with %j', async (vllance) => {
    const { code } = await countered();
    await expectRefused(server, () => asBuyer(code, ['contraproposta', { vllance }]), 422);
  });
});

describe.each(staffSteps)('the sales team’s step %s that is refused leaves nothing behind', (...given) => {
  const take = (code: number, by: Pick<Buyer, 'post'> = scene.sales) => asStaff(code, given, by);

  it('on what is not there, waits for the buyer, or is over', async () => {
    await expectRefused(server, () => take(99_999_999), 404);
    const withdrawn = await scene.propose(await scene.offer(), 9_000, ana);
    await withdraw(withdrawn);
    await expectRefused(server, () => take(withdrawn), 409);
  });

  it('by a buyer, another store, the content editor, and on one’s own', async () => {
    const code = await scene.propose(await scene.offer(), 9_000, ana);
    const partnerId = await buildPartner(server.deps.database, { store: `loja-${given[0]}` });
    const store = await buildStaff(server, { staffRole: null, partnerId });
    const content = await buildStaff(server, { staffRole: 'content' });
    for (const by of [ana, content]) await expectRefused(server, () => take(code, by), 403);
    await expectRefused(server, () => take(code, store), 404);
    await server.deps.database.run(
      { name: 'test.hired', text: `update account set staff_role = 'sales' where id = $1` },
      [ana.id],
    );
    await expectRefused(server, () => take(code, ana), 403);
  });
});

describe('the sales team', () => {
  it('accepts and counters no other value than the one that stands, and nothing after term or end', async () => {
    const offer = await scene.offer();
    const code = await scene.propose(offer, 9_000, ana);
    await expectRefused(server, () => asStaff(code, ['accept', { valor: 8_999 }]), 409);
    await expectRefused(
      server,
      () => asStaff(code, ['counter', { valor: 9_500, valorProposta: 8_999 }]),
      409,
    );
    const late = await scene.propose(
      await scene.offer({ endAt: server.clock.now() + 10 * TERM }),
      9_000,
      ana,
    );
    server.clock.advance(3_600_000);
    for (const step of staffSteps.slice(0, 2)) await expectRefused(server, () => asStaff(code, step), 406);
    server.clock.advance(TERM - 3_600_000);
    for (const step of staffSteps.slice(0, 2)) await expectRefused(server, () => asStaff(late, step), 409);
  });

  it('accepts nothing that waits for the buyer, and needs a reason to refuse', async () => {
    const { code } = await countered();
    await expectRefused(server, () => asStaff(code, ['accept', { valor: 9_500 }]), 409);
    await expectRefused(server, () => asStaff(code, ['reject', { motivo: ' ' }]), 422);
  });

  it('does the same step once: again by the same person changes nothing, by another is refused', async () => {
    const colleague = await buildStaff(server);
    for (const step of staffSteps) {
      const code = await scene.propose(await scene.offer(), 9_000, ana);
      expect((await asStaff(code, step)).statusCode).toBe(200);
      await expectRefused(server, () => asStaff(code, step), 200);
      await expectRefused(server, () => asStaff(code, step, colleague), 409);
      await withdraw(code);
    }
  });
});

describe('a withdrawal that is refused leaves nothing behind, API-73', () => {
  it('of the proposal of another user, none, or one that is over', async () => {
    const { code } = await countered();
    await expectRefused(server, () => withdraw(code, bia), 404);
    await expectRefused(server, () => withdraw(99_999_999), 404);
    await asStaff(code, ['reject', { motivo: 'Vendido na loja.' }]);
    await expectRefused(server, () => withdraw(code), 404);
  });

  it.each([{ cdJustf: null }, { cdJustf: 999 }, { obsJustf: 'a'.repeat(501) }])('with %j', async (more) => {
    const { code } = await countered();
    await expectRefused(server, () => withdraw(code, ana, more), 422);
  });
});

describe('a proposal that is refused leaves nothing behind', () => {
  const send = (offer: number, more: object = {}) => {
    const terms = { cdusrio: ana.id, frete: 'N', endereco: null };
    return ana.post('/lance/purpose', { cdofrta: offer, cdmoeda: 1, vllance: 9_000, ...terms, ...more });
  };

  it('after a bid, where none are taken, and in the name of another user, FLOW-25, C-73', async () => {
    const offer = await scene.offer();
    await bia.bid(offer, 11_000);
    await expectRefused(server, () => send(offer), 409);
    const closed = await scene.offer({ acceptsProposals: false });
    await expectRefused(server, () => send(closed), 409);
    const open = await scene.offer();
    await expectRefused(server, () => send(open, { cdusrio: bia.id }), 422);
    await expectRefused(server, () => send(open, { mensagem: 'x'.repeat(1001) }), 422);
  });
});
