import { useState } from 'react';
import { sendAcceptance } from './proposal-calls.ts';
import type { OwnProposal } from './proposal-view.ts';
import { PurchaseDialog, type RefusedPurchase } from './purchase-dialog.tsx';
import { useProposalTexts } from './use-proposal-texts.ts';

interface Props {
  readonly proposal: OwnProposal;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Confirms the purchase at the value of the counter-proposal: the total cost, and that it is binding (rule 0.7). */
export function AcceptDialog({ proposal, ...rest }: Props) {
  const texts = useProposalTexts();
  // The value shown is the one confirmed, even if the row is reloaded meanwhile.
  const [value] = useState(proposal.counter ?? 0);
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'asking' | 'sending' | 'done' | RefusedPurchase>('asking');
  const send = async (): Promise<void> => {
    setState('sending');
    const result = await sendAcceptance(proposal.code, value, key);
    setState(result.ok ? 'done' : { refused: result.text, incomplete: result.missingStep !== undefined });
  };
  return (
    <PurchaseDialog
      {...rest}
      texts={texts}
      terms={proposal}
      value={value}
      state={state}
      onSend={() => void send()}
    />
  );
}
