import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { useDepositTexts } from './deposit-texts.ts';
import { DepositUse } from './deposit-use.tsx';
import { useDeposits } from './use-deposits.ts';

/** The deposit that may pay the price of a purchase, or has paid of it; nothing without one. */
export function PurchaseDeposit({ purchase }: { readonly purchase: number }) {
  const texts = useDepositTexts();
  const { deposits, load } = useDeposits();
  const own = typeof deposits === 'string' ? [] : deposits;
  const deposit = own.find(({ codigoCompra }) => codigoCompra === purchase);
  if (deposit === undefined) return null;
  return (
    <section
      id="caucao"
      aria-labelledby="caucao-titulo"
      className="no-print scroll-mt-20 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <h2 id="caucao-titulo" className="mb-2 text-lg font-semibold">
        {texts.own}
      </h2>
      {deposit.podeUsar ? (
        <DepositUse deposit={deposit} onChange={load} />
      ) : (
        <p>{texts.used(formatMoney(centavosFromReais(deposit.usado) ?? 0))}</p>
      )}
    </section>
  );
}
