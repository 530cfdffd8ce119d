import { strayDetail, type StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { beforeAll, beforeEach } from 'vitest';
import { verifyBook } from '../../../src/features/finance/book/public.ts';
import { returnStraysJob } from '../../../src/features/finance/stray-pix/return-strays.job.ts';
import type { LocalPayment } from '../../../src/platform/pix/local-bank/bank-records.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { MINUTE, type PixScene, pixScene } from './pix-scene.ts';

const PRICE = 1_200_000;
type To = Parameters<PixScene['bank']['payToKey']>[1];

/** A house with a bank to whose key money arrives without a charge, and two users of finance. */
export class StrayScene {
  readonly #staff: StaffMember[] = [];
  readonly pix: PixScene;

  constructor(pix: PixScene) {
    this.pix = pix;
  }

  async hire(): Promise<void> {
    for (let each = 0; each < 2; each += 1)
      this.#staff.push(await buildStaff(this.pix.server, { staffRole: 'finance' }));
    // What arrived before the first reading is of before the book.
    await this.pix.find();
  }

  finance(which = 0): StaffMember {
    const found = this.#staff[which];
    if (found === undefined) throw new Error('There is no finance.');
    return found;
  }

  send() {
    return returnStraysJob(this.pix.deps).run();
  }

  async arrives(centavos = PRICE, to: To = {}): Promise<LocalPayment> {
    const payment = await this.pix.bank.payToKey(centavos, to);
    await this.pix.find();
    return payment;
  }

  async codeOf({ endToEndId }: LocalPayment): Promise<number> {
    const { database } = this.pix.server.deps;
    const text = 'select code from stray_pix where end_to_end_id = $1';
    return (await database.row<{ code: number }>(this.pix.named(text), [endToEndId]))?.code ?? 0;
  }

  /** What the book has of it: each account with its balance. */
  async bookOf(payment: LocalPayment): Promise<Record<string, number>> {
    const rows = await this.pix.server.deps.database.rows<{ kind: string; sum: number }>(
      this.pix
        .named(`select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
        join book_transaction t on t.code = e.transaction_code where t.stray_code = $1 group by a.kind having sum(e.amount_cents) <> 0`),
      [await this.codeOf(payment)],
    );
    return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
  }

  async path(payment: LocalPayment): Promise<string> {
    return `/admin/stray-pix/${await this.codeOf(payment)}`;
  }

  async shown(payment: LocalPayment): Promise<StrayDetail> {
    const reply = await this.finance().get(await this.path(payment));
    return strayDetail.parse(reply.json<{ data: unknown }>().data);
  }

  async assign(payment: LocalPayment, payer?: string, to?: number) {
    const [charge] = to === undefined ? await this.pix.list() : [{ cobranca: to }];
    return this.finance().post(`${await this.path(payment)}/assignment`, {
      cobrancas: [charge?.cobranca],
      pagador: payer ?? (await this.pix.buyerName()),
    });
  }

  async propose(payment: LocalPayment, more: object = {}) {
    const body = { motivo: 'Não é de ninguém daqui.', ...more };
    return this.finance().post(`${await this.path(payment)}/return`, body);
  }

  async decisionPath(payment: LocalPayment): Promise<string> {
    return `/admin/stray-returns/${(await this.shown(payment)).devolucoes[0]?.codigo}/decision`;
  }

  async release(payment: LocalPayment, which = 1) {
    return this.finance(which).post(await this.decisionPath(payment), { decisao: 'liberar' });
  }

  /** What does not agree in the book. */
  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    await verifyBook(this.pix.server.deps.database, (fault) => faults.push(fault));
    return faults;
  }
}

/** A scene for the tests of a file. */
export function strayScene(): StrayScene {
  const scene = new StrayScene(pixScene());
  beforeAll(() => scene.hire());
  // What a test leaves is of no other.
  beforeEach(() => scene.pix.server.clock.advance(MINUTE));
  return scene;
}
