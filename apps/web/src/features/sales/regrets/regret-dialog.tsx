import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAccountForm } from '../refund-account/public.ts';
import { RegretAccount } from './regret-account.tsx';
import { RegretDone } from './regret-done.tsx';
import type { RegretView } from './regret-view.ts';
import { useRegret } from './use-regret.ts';
import { useRegretTexts } from './use-regret-texts.ts';

interface Props {
  readonly regret: Extract<RegretView, { kind: 'possible' }>;
  /** Of the offer. */
  readonly title: string;
  readonly onClose: () => void;
  /** The purchase was returned: the data must be reloaded. */
  readonly onChange: () => void;
}

/** Asks once whether to return a purchase: the deadline, and the consequences; then its protocol (rule 0.27). */
export function RegretDialog({ regret, title, onClose, onChange }: Props) {
  const { texts, clock } = useRegretTexts();
  const { shell } = useTexts();
  // What was shown is what is confirmed, even if the row is reloaded meanwhile.
  const [shown] = useState(regret);
  const { state, send } = useRegret();
  const bank = useAccountForm(shown.paid);
  const [later, setLater] = useState(false);
  const asks = shown.paid && !later;
  if (typeof state === 'object' && 'done' in state) {
    const leave = (): void => {
      onClose();
      onChange();
    };
    return <RegretDone regretted={state.done} onClose={leave} />;
  }
  return (
    <Dialog
      title={texts.title}
      closeLabel={shell.close}
      onClose={onClose}
      wide={asks}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button
            look="quiet"
            busy={state === 'sending'}
            disabled={asks && !bank.valid}
            onClick={() => void send({ offerCode: shown.offerCode, bank: asks ? bank.body : null })}
          >
            {texts.now}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.right}
      </p>
      <p className="mt-2 font-medium text-ink">
        {shown.until === null ? texts.untilDelivery : texts.until(clock(shown.until))}
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {shown.paid ? (
        <RegretAccount bank={bank} later={later} onLater={setLater} />
      ) : (
        <p className="mt-3">{texts.nothingPaid}</p>
      )}
      {shown.second ? <p className="mt-3 text-warn">{texts.second}</p> : null}
      {typeof state === 'object' ? (
        <div role="alert" className="mt-3 text-danger">
          <p>{texts.failed}</p>
          {state.refused === '' ? null : <p>{state.refused}</p>}
        </div>
      ) : null}
    </Dialog>
  );
}
