import { getBuyerDebt } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import { listBuyerDebts } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { listOwnPix } from '@patio/contract/finance/pix/list-own-pix.ts';
import { verifyBook } from '../../../src/features/finance/book/public.ts';
import { findBankRefundsJob } from '../../../src/features/finance/bank-refunds/find-bank-refunds.job.ts';
import { paybackScene, type PaybackScene } from './payback-scene.ts';

/** A house whose buyer got the price of a cancelled purchase back twice: by a transfer, and from the bank by itself. */
export class DebtScene {
  readonly money: PaybackScene;
  /** The Pix that the bank gave back. */
  pix = '';

  constructor(money: PaybackScene) {
    this.money = money;
  }

  look() {
    return findBankRefundsJob(this.money.pix.deps).run();
  }

  /** R$ 12.000,00 were given back twice; returns the charge. */
  async owing(): Promise<number> {
    const { money } = this;
    this.pix = await money.paidByPix();
    await money.cancelled();
    await money.propose('transferencia', 12_000);
    await money.decide('liberar');
    const made = await money.transfer({ resultado: 'feita', referencia: `TED B${money.pix.purchase}` });
    if (made.statusCode !== 200) throw new Error(made.body);
    await money.pix.bank.giveBack(this.pix);
    await this.look();
    return (await money.detail()).cobrancas[0]?.codigo ?? 0;
  }

  async shown(charge: number, by = this.money.finance) {
    return getBuyerDebt.success.schema.parse((await by.get(`/admin/buyer-debts/${charge}`)).json()).data;
  }

  /** Charges that the list has, of those in some states. */
  async listed(states: string): Promise<readonly number[]> {
    const reply = await this.money.finance.get(`/admin/buyer-debts?limit=100&situacao=${states}`);
    return listBuyerDebts.success.schema.parse(reply.json()).data.map(({ codigo }) => codigo);
  }

  ask(charge: number, mensagem = 'O banco devolveu o Pix depois da nossa transferência.') {
    return this.money.finance.post(`/admin/buyer-debts/${charge}/request`, { mensagem });
  }

  withdraw(charge: number) {
    return this.money.finance.post(`/admin/buyer-debts/${charge}/withdrawal`, {
      motivo: 'Pedido por engano.',
    });
  }

  propose(charge: number, by = this.money.finance) {
    return by.post(`/admin/buyer-debts/${charge}/give-ups`, { motivo: 'Não responde há um ano.' });
  }

  async decide(charge: number, decisao: 'liberar' | 'recusar', by = this.money.colleague) {
    const code = (await this.shown(charge)).perdoes[0]?.codigo;
    const more = decisao === 'recusar' ? { motivo: 'Ainda responde.' } : {};
    return by.post(`/admin/buyer-give-ups/${code}/decision`, { decisao, ...more });
  }

  async undo(charge: number, by = this.money.finance) {
    const code = (await this.shown(charge)).perdoes[0]?.codigo;
    return by.post(`/admin/buyer-give-ups/${code}/undo`, { motivo: 'O dinheiro voltou.' });
  }

  /** What the buyer is asked for on the page of the purchase, in reais. */
  async asked() {
    const { buyer, purchase, path } = this.money.pix;
    const charges = getOwnCharges.success.schema.parse(
      (await buyer.get(`/usrio/compras/${purchase}/cobrancas`)).json(),
    ).data.cobrancas;
    const pix = listOwnPix.success.schema.parse((await buyer.get(path)).json()).data?.cobrancas ?? [];
    return {
      told: charges.map(({ devolvidoAMais }) => devolvidoAMais),
      pix: pix.map(({ emAberto, devolvidoAMais }) => [emAberto, devolvidoAMais]),
    };
  }

  /** What does not agree in the book. */
  async faults(): Promise<readonly string[]> {
    const faults: string[] = [];
    await verifyBook(this.money.pix.server.deps.database, (fault) => faults.push(fault));
    return faults;
  }
}

/** A scene for the tests of a file. */
export function debtScene(): DebtScene {
  return new DebtScene(paybackScene());
}
