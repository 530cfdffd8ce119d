import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { sendAcceptance } from './proposal-calls.ts';
import { ProposalCosts } from './proposal-costs.tsx';
import type { OwnProposal } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

interface Props {
  readonly proposal: OwnProposal;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Confirms the purchase at the value of the counter-proposal: what it costs in all, and that it binds (rule 0.7). */
export function AcceptDialog({ proposal, title, onClose, onChange }: Props) {
  const texts = useProposalTexts();
  const { shell } = useTexts();
  // What is confirmed is what was shown, though the row be read again meanwhile.
  const [value] = useState(proposal.counter ?? 0);
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'asking' | 'sending' | 'done' | { readonly refused: string }>('asking');
  const send = async (): Promise<void> => {
    setState('sending');
    const result = await sendAcceptance(proposal.code, value, key);
    setState(result.ok ? 'done' : { refused: result.text });
  };
  if (state === 'done') return <Accepted onClose={onClose} onChange={onChange} />;
  return (
    <Dialog
      title={texts.acceptTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="buy" busy={state === 'sending'} onClick={() => void send()}>
            {texts.acceptNow(formatMoney(value))}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.acceptText}
      </p>
      <ProposalCosts proposal={proposal} label={texts.acceptLabel} price={value} />
      {typeof state === 'string' ? null : (
        <div role="alert" className="mt-3">
          <Notice tone="danger" icon="alert">
            {state.refused || shell.genericError}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

function Accepted({ onClose, onChange }: Pick<Props, 'onClose' | 'onChange'>) {
  const texts = useProposalTexts();
  const { shell } = useTexts();
  const link = useLink();
  const leave = (): void => {
    onClose();
    onChange();
  };
  return (
    <Dialog
      title={texts.acceptedTitle}
      closeLabel={shell.close}
      onClose={leave}
      actions={
        <Link to={link('/negociacao/?view=compra')} className={buttonLook('bid')} onClick={leave}>
          {texts.seePurchases}
        </Link>
      }
    >
      <p role="status">{texts.acceptedText}</p>
    </Dialog>
  );
}
