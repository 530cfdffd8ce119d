import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useWithdrawalTexts } from './use-withdrawal-texts.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

const WithdrawDialog = lazy(() =>
  import('./withdraw-dialog.tsx').then((it) => ({ default: it.WithdrawDialog })),
);

interface Props {
  readonly withdrawal: WithdrawalView;
  /** Of the offer. */
  readonly title: string;
  /** The bids are withdrawn: the data must be reloaded. */
  readonly onChange: () => void;
  /** A dialog opens or closes: while one is open, its parent must not be removed. */
  readonly onDialog?: (open: boolean) => void;
}

/** Says that the user's bids may be withdrawn, why and until when, with the button, which asks for confirmation. */
export function WithdrawalPart({ withdrawal, title, onChange, onDialog }: Props) {
  const texts = useWithdrawalTexts();
  const { dateTime } = useDates();
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean): void => {
    setAsking(open);
    onDialog?.(open);
  };
  const { until, reason, value } = withdrawal;
  return (
    <div className="relative z-10 flex flex-col items-start gap-2 rounded-control bg-accent-soft px-3 py-2.5 text-accent-strong">
      <div>
        <p className="font-medium">{texts.title}</p>
        <p className="mt-1 text-sm">{texts.why[reason]}</p>
        <p className="mt-1 text-sm">
          {texts.highest}: <span className="money font-semibold">{formatMoney(value)}</span>
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-sm font-medium">
          <Icon name="clock" size={15} />
          {until === null ? texts.untilLifted : texts.until(dateTime(until))}
        </p>
      </div>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => ask(true)}>
        {texts.withdraw}
      </Button>
      {asking ? (
        <Suspense>
          <WithdrawDialog
            withdrawal={withdrawal}
            title={title}
            onClose={() => ask(false)}
            onChange={onChange}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
