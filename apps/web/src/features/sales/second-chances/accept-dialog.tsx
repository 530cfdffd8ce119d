import { Suspense, useState } from 'react';
import { LateDepositDialog } from '../../finance/deposits/public.ts';
import { PurchaseDialog } from '../proposals/public.ts';
import type { SecondChanceView } from './second-chance-view.ts';
import { useAnswer } from './use-answer.ts';
import { useSecondChanceTexts } from './use-second-chance-texts.ts';

interface Props {
  readonly chance: SecondChanceView;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Confirms the purchase at the price of the second chance: the total cost, that it is binding, and the deposit that it needs. */
export function AcceptDialog({ chance, ...rest }: Props) {
  const texts = useSecondChanceTexts();
  // What was shown is what is confirmed, even if the row is reloaded meanwhile.
  const [shown] = useState(chance);
  const { state, send, askAgain } = useAnswer(shown.offerCode, true);
  if (typeof state === 'object' && state.deposit === true) {
    return (
      <Suspense>
        <LateDepositDialog
          offer={shown.offerCode}
          text={state.refused}
          way={texts.withDeposit}
          onClose={askAgain}
          onHeld={() => void send()}
        />
      </Suspense>
    );
  }
  return (
    <PurchaseDialog
      {...rest}
      texts={texts}
      terms={shown}
      agreed="lance"
      value={shown.value}
      state={state}
      onSend={() => void send()}
    />
  );
}
