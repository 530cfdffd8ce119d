import type { QuickBid } from '@patio/domain/trading/auctions/bids/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  readonly quick: readonly QuickBid[];
  readonly disabled: boolean;
  readonly onChoose: (amount: number) => void;
}

/** Four amounts to tap: they fill the field and send nothing (DETL-03, DETL-04, C-63). Two per row where a long amount would not fit. */
export function QuickBids({ quick, disabled, onChoose }: Props) {
  const { deal: texts } = useTexts();
  const long = quick.some(({ amount }) => amount >= 100_000_000);
  return (
    <div
      role="group"
      aria-label={texts.quickBids}
      className={`grid gap-1.5 ${long ? 'grid-cols-2' : 'grid-cols-4'}`}
    >
      {quick.map(({ increment, amount }) => (
        <Button
          key={increment}
          size="small"
          disabled={disabled}
          onClick={() => onChoose(amount)}
          className="px-1! text-[13px] tabular-nums"
        >
          {formatMoney(amount)
            .replace(/^R\$\s/, '')
            .replace(/,00$/, '')}
        </Button>
      ))}
    </div>
  );
}
