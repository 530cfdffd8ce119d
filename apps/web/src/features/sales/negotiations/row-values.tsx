import { formatMoney } from '@patio/domain/money/format-money.ts';
import { fullPriceText } from '@patio/domain/trading/costs/full-price.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** The user's last value and the current one, which flashes when it changes. */
export function RowValues({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  return (
    <>
      <div>
        <p className="text-xs text-ink-3">{texts.lastValue}</p>
        <p className="money font-semibold">{formatMoney(row.ownValue)}</p>
      </div>
      {/* The price of a sale that was undone is not shown as final. */}
      {row.secondChance === null ? (
        <div>
          <p className="text-xs text-ink-3">{texts.value[valueName(row)]}</p>
          <p
            key={row.changes}
            data-testid="current-value"
            className={`money -mx-2 rounded-control px-2 text-xl font-bold ${row.changes === 0 ? '' : 'animate-flash'}`}
          >
            {formatMoney(row.currentValue)}
          </p>
          <FullPriceLine row={row} />
        </div>
      ) : null}
    </>
  );
}

/** "total R$ 11.200,00 com frete e taxas", below the purchase price. */
function FullPriceLine({ row: { fullPrice } }: { row: NegotiationView }) {
  const idiom = useIdiom();
  const text = fullPrice === null ? null : fullPriceText(fullPrice, idiom);
  return text === null ? null : (
    <p data-testid="full-price" className="text-sm text-ink-2">
      {text}
    </p>
  );
}

/** The label of a row's amount; the price at which another user bought an offer is not shown. */
function valueName({
  bought,
  hasBid,
  active,
}: NegotiationView): 'final' | 'starting' | 'current' | 'highest' {
  if (bought) return 'final';
  if (!hasBid) return 'starting';
  return active ? 'current' : 'highest';
}
