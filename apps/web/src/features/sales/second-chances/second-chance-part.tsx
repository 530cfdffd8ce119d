import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import type { SecondChanceView } from './second-chance-view.ts';
import { useSecondChanceTexts } from './use-second-chance-texts.ts';

const AcceptDialog = lazy(() => import('./accept-dialog.tsx').then((it) => ({ default: it.AcceptDialog })));
const DeclineDialog = lazy(() =>
  import('./decline-dialog.tsx').then((it) => ({ default: it.DeclineDialog })),
);

interface Props {
  readonly chance: SecondChanceView;
  /** Its store is suspended: the term does not run, and it cannot be accepted now. */
  readonly waits: boolean;
  /** Of the offer. */
  readonly title: string;
  /** Something has changed: the data must be reloaded. */
  readonly onChange: () => void;
  /** A dialog opens or closes: while one is open its row must not be removed. */
  readonly onDialog: (open: boolean) => void;
}

/** A second chance in its row: the price, the deadline, and the two answers, each confirmed before it takes effect. */
export function SecondChancePart({ chance, waits, title, onChange, onDialog }: Props) {
  const texts = useSecondChanceTexts();
  const { dateTime } = useDates();
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const ask = (request: typeof asking): void => {
    setAsking(request);
    onDialog(request !== null);
  };
  const close = (): void => ask(null);
  return (
    <div className="relative z-10 flex flex-col gap-2">
      <div className="rounded-control bg-accent-soft px-3 py-2.5 text-accent-strong">
        <p className="text-sm font-medium">{texts.title}</p>
        <p className="money text-xl leading-7 font-bold">{formatMoney(chance.value)}</p>
        <p className="mt-1 text-sm">{texts.why}</p>
        <p className="mt-1 flex items-center gap-1.5 text-sm font-medium">
          <Icon name="clock" size={15} />
          {waits ? texts.waits : texts.until(dateTime(chance.until))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {waits ? null : (
          <Button look="bid" size="small" aria-haspopup="dialog" onClick={() => ask('accept')}>
            <Icon name="check" size={16} />
            {texts.accept}
          </Button>
        )}
        <Button look="plain" size="small" aria-haspopup="dialog" onClick={() => ask('decline')}>
          {texts.decline}
        </Button>
      </div>
      {asking === null ? null : (
        <Suspense>
          {asking === 'accept' ? (
            <AcceptDialog chance={chance} title={title} onClose={close} onChange={onChange} />
          ) : (
            <DeclineDialog chance={chance} title={title} onClose={close} onChange={onChange} />
          )}
        </Suspense>
      )}
    </div>
  );
}
