import { beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { expireSecondChancesJob } from '../../sales/second-chances/public.ts';

const scene = depositScene();

let sales: StaffMember;
let carla: Buyer;

beforeEach(async () => {
  sales = await buildStaff(scene.server);
  carla = await buildBuyer(scene.server);
  const run = (text: string) => scene.server.deps.database.run(scene.pix.named(text), []);
  await run(
    `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
  );
  await run('update profile_limit set amount = 1000');
});

/** The offer ends in ten days, and can be bought at once. */
const lasting = () =>
  scene.server.deps.database.run(
    scene.pix.named(`with o as (update offer set buy_now_cents = 4590000 where code = $1)
      update auction set end_at = end_at + interval '10 days', original_end_at = original_end_at + interval '10 days' where offer_code = $1`),
    [scene.offer],
  );
const buyNow = async (by: Buyer) => {
  const terms = { cdofrta: scene.offer, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: by.id };
  const reply = await by.post('/compreja', { ...terms, vllance: 45_900 });
  if (reply.statusCode >= 300 || reply.statusCode === 206) throw new Error(reply.body);
};
const cancel = (by: Buyer) =>
  by.post('/offer/cancelCompra', { cdOfrta: scene.offer, cdJustf: 1, obsJustf: null });
const auction = () => readStoredAuction(scene.server.deps.database, scene.offer);
const reasons = async () =>
  (
    await scene.server.deps.database.rows<{ reason: string }>(
      scene.pix.named('select distinct reason from annulment where offer_code = $1'),
      [scene.offer],
    )
  ).map(({ reason }) => reason);
const lastMail = (to: Buyer) =>
  scene.server.deps.database.row<{ subject: string; text: string }>(
    scene.pix.named('select subject, text from mail where recipient = $1 order by id desc limit 1'),
    [to.email],
  );
const expectWhole = async () => {
  const { chain, replayed, stored } = await auction();
  expect([chain, replayed]).toEqual(['intact', stored]);
};

describe('an offer that is bought at once while a bid with a deposit leads', () => {
  beforeEach(async () => {
    await lasting();
    await scene.left();
    await scene.ana.bid(scene.offer, 20_000);
    await buyNow(carla);
  });

  it('keeps the deposit of who led for three days: the bid has it when the sale is undone', async () => {
    await scene.follow();
    const ficaAte = new Date(scene.server.clock.now() + 3 * DAY).toISOString();
    const [own] = await scene.own();
    expect(own).toMatchObject({ situacao: 'guardada', podePedir: true });
    expect(Math.abs(Date.parse(own?.ficaAte ?? '') - Date.parse(ficaAte))).toBeLessThan(1000);
    scene.server.clock.advance(2 * DAY);
    await scene.follow();
    expect((await cancel(carla)).json()).toEqual({ data: 'CANCELADO' });
    await scene.follow();
    expect(await scene.state()).toEqual(['guardada']);
    expect((await auction()).stored.leader?.bidderId).toBe(scene.ana.id);
    expect((await scene.askBack()).statusCode).toBe(409);
    await expectWhole();
  });

  it('returns it by itself afterwards: the bid then does not come back, and its bidder reads why', async () => {
    scene.server.clock.advance(3 * DAY + 1);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
    await cancel(carla);
    expect((await auction()).stored).toMatchObject({ status: 'A', leader: null });
    expect(await reasons()).toEqual(['deposit']);
    expect((await lastMail(scene.ana))?.text).toContain('a caução deles já voltou para você');
    expect((await scene.ana.bid(scene.offer, 20_000)).statusCode).toBe(206);
    await scene.left();
    expect((await scene.ana.bid(scene.offer, 20_000)).statusCode).toBe(201);
    await expectWhole();
  });

  it('gives it back at once to who asks for it, and their bid does not come back', async () => {
    expect((await scene.askBack()).statusCode).toBe(200);
    await cancel(carla);
    expect((await auction()).stored).toMatchObject({ status: 'A', leader: null });
    const ledger = await scene.server.app.inject({ url: `/api/offer/${scene.offer}/ledger` });
    expect(ledger.body).toContain('"motivo":"caucao"');
  });

  it('gives it back at once when the sale is withdrawn for cause, which nothing takes back', async () => {
    const purchase = await purchaseOf(scene.server, scene.offer);
    const body = { causa: 'furto', motivo: 'Boletim de ocorrência.' };
    const withdrawn = await sales.post(`/admin/purchases/${purchase}/withdraw`, body);
    expect(withdrawn.statusCode).toBe(200);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('is one outcome when return and reopening come at the same moment: a lead with its deposit, or none', async () => {
    scene.server.clock.advance(3 * DAY + 1);
    await Promise.all([scene.follow(), cancel(carla)]);
    const leads = (await auction()).stored.leader?.bidderId === scene.ana.id;
    expect(await scene.state()).toEqual([leads ? 'guardada' : 'devolvendo']);
    await expectWhole();
  });
});

describe('a bid whose deposit went back', () => {
  it('does not lead again when the bids above it are annulled', async () => {
    await scene.left();
    await scene.left(scene.bia);
    await scene.ana.bid(scene.offer, 20_000);
    await scene.bia.bid(scene.offer, 21_000);
    expect((await scene.askBack()).statusCode).toBe(200);
    const body = { usuario: scene.bia.id, motivo: 'engano', nota: 'Pediu por telefone.' };
    expect((await sales.post(`/admin/offers/${scene.offer}/annul`, body)).statusCode).toBe(200);
    expect((await auction()).stored.leader).toBeNull();
    expect((await lastMail(scene.ana))?.subject).toMatch(/^Seus lances deixaram de valer/);
    expect((await lastMail(scene.ana))?.text).toContain('deixar outra caução');
    await expectWhole();
  });

  it('leads again if it never needed one', async () => {
    await scene.left(scene.bia);
    await scene.ana.bid(scene.offer, 10_400);
    await scene.bia.bid(scene.offer, 21_000);
    const body = { usuario: scene.bia.id, motivo: 'engano', nota: 'Pediu por telefone.' };
    await sales.post(`/admin/offers/${scene.offer}/annul`, body);
    expect((await auction()).stored.leader?.bidderId).toBe(scene.ana.id);
  });
});

describe('a second chance at a value that needs a deposit', () => {
  beforeEach(async () => {
    await scene.left();
    await scene.left(scene.bia);
    await scene.ana.bid(scene.offer, 20_000);
    await scene.bia.bid(scene.offer, 21_000);
    await scene.ended();
    await scene.follow();
    await scene.undone();
    await sales.post(`/admin/offers/${scene.offer}/second-chance`, {});
  });
  const accept = () => scene.ana.post(`/offer/${scene.offer}/segunda-chance`, { aceita: true });

  it('is accepted with a new one, which stays until the purchase is paid', async () => {
    expect(await scene.state()).toEqual(['devolvendo']);
    const refused = await accept();
    expect([refused.statusCode, refused.json()]).toMatchObject([206, { tipo: 'CAUCAO', valor: 1000 }]);
    await scene.left();
    await scene.follow();
    expect((await scene.state())[0]).toBe('guardada');
    expect((await accept()).statusCode).toBe(200);
    await scene.follow();
    expect((await scene.state())[0]).toBe('guardada');
    expect(await purchaseOf(scene.server, scene.offer)).toBeGreaterThan(0);
    await expectWhole();
  });

  it('gives the new one back when it is declined or expires', async () => {
    await scene.left();
    scene.server.clock.advance(3 * DAY);
    await expireSecondChancesJob(scene.server.deps).run();
    await scene.follow();
    expect((await scene.state())[0]).toBe('devolvendo');
  });
});
