import { noteNews } from '../../../src/features/finance/pix/pix-payments.store.ts';
import { pixForCharge } from '../../../src/features/finance/pix/pix-for-charge.ts';
import { payableCharges } from '../../../src/features/finance/pix/read-pix.ts';
import { settleApart } from '../../../src/features/finance/pix/settle-apart.ts';
import { settlePixJob } from '../../../src/features/finance/pix/settle-pix.job.ts';
import { findLostPixJob } from '../../../src/features/finance/pix/news/find-lost-pix.job.ts';
import { findBankRefundsJob } from '../../../src/features/finance/bank-refunds/find-bank-refunds.job.ts';
import { followDepositsJob } from '../../../src/features/finance/deposits/follow-deposits.job.ts';
import { sendRefundsJob } from '../../../src/features/finance/paybacks/send-refunds.job.ts';
import { returnStraysJob } from '../../../src/features/finance/stray-pix/return-strays.job.ts';
import { closeDueAuctions } from '../../../src/features/sales/closing/close-due-auctions.ts';
import type { Parameter } from '../../../src/platform/db/database.ts';
import { buildPartner } from '../../builders/partner.ts';
import type { Buyer } from '../../builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { dyingAfter } from '../../processes/dying.ts';
import type { DepositScene } from './deposit-scene.ts';
import { MINUTE } from './pix-scene.ts';

const DAY = 24 * 60 * MINUTE;
/** One minute, past a code of half an hour, past the term of a deposit, past a due date, past the returns of the bank. */
const WAITS = [1, 45, 25 * 60, 12 * 24 * 60, 100 * 24 * 60] as const;
const MOODS = ['right', 'right', 'lost', 'down', 'nonsense', 'wrong'] as const;
const JOBS = [
  settlePixJob,
  findLostPixJob,
  sendRefundsJob,
  followDepositsJob,
  returnStraysJob,
  findBankRefundsJob,
] as const;
const NEWS = ['sent', 'held', 'lost'] as const;
const REFUNDS = ['done', 'processing', 'failed'] as const;

/** A purchase of the history that stands or was undone. */
interface Bought {
  readonly code: number;
  readonly buyer: Buyer;
  readonly name: string;
}

/**
 * A house at which anything happens to money, in any order: a purchase, an auction that asks for a deposit, two buyers, a store, two users of
 * finance, and a bank that has bad days. What is not possible is refused by the product, and nothing happens.
 */
export class MoneyHistory {
  readonly deposits: DepositScene;
  sales!: StaffMember;
  store = 0;
  /** What came and went by hand, beside the bank's Pix: centavos of all histories of this world. */
  readonly byHand = { in: 0, out: 0 };
  /** Whether a recording was taken back in this history. */
  undone = false;
  /** How often each thing happened, over all histories of all worlds. */
  readonly happened: Map<string, number>;
  #first = { charges: 0, payments: 0 };
  #reais = 0;

  constructor(deposits: DepositScene, happened: Map<string, number>) {
    this.deposits = deposits;
    this.happened = happened;
  }

  get pix() {
    return this.deposits.pix;
  }
  get server() {
    return this.deposits.server;
  }
  get bank() {
    return this.pix.bank;
  }
  get deps() {
    return { ...this.server.deps, bank: this.pix.process.client };
  }
  /** What the bank has of this history. */
  get codes() {
    return this.bank.state.charges.slice(this.#first.charges);
  }
  get payments() {
    return this.bank.state.payments.slice(this.#first.payments);
  }

  rows<Row extends object>(text: string, parameters: readonly Parameter[] = []) {
    return this.server.deps.database.rows<Row>(this.pix.named(text), parameters);
  }

  run(text: string, parameters: readonly Parameter[] = []) {
    return this.server.deps.database.run(this.pix.named(text), parameters);
  }

  /** The house and its bank, with a store that has an account and pays 5 %; the list of the bank was read once before anything arrived. */
  async open(): Promise<void> {
    await this.pix.open();
    await this.deposits.open();
    this.sales = await buildStaff(this.server);
    this.store = await buildPartner(this.server.deps.database, { store: 'historias' });
    await this.run(
      `update partner set document = '11222333000181', legal_name = 'Loja Ltda.' where id = $1`,
      [this.store],
    );
    const owner = await buildStaff(this.server, { staffRole: null, partnerId: this.store });
    await this.run('update account set store_owner = true where id = $1', [owner.id]);
    await owner.put(`/admin/stores/${this.store}/bank`, {
      banco: 'Banco do Norte',
      agencia: '0001',
      conta: '98765-4321',
    });
    const commission = { parceiro: this.store, percentual: 5, motivo: 'Contrato da loja.' };
    await this.deposits.finance.put('/admin/store-commissions', commission);
    this.server.clock.advance(8 * DAY);
    await this.pix.find();
  }

  async close(): Promise<void> {
    await this.pix.close();
  }

  /** A buyer with a purchase, and an offer for them and another one, of the house or of the store. */
  async begin(ofStore: boolean): Promise<void> {
    this.bank.set({ answers: 'right', news: 'sent', refunds: 'done', clockMs: 0 });
    const { charges, payments } = this.bank.state;
    this.#first = { charges: charges.length, payments: payments.length };
    this.undone = false;
    this.#reais = 10_500;
    await this.pix.buy();
    await this.deposits.begin();
    if (ofStore)
      await this.run('update offer set partner_id = $2 where code = $1', [this.deposits.offer, this.store]);
  }

  /** Counts what happened. */
  note(what: string, times = 1): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + times);
  }

  /** The purchases of the history, the one of the auction last. */
  async bought(): Promise<readonly Bought[]> {
    const found = await this.rows<{ code: number; account_id: number; name: string }>(
      `select p.code, p.account_id, trim(a.name || ' ' || a.surname) as name from purchase p join account a on a.id = p.account_id
        where p.code = $1 or p.offer_code = $2 order by p.code`,
      [this.pix.purchase, this.deposits.offer],
    );
    const { ana, bia } = this.deposits;
    return found.map(({ code, account_id: id, name }) => ({ code, name, buyer: id === ana.id ? ana : bia }));
  }

  /** One of the purchases. */
  async chosen(n: number): Promise<Bought> {
    const all = await this.bought();
    const chosen = all[n % all.length];
    if (chosen === undefined) throw new Error('Nobody bought anything.');
    return chosen;
  }

  /** A buyer asks for a code: for a charge of a purchase, or for a deposit. */
  async ask(n: number, prazo: 'agora' | 'vencimento'): Promise<void> {
    const { ana, bia, offer } = this.deposits;
    if (n % 4 > 1) return void (await (n % 4 === 2 ? ana : bia).post('/usrio/caucoes', { cdofrta: offer }));
    const { code, buyer } = await this.chosen(n);
    const charges = await this.openOf(code, buyer);
    const cobranca = charges[Math.floor(n / 4) % Math.max(charges.length, 1)]?.cobranca ?? 0;
    await buyer.post(`/usrio/compras/${code}/pix`, { cobranca, prazo });
  }

  /** What a purchase lacks, as its buyer sees it. */
  async openOf(purchase: number, buyer: Buyer): Promise<readonly { cobranca: number }[]> {
    const reply = await buyer.get(`/usrio/compras/${purchase}/pix`);
    return reply.json<{ data: { cobrancas: { cobranca: number }[] } }>().data.cobrancas;
  }

  /** The same in a process that dies after its n-th step. */
  async askDying(n: number): Promise<void> {
    const { code: purchase, buyer } = await this.chosen(n);
    const [charge] = await payableCharges(this.server.deps.database, purchase);
    if (charge === undefined) return;
    await this.dying(n, (deps) =>
      pixForCharge(deps, {
        code: charge.code,
        buyer: buyer.id,
        term: n % 3 === 0 ? 'due' : 'now',
        read: async (queries) =>
          (await payableCharges(queries, purchase)).find(({ code }) => code === charge.code),
      }),
    );
  }

  /** Does something in a process that dies after its n-th step; what it held is free for the others afterwards. */
  async dying(n: number, work: (deps: MoneyHistory['deps']) => Promise<unknown>): Promise<void> {
    const { life, deps } = dyingAfter(n, this.deps);
    await work({ ...this.deps, ...deps }).catch((error: unknown) => {
      if (!life.dead) throw error;
    });
    if (life.dead) this.note('died');
    this.server.clock.advance(2 * MINUTE);
  }

  /** One of the jobs about money. */
  job(n: number, deps = this.deps) {
    const make = JOBS[n % JOBS.length] ?? settlePixJob;
    return make(deps).run();
  }

  /** What payers do at the bank: pay a code as asked, though it has ended or was paid, or another amount of it. */
  async pay(n: number, how: 'asked' | 'anyway' | 'other'): Promise<void> {
    const named = this.codes[n % Math.max(this.codes.length, 1)]?.txid ?? '';
    const other = how === 'other' ? 1 + ((n * 7919) % 1_300_000) : null;
    await this.pix.pay(named, other, how !== 'asked');
  }

  async news(n: number, how: 'again' | 'forged' | 'dying'): Promise<void> {
    const paid = this.payments[n % Math.max(this.payments.length, 1)];
    if (how === 'forged') {
      const txid = this.codes[n % Math.max(this.codes.length, 1)]?.txid ?? 'a'.repeat(32);
      return this.bank.forgeNews(txid, 1_200_000);
    }
    if (paid === undefined) return;
    if (how === 'again') return this.bank.repeatNews(paid.endToEndId);
    const { endToEndId, txid } = paid;
    if (txid === null) return;
    // The process has noted the news, which nobody will settle again, and dies at any step after that.
    const now = this.server.clock.now();
    await noteNews(this.server.deps.database, [{ endToEndId, txid }], { now, since: now, most: 20 });
    await this.dying(n, (deps) => settleApart(deps, txid));
  }

  /** The bank gives a Pix back by itself, or is asked to: all of it, or a part. */
  async givesBack(n: number): Promise<void> {
    const paid = this.payments[n % Math.max(this.payments.length, 1)];
    const status = n % 3 === 0 ? 'EM_PROCESSAMENTO' : 'DEVOLVIDO';
    const part = n % 2 === 0 ? { centavos: 1 + ((n * 7919) % 400_000) } : {};
    const nature = n % 4 < 2 ? 'MED_FRAUDE' : 'ORIGINAL';
    await this.bank.giveBack(paid?.endToEndId ?? '', { status, nature, ...part });
  }

  async bids(n: number): Promise<void> {
    const { ana, bia, offer } = this.deposits;
    this.#reais += 100;
    const reply = await (n % 2 === 0 ? ana : bia).bid(offer, this.#reais);
    if (reply.statusCode === 201) this.note('bid');
  }

  async ends(): Promise<void> {
    this.server.clock.advance(130 * MINUTE);
    while (await closeDueAuctions(this.server.deps));
  }

  /** Who left a deposit asks it back, or lets it pay the price. */
  async ofDeposit(n: number, what: 'back' | 'use'): Promise<void> {
    const buyer = n % 2 === 0 ? this.deposits.ana : this.deposits.bia;
    const code = (await this.deposits.own(buyer))[0]?.codigo ?? 0;
    const path = `/usrio/caucoes/${code}`;
    if (what === 'back') await buyer.post(`${path}/devolucao`, {});
    else await buyer.post(`${path}/uso`, { usar: n % 3 > 0 });
  }

  wait(n: number): void {
    this.server.clock.advance((WAITS[n % WAITS.length] ?? 1) * MINUTE);
  }

  mood(n: number, what: 'answers' | 'news' | 'refunds' | 'clock'): void {
    if (what === 'answers') this.bank.set({ answers: MOODS[n % MOODS.length] ?? 'right' });
    if (what === 'news') this.bank.set({ news: NEWS[n % NEWS.length] ?? 'sent' });
    if (what === 'refunds') this.bank.set({ refunds: REFUNDS[n % REFUNDS.length] ?? 'done' });
    if (what === 'clock') this.bank.set({ clockMs: ((n % 5) - 2) * 20 * MINUTE });
  }

  /** A good day: the bank answers, and every job does what it has to. */
  async quiet(): Promise<void> {
    this.bank.set({ answers: 'right', news: 'sent', refunds: 'done', clockMs: 0 });
    await this.bank.settleRefunds('DEVOLVIDO');
    for (let round = 0; round < 3; round += 1) {
      this.server.clock.advance(65 * MINUTE);
      for (const job of [1, 0, 3, 2, 4, 5]) while (await this.job(job));
    }
  }
}
