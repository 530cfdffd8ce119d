import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import type { RegretView } from './regret-view.ts';
import { useRegretTexts } from './use-regret-texts.ts';

const RegretDialog = lazy(() => import('./regret-dialog.tsx').then((it) => ({ default: it.RegretDialog })));

interface Props {
  readonly regret: RegretView;
  /** Of the offer. */
  readonly title: string;
  readonly onChange: () => void;
  /** A dialog opens or closes: while one is open its row must not be removed. */
  readonly onDialog: (open: boolean) => void;
}

/** What a row shows of a regret: until when the purchase may be returned, with the button; or that it was, with its protocol. */
export function RegretPart({ regret, title, onChange, onDialog }: Props) {
  const { texts, clock } = useRegretTexts();
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean): void => {
    setAsking(open);
    onDialog(open);
  };
  if (regret.kind === 'done') {
    return (
      <p className="relative z-10 text-sm text-ink-2">
        {texts.done(clock(regret.at))}{' '}
        <span className="font-medium text-ink tabular-nums">{texts.protocol(regret.protocol)}</span>
        {regret.refund ? (
          <span className="block">
            {regret.refundedAt === null ? texts.refundDue : texts.refunded(clock(regret.refundedAt))}
          </span>
        ) : null}
      </p>
    );
  }
  return (
    <div className="relative z-10 flex flex-col items-start gap-2">
      <p className="flex items-start gap-1.5 text-sm text-ink-2">
        <Icon name="clock" size={15} className="mt-0.5 shrink-0" />
        {regret.until === null ? texts.mayUntilDelivery : texts.may(clock(regret.until))}
      </p>
      <Button look="plain" size="small" className="-ml-3" aria-haspopup="dialog" onClick={() => ask(true)}>
        {texts.button}
      </Button>
      {asking ? (
        <Suspense>
          <RegretDialog regret={regret} title={title} onClose={() => ask(false)} onChange={onChange} />
        </Suspense>
      ) : null}
    </div>
  );
}
