import { getStatement } from '@patio/contract/finance/payouts/get-statement.ts';
import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { verifyBook } from '../../../src/features/finance/book/public.ts';
import { lookAtStoresJob } from '../../../src/features/finance/payouts/public.ts';
import { recordPurchase } from '../../../src/features/sales/purchases/public.ts';
import type { Parameter } from '../../../src/platform/db/database.ts';
import { buildAuctionedOffer } from '../../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../builders/buyer.ts';
import { buildPartner } from '../../builders/partner.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { purchaseOf } from './undone-sale.ts';

const DAY = 86_400_000;
/** What a sale is for by default, in centavos. */
export const PRICE = 1_200_000;

/** A house with two users of finance, and for each test a store with an owner, a member and an account at a bank. */
export class PayoutScene {
  server!: TestServer;
  finance!: StaffMember;
  colleague!: StaffMember;
  sales!: StaffMember;
  owner!: StaffMember;
  member!: StaffMember;
  store = 0;
  #made = 0;

  async open(): Promise<void> {
    this.server = await startTestServer();
    this.finance = await buildStaff(this.server, { staffRole: 'finance' });
    this.colleague = await buildStaff(this.server, { staffRole: 'finance' });
    this.sales = await buildStaff(this.server);
  }

  run(text: string, parameters: readonly Parameter[] = []) {
    return this.server.deps.database.run({ name: `test.payouts-${(this.#made += 1)}`, text }, parameters);
  }

  rows<Row extends object>(text: string, parameters: readonly Parameter[] = []) {
    const named = { name: `test.payouts-${(this.#made += 1)}`, text };
    return this.server.deps.database.rows<Row>(named, parameters);
  }

  /** A store of its own, whose account has waited. */
  async newStore(): Promise<void> {
    this.#made += 1;
    const { server } = this;
    this.store = await buildPartner(server.deps.database, {
      store: `repasses-${'x'.repeat(this.#made % 40)}${'y'.repeat(Math.floor(this.#made / 40))}`,
    });
    await this.run(
      `update partner set document = '11222333000181', legal_name = 'Loja Ltda.' where id = $1`,
      [this.store],
    );
    this.owner = await buildStaff(server, { staffRole: null, partnerId: this.store });
    this.member = await buildStaff(server, { staffRole: null, partnerId: this.store });
    await this.run('update account set store_owner = true where id = $1', [this.owner.id]);
    await this.bank();
    server.clock.advance(8 * DAY);
  }

  bank(change: object = {}, by = this.owner) {
    const body = { banco: 'Banco do Norte', agencia: '0001', conta: '98765-4321', ...change };
    return by.put(`/admin/stores/${this.store}/bank`, body);
  }

  /** The store sells for R$ 12.000,00; gives purchase, charge and buyer. */
  async sell(): Promise<{ readonly purchase: number; readonly charge: number; readonly buyer: Buyer }> {
    const { deps, clock } = this.server;
    const buyer = await buildBuyer(this.server);
    const offerCode = await buildAuctionedOffer(deps.database, clock.now(), {
      status: 'V',
      endAt: clock.now(),
    });
    await this.run('update offer set partner_id = $2, status = $3 where code = $1', [
      offerCode,
      this.store,
      'V',
    ]);
    await deps.database.transact((transaction) =>
      recordPurchase(deps, transaction, {
        offerCode,
        accountId: buyer.id,
        origin: 'buy',
        value: PRICE,
        terms: { freight: 'N', addressCode: null, referrerId: null },
        at: clock.now(),
      }),
    );
    const purchase = await purchaseOf(this.server, offerCode);
    const [charge] = await this.rows<{ code: number }>('select code from charge where purchase_code = $1', [
      purchase,
    ]);
    return { purchase, charge: charge?.code ?? 0, buyer };
  }

  /** Records a transfer of the buyer, in reais. */
  async paid({ purchase, charge }: { purchase: number; charge: number }, valor = PRICE / 100): Promise<void> {
    const [buyer] = await this.rows<{ name: string }>(
      `select trim(b.name || ' ' || b.surname) as name from purchase p join account b on b.id = p.account_id where p.code = $1`,
      [purchase],
    );
    const recorded = await this.finance.post(`/admin/charges/${charge}/receipts`, {
      valor,
      dia: dayOf(this.server.clock.now()),
      pagador: buyer?.name,
      documentoPagador: null,
      referencia: `TED ${charge}-${(this.#made += 1)}`,
    });
    if (recorded.statusCode !== 201) throw new Error(recorded.body);
  }

  /** The vehicle is with its buyer. */
  handOver({ purchase }: { readonly purchase: number }) {
    const text = `with sold as (update purchase set status = 'X', finished_at = $2 where code = $1 returning offer_code)
      update offer set status = 'X' where code = (select offer_code from sold)`;
    return this.run(text, [purchase, new Date(this.server.clock.now())]);
  }

  /** A sale that is due: paid, handed over, and its term over. */
  async sold() {
    const sale = await this.sell();
    await this.paid(sale);
    await this.handOver(sale);
    this.server.clock.advance(15 * DAY);
    return sale;
  }

  /** Sets what stores pay, in percent. */
  async commission(percentual: number, more: object = {}): Promise<void> {
    const body = { parceiro: this.store, percentual, motivo: 'Contrato da loja.', ...more };
    const saved = await this.finance.put('/admin/store-commissions', body);
    if (saved.statusCode !== 200) throw new Error(saved.body);
    this.server.clock.advance(1000);
  }

  async statement(by = this.finance) {
    const reply = await by.get(`/admin/stores/${this.store}/statement`);
    return getStatement.success.schema.parse(reply.json()).data;
  }

  /** The row of the store in the list of finance, once it was looked at. */
  async list() {
    while (await lookAtStoresJob(this.server.deps).run());
    return this.listed();
  }

  /** The same as it stands, whatever the job does. */
  async listed() {
    const { data } = listPayouts.success.schema.parse((await this.finance.get('/admin/payouts')).json());
    return data.find(({ codigo }) => codigo === this.store);
  }

  async propose(by = this.finance, valor?: number) {
    const body = { valor: valor ?? (await this.statement()).devido, motivo: 'Vendas da semana.' };
    return by.post(`/admin/stores/${this.store}/payouts`, body);
  }

  async last() {
    const [payout] = (await this.statement()).repasses;
    if (payout === undefined) throw new Error('Nothing was proposed.');
    return payout;
  }

  async decide(decisao: 'liberar' | 'recusar' = 'liberar', by = this.colleague) {
    const more = decisao === 'recusar' ? { motivo: 'Valor errado.' } : {};
    return by.post(`/admin/payouts/${(await this.last()).codigo}/decision`, { decisao, ...more });
  }

  async transfer(made = true, by = this.colleague) {
    const body = made
      ? { resultado: 'feito', referencia: `TED repasse ${(this.#made += 1)}` }
      : { resultado: 'nao-feito', motivo: 'Conta encerrada.' };
    return by.post(`/admin/payouts/${(await this.last()).codigo}/transfer`, body);
  }

  /** The whole way of a payout. */
  async paidOut(): Promise<void> {
    for (const step of [() => this.propose(), () => this.decide(), () => this.transfer()]) {
      const reply = await step();
      if (reply.statusCode >= 300) throw new Error(reply.body);
    }
  }

  /** Sales undoes a purchase, whose money is owed back. */
  async cancelled({ purchase }: { readonly purchase: number }): Promise<void> {
    await this.run(`update purchase set status = 'V' where code = $1`, [purchase]);
    const done = await this.sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Desfeita.' });
    if (done.statusCode !== 200) throw new Error(done.body);
  }

  /** What the book says of a purchase: each account with its balance. */
  async book({ purchase }: { readonly purchase: number }): Promise<Record<string, number>> {
    const rows = await this.rows<{ kind: string; sum: number }>(
      `select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
        join charge c on c.code = e.charge_code where c.purchase_code = $1 group by a.kind having sum(e.amount_cents) <> 0`,
      [purchase],
    );
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
  }

  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    await verifyBook(this.server.deps.database, (fault) => faults.push(fault));
    return faults;
  }
}

/** A scene for the tests of a file; at their end the whole book is verified. */
export function payoutScene(): PayoutScene {
  const scene = new PayoutScene();
  beforeAll(() => scene.open());
  beforeEach(() => scene.newStore());
  afterAll(async () => {
    const faults = await scene.faults();
    await scene.server.close();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  return scene;
}
