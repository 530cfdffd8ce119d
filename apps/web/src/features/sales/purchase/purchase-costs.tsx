import type { OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { usePurchaseTexts } from './purchase-texts.ts';

/** The whole cost, and what is known of payment and invoice. */
export function PurchaseCosts({ purchase }: { purchase: OwnPurchase }) {
  const texts = usePurchaseTexts();
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-semibold">{texts.cost}</h2>
      <CostLines purchase={purchase} />
      <h2 className="mt-4 font-semibold">{texts.payment}</h2>
      <Payment payment={purchase.pagamento} />
    </section>
  );
}

/** What the buyer pays, line by line. */
export function CostLines({ purchase }: { purchase: OwnPurchase }) {
  const texts = usePurchaseTexts();
  const { preco, custo, entrega } = purchase;
  const freight = custo === null ? texts.toAgree : custo.frete === 0 ? texts.free : money(custo.frete);
  return (
    <dl className="mt-2">
      <Line title={texts.price} value={money(preco)} />
      {custo === null || custo.taxa === 0 ? null : <Line title={texts.fee} value={money(custo.taxa)} />}
      <Line title={texts.freight} value={entrega.frete === 'N' ? texts.free : freight} />
      <Line title={texts.total} value={custo === null ? texts.toAgree : money(custo.total)} strong />
    </dl>
  );
}

function Payment({ payment }: { payment: OwnPurchase['pagamento'] }) {
  const texts = usePurchaseTexts();
  const { date } = useDates();
  const { aprovado, aprovadoEm, forma, notaFiscal, notaFiscalEm } = payment;
  const on = (instant: string | null, text: (date: string) => string, without: string): string =>
    instant === null ? without : text(date(Date.parse(instant)));
  const method = forma === 'A' || forma === 'EF' ? texts.methods[forma] : forma;
  return (
    <dl className="mt-2">
      <Line
        title={texts.paymentState}
        value={aprovado ? on(aprovadoEm, texts.approvedOn, texts.approved) : texts.notApproved}
      />
      {method === null ? null : <Line title={texts.method} value={method} />}
      <Line
        title={texts.invoice}
        value={notaFiscal ? on(notaFiscalEm, texts.issuedOn, texts.issued) : texts.notIssued}
      />
    </dl>
  );
}

function Line({ title, value, strong = false }: { title: string; value: string; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-t border-line py-1.5 ${strong ? 'font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-3'}>{title}</dt>
      <dd className="text-right wrap-break-word tabular-nums">{value}</dd>
    </div>
  );
}

function money(reais: number): string {
  return formatMoney(centavosFromReais(reais) ?? 0);
}
