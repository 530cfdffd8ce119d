import { useState } from 'react';
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

/** Confirms the purchase at the price of the second chance: what it costs in all, and that it binds. */
export function AcceptDialog({ chance, ...rest }: Props) {
  const texts = useSecondChanceTexts();
  // What is confirmed is what was shown, though the row be read again meanwhile.
  const [shown] = useState(chance);
  const { state, send } = useAnswer(shown.offerCode, true);
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
