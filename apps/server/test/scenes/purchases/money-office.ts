import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import { getStatement } from '@patio/contract/finance/payouts/get-statement.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { storageEnded } from '../../../src/features/sales/purchase-events/public.ts';
import type { MoneyHistory } from './money-history.ts';
import { MINUTE } from './pix-scene.ts';

const DAY = 24 * 60 * MINUTE;

/** What sales and two users of finance do in a history of money. What is not possible is refused by the product, and nothing happens. */
export class MoneyOffice {
  readonly #history: MoneyHistory;
  #made = 0;

  constructor(history: MoneyHistory) {
    this.#history = history;
  }

  async decideDeposit(n: number): Promise<void> {
    const reply = await this.#history.deposits.finance.get(
      `/admin/deposits?oferta=${this.#history.deposits.offer}`,
    );
    const all = listDeposits.success.schema.parse(reply.json()).data;
    const deposit = all[n % Math.max(all.length, 1)];
    if (deposit === undefined) return;
    const by = n % 4 < 2 ? this.#history.deposits.finance : this.#history.deposits.colleague;
    const decisao = n % 2 === 0 ? 'reter' : 'devolver';
    await by.post(`/admin/deposits/${deposit.codigo}/decision`, { decisao, motivo: 'Não pagou a compra.' });
  }

  /** Sales undoes a purchase, or its buyer takes it back. */
  async undo(n: number): Promise<void> {
    const { code, buyer } = await this.#history.chosen(n);
    if (n % 3 === 0)
      return void (await buyer.post('/offer/arrependimento', { cdOfrta: this.#history.deposits.offer }));
    const done = await this.#history.sales.post(`/admin/purchases/${code}/default`, {
      motivo: 'Não pagou no prazo.',
    });
    if (done.statusCode === 200) this.#history.note('undone');
  }

  /** The sale of the first purchase ends with so many days in the yard. */
  async storage(n: number): Promise<void> {
    const { purchase: code } = this.#history.pix;
    const [open] = await this.#history.rows(
      `select from purchase p where code = $1 and cancelled_at is null
      and not exists (select from charge c where c.purchase_code = p.code and c.kind = 'storage')`,
      [code],
    );
    if (open === undefined) return;
    const { deps, clock } = this.#history.server;
    const fact = { code, at: clock.now(), amount: 3000 * (1 + n), by: this.#history.sales.id };
    await deps.database.transact((transaction) => storageEnded.publish(deps, transaction, fact));
    this.#history.note('storage');
  }

  /** Finance records a transfer for a charge of a purchase. */
  async transferred(n: number): Promise<void> {
    const { code, name } = await this.#history.chosen(n);
    const charges = await this.#history.rows<{ code: number }>(
      'select code from charge where purchase_code = $1 order by code',
      [code],
    );
    const cents = 1 + ((n * 104_729) % 1_300_000);
    const reply = await this.#history.deposits.finance.post(
      `/admin/charges/${charges[n % Math.max(charges.length, 1)]?.code ?? 0}/receipts`,
      {
        valor: cents / 100,
        dia: dayOf(this.#history.server.clock.now()),
        pagador: name,
        documentoPagador: null,
        referencia: `TED história ${(this.#made += 1)}`,
      },
    );
    if (reply.statusCode === 201) this.#history.byHand.in += cents;
  }

  /** A colleague takes a recording back. */
  async takeBack(n: number): Promise<void> {
    const { code } = await this.#history.chosen(n);
    const found = await this.#history.rows<{ code: number; cents: number; reference: string }>(
      `select r.code, r.amount_cents as cents, r.reference from receipt r join charge c on c.code = r.charge_code
        where c.purchase_code = $1 and r.state = 'counted' and r.recorded_by is not null order by r.code`,
      [code],
    );
    const receipt = found[n % Math.max(found.length, 1)];
    if (receipt === undefined) return;
    const reply = await this.#history.deposits.colleague.post(`/admin/receipts/${receipt.code}/undo`, {
      motivo: 'Engano.',
    });
    if (reply.statusCode !== 200) return;
    this.#history.undone = true;
    this.#history.note('taken back');
    // What of a Pix was assigned stands on suspense again.
    if (receipt.reference.startsWith('TED')) this.#history.byHand.in -= receipt.cents;
  }

  /** Finance proposes, releases, turns down, or records how money goes back to a buyer. */
  async payBack(n: number, step: 'propose' | 'release' | 'reject' | 'record' | 'not made'): Promise<void> {
    const { code } = await this.#history.chosen(n);
    const { finance, colleague } = this.#history.deposits;
    const detail = await this.#owed(code);
    const way = detail.formas[Math.floor(n / 2) % Math.max(detail.formas.length, 1)];
    if (step === 'propose' && way)
      return void (await finance.post(`/admin/purchases/${code}/paybacks`, {
        forma: way.forma,
        valor: way.valor,
        motivo: 'Pago a mais.',
        ...(way.cobranca === null ? {} : { cobranca: way.cobranca }),
      }));
    const [last] = detail.devolucoes;
    const path = `/admin/paybacks/${last?.codigo ?? 0}`;
    if (step === 'release') await colleague.post(`${path}/decision`, { decisao: 'liberar' });
    if (step === 'reject')
      await finance.post(`${path}/decision`, { decisao: 'recusar', motivo: 'Não agora.' });
    if (step === 'not made')
      await finance.post(`${path}/transfer`, { resultado: 'nao-feita', motivo: 'Conta encerrada.' });
    if (step !== 'record') return;
    const referencia = `TED devolução ${(this.#made += 1)}`;
    const made = await finance.post(`${path}/transfer`, { resultado: 'feita', referencia });
    if (made.statusCode === 200) this.#history.byHand.out += Math.round((last?.valor ?? 0) * 100);
  }

  async #owed(purchase: number) {
    const reply = await this.#history.deposits.finance.get(`/admin/purchases/${purchase}/payback`);
    return getPayback.success.schema.parse(reply.json()).data;
  }

  /** Money to the key itself, and what finance does with it. */
  async stray(n: number, what: 'arrives' | 'assign' | 'propose' | 'release'): Promise<void> {
    if (what === 'arrives') return void (await this.#history.bank.payToKey(1 + ((n * 7919) % 1_300_000)));
    const ids = this.#history.payments
      .filter(({ txid }) => txid === null)
      .map(({ endToEndId }) => endToEndId);
    const found = await this.#history.rows<{ code: number; returned: number | null }>(
      `select s.code, (select max(r.code) from stray_return r where r.stray_code = s.code and r.state = 'proposed') as returned
        from stray_pix s where s.end_to_end_id = any($1::text[]) order by s.code`,
      [ids],
    );
    const stray = found[n % Math.max(found.length, 1)];
    if (stray === undefined) return;
    const { finance, colleague } = this.#history.deposits;
    const path = `/admin/stray-pix/${stray.code}`;
    if (what === 'propose')
      await finance.post(`${path}/return`, { motivo: 'Não é de ninguém daqui.', outroDinheiro: true });
    if (what === 'release')
      await colleague.post(`/admin/stray-returns/${stray.returned ?? 0}/decision`, { decisao: 'liberar' });
    if (what !== 'assign') return;
    const { code, buyer, name: pagador } = await this.#history.chosen(n);
    const cobrancas = (await this.#history.openOf(code, buyer)).map(({ cobranca }) => cobranca);
    const done = await finance.post(`${path}/assignment`, { cobrancas, pagador, outroDinheiro: true });
    if (done.statusCode === 200) this.#history.note('assigned');
  }

  /** The vehicle of the auction was handed over long ago, and the store is paid out, as far as two users get. */
  async payOut(n: number): Promise<void> {
    const moved = await this.#history.run(
      `with sold as (update purchase set status = 'X', finished_at = coalesce(finished_at, $2)
          where offer_code = $1 and cancelled_at is null and payment_approved returning offer_code)
        update offer set status = 'X' where code = (select offer_code from sold)`,
      [this.#history.deposits.offer, new Date(this.#history.server.clock.now())],
    );
    if (moved > 0) this.#history.server.clock.advance(15 * DAY);
    const { finance, colleague } = this.#history.deposits;
    const statement = async () =>
      getStatement.success.schema.parse(
        (await finance.get(`/admin/stores/${this.#history.store}/statement`)).json(),
      ).data;
    await finance.post(`/admin/stores/${this.#history.store}/payouts`, {
      valor: (await statement()).devido,
      motivo: 'Vendas da semana.',
    });
    const [last] = (await statement()).repasses;
    if (last === undefined || n % 4 === 0) return;
    const path = `/admin/payouts/${last.codigo}`;
    await colleague.post(`${path}/decision`, { decisao: 'liberar' });
    if (n % 4 === 1) return;
    const referencia = `TED repasse ${(this.#made += 1)}`;
    const made = await colleague.post(`${path}/transfer`, { resultado: 'feito', referencia });
    if (made.statusCode !== 200) return;
    this.#history.byHand.out += Math.round(last.valor * 100);
    this.#history.note('paid out');
  }
}
