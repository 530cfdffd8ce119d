import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { listOwnDeposits } from '@patio/contract/finance/deposits/list-own-deposits.ts';
import { openOwnDeposit } from '@patio/contract/finance/deposits/open-own-deposit.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { verifyBook } from '../../../src/features/finance/book/public.ts';
import { followDepositsJob } from '../../../src/features/finance/deposits/follow-deposits.job.ts';
import { sendRefundsJob } from '../../../src/features/finance/paybacks/send-refunds.job.ts';
import { closeDueAuctions } from '../../../src/features/sales/closing/close-due-auctions.ts';
import { buildAuctionedOffer } from '../../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { pixScene, type PixScene } from './pix-scene.ts';
import { purchaseOf } from './undone-sale.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A house with a bank, and for each test an offer that asks for R$ 1.000,00 before bids above R$ 10.500,00, and two buyers. */
export class DepositScene {
  readonly pix: PixScene;
  finance!: StaffMember;
  colleague!: StaffMember;
  bia!: Buyer;
  offer = 0;
  /** Payments of the tests before. */
  #earlier = 0;

  constructor(pix: PixScene) {
    this.pix = pix;
  }

  get server() {
    return this.pix.server;
  }
  get ana(): Buyer {
    return this.pix.buyer;
  }

  async open(): Promise<void> {
    this.finance = await buildStaff(this.server, { staffRole: 'finance' });
    this.colleague = await buildStaff(this.server, { staffRole: 'finance' });
  }

  async begin(): Promise<void> {
    this.#earlier = this.pix.bank.state.payments.length;
    this.bia = await buildBuyer(this.server);
    this.offer = await buildAuctionedOffer(this.server.deps.database, this.server.clock.now());
    const rule = { oferta: this.offer, valor: 1000, acimaDe: 10_500, motivo: 'Veículo raro, muitos lances.' };
    const set = await this.finance.put('/admin/deposit-rules', rule);
    if (set.statusCode !== 200) throw new Error(set.body);
  }

  /** Nothing that the tests did is wrong in the book. */
  async verify(): Promise<void> {
    const faults: string[] = [];
    await verifyBook(this.server.deps.database, (fault) => faults.push(fault));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  /** Asks for the deposit; returns the text to copy. */
  async code(buyer = this.ana): Promise<string> {
    const reply = await buyer.post('/usrio/caucoes', { cdofrta: this.offer });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return openOwnDeposit.success.schema.parse(reply.json()).data.pix?.copiaECola ?? '';
  }

  /** Leaves the deposit. */
  async left(buyer = this.ana): Promise<void> {
    await this.pix.pay(await this.code(buyer));
  }

  async own(buyer = this.ana) {
    return listOwnDeposits.success.schema.parse((await buyer.get('/usrio/caucoes')).json()).data;
  }
  async state(buyer = this.ana) {
    return (await this.own(buyer)).map(({ situacao }) => situacao);
  }
  async askBack(buyer = this.ana) {
    return buyer.post(`/usrio/caucoes/${(await this.own(buyer))[0]?.codigo}/devolucao`, {});
  }
  follow() {
    return followDepositsJob(this.server.deps).run();
  }
  send() {
    return sendRefundsJob(this.pix.deps).run();
  }

  async ended(): Promise<void> {
    this.server.clock.advance(2 * HOUR);
    while (await closeDueAuctions(this.server.deps));
  }

  async listed(query = '') {
    const reply = await this.finance.get(`/admin/deposits?oferta=${this.offer}${query}`);
    return listDeposits.success.schema.parse(reply.json()).data;
  }
  async decide(decisao: 'reter' | 'devolver', by = this.finance) {
    const [deposit] = await this.listed();
    return by.post(`/admin/deposits/${deposit?.codigo}/decision`, { decisao, motivo: 'Não pagou a compra.' });
  }

  /** What the bank has returned of the payments of this test, in centavos. */
  returnedAtBank(): number {
    const refunds = this.pix.bank.state.payments.slice(this.#earlier).flatMap((payment) => payment.refunds);
    return refunds
      .filter(({ status }) => status === 'DEVOLVIDO')
      .reduce((sum, { centavos }) => sum + centavos, 0);
  }

  /** What the book says of the deposits of the offer. */
  async book(): Promise<Record<string, number>> {
    const rows = await this.server.deps.database.rows<{ kind: string; sum: number }>(
      this.pix
        .named(`select k.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account k on k.code = e.account_code
        join charge c on c.code = e.charge_code join bid_deposit d on d.code = c.deposit_code
        where d.offer_code = $1 group by k.kind having sum(e.amount_cents) <> 0`),
      [this.offer],
    );
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
  }

  /** The auction is won with a deposit left, and its purchase is undone after the payment was due. */
  async defaulted(): Promise<void> {
    await this.left();
    await this.ana.bid(this.offer, 11_000);
    await this.undone();
  }

  /** Who leads wins, and their purchase is undone after the payment was due. */
  async undone(): Promise<void> {
    await this.ended();
    this.server.clock.advance(30 * DAY);
    const sales = await buildStaff(this.server);
    const path = `/admin/purchases/${await purchaseOf(this.server, this.offer)}/default`;
    const done = await sales.post(path, { motivo: 'Não pagou no prazo.' });
    if (done.statusCode !== 200) throw new Error(done.body);
    await this.follow();
  }
}

/** A scene for the tests of a file. */
export function depositScene(): DepositScene {
  const scene = new DepositScene(pixScene());
  beforeAll(() => scene.open());
  beforeEach(() => scene.begin());
  afterAll(() => scene.verify());
  return scene;
}
