import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { ProposalCosts } from '../proposals/public.ts';
import { Refusal } from './refusal.tsx';
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
export function AcceptDialog({ chance, title, onClose, onChange }: Props) {
  const texts = useSecondChanceTexts();
  const { shell } = useTexts();
  const link = useLink();
  // What is confirmed is what was shown, though the row be read again meanwhile.
  const [shown] = useState(chance);
  const { state, send } = useAnswer(shown.offerCode, true);
  const leave = (): void => {
    onClose();
    onChange();
  };
  if (state === 'done') {
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
            {texts.acceptNow(formatMoney(shown.value))}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.acceptText}
      </p>
      <ProposalCosts proposal={shown} label={texts.acceptLabel} price={shown.value} />
      {typeof state === 'string' ? null : <Refusal text={state.refused} />}
    </Dialog>
  );
}
