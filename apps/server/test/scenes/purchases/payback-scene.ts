import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { beforeAll } from 'vitest';
import { sendRefundsJob } from '../../../src/features/finance/paybacks/send-refunds.job.ts';
import type { PixDeps } from '../../../src/features/finance/pix/pix-deps.ts';
import { buildStaff, type StaffMember } from '../../builders/staff.ts';
import { pixScene, type PixScene } from './pix-scene.ts';

/** Two users of finance and one of sales, at a house with a bank and a purchase for each test. */
export class PaybackScene {
  readonly pix: PixScene;
  finance!: StaffMember;
  colleague!: StaffMember;
  sales!: StaffMember;
  #references = 0;

  constructor(pix: PixScene) {
    this.pix = pix;
  }

  async open(): Promise<void> {
    const { server } = this.pix;
    this.finance = await buildStaff(server, { staffRole: 'finance' });
    this.colleague = await buildStaff(server, { staffRole: 'finance' });
    this.sales = await buildStaff(server);
  }

  /** Pays the open Pix of the purchase, with so many centavos instead of what is asked. */
  async paidByPix(centavos: number | null = null): Promise<string> {
    const paid = await this.pix.pay(await this.pix.code(), centavos, true);
    return 'payment' in paid ? paid.payment.endToEndId : '';
  }

  /** Records a transfer of the buyer, in reais. */
  async paidByTransfer(valor: number, charge?: number): Promise<void> {
    const { server, purchase } = this.pix;
    const first = charge ?? (await this.detail()).cobrancas[0]?.codigo ?? 0;
    const recorded = await this.finance.post(`/admin/charges/${first}/receipts`, {
      valor,
      dia: dayOf(server.clock.now()),
      pagador: await this.pix.buyerName(),
      documentoPagador: null,
      referencia: `TED ${purchase}-${(this.#references += 1)}`,
    });
    if (recorded.statusCode !== 201) throw new Error(recorded.body);
  }

  async cancelled(by = this.sales): Promise<void> {
    const path = `/admin/purchases/${this.pix.purchase}/default`;
    const done = await by.post(path, { motivo: 'Não pagou no prazo.' });
    if (done.statusCode !== 200) throw new Error(done.body);
  }

  async detail(purchase = this.pix.purchase) {
    const reply = await this.finance.get(`/admin/purchases/${purchase}/payback`);
    return getPayback.success.schema.parse(reply.json()).data;
  }

  async last() {
    const [payback] = (await this.detail()).devolucoes;
    if (payback === undefined) throw new Error('Nothing was proposed.');
    return payback;
  }

  async own() {
    const reply = await this.pix.buyer.get(`/usrio/compras/${this.pix.purchase}/devolucoes`);
    return listOwnPaybacks.success.schema.parse(reply.json()).data.devolucoes;
  }

  propose(forma: string, valor: number, more: object = {}, by = this.finance) {
    const body = { forma, valor, motivo: 'Pago a mais.', ...more };
    return by.post(`/admin/purchases/${this.pix.purchase}/paybacks`, body);
  }

  async decide(decisao: 'liberar' | 'recusar', by = this.colleague) {
    const more = decisao === 'recusar' ? { motivo: 'Valor errado.' } : {};
    return by.post(`/admin/paybacks/${(await this.last()).codigo}/decision`, { decisao, ...more });
  }

  async transfer(body: object, by = this.colleague) {
    return by.post(`/admin/paybacks/${(await this.last()).codigo}/transfer`, body);
  }

  send(deps: PixDeps = this.pix.deps) {
    return sendRefundsJob(deps).run();
  }

  /** What the bank has returned of its payments, in centavos. */
  returnedAtBank(): number {
    const refunds = this.pix.bank.state.payments.flatMap((payment) => payment.refunds);
    return refunds
      .filter(({ status }) => status === 'DEVOLVIDO')
      .reduce((sum, { centavos }) => sum + centavos, 0);
  }
}

/** A scene for the tests of a file. */
export function paybackScene(): PaybackScene {
  const scene = new PaybackScene(pixScene());
  beforeAll(() => scene.open());
  return scene;
}
