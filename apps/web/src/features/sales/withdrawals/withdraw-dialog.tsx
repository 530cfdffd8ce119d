import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { Refusal } from '../proposals/public.ts';
import { forgetPseudonym } from '../../trading/standings/public.ts';
import { useWithdrawalTexts } from './use-withdrawal-texts.ts';
import { sendWithdrawal } from './withdrawal-calls.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

interface Props {
  readonly withdrawal: WithdrawalView;
  readonly title: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Confirms the withdrawal of all the user's bids on an offer. */
export function WithdrawDialog({ withdrawal, title, onClose, onChange }: Props) {
  const texts = useWithdrawalTexts();
  const { shell } = useTexts();
  const { user } = useSession();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { offerCode } = withdrawal;
  const send = async (): Promise<void> => {
    setSending(true);
    setRefused(null);
    const result = await sendWithdrawal(offerCode);
    setSending(false);
    if (!result.ok) return setRefused(result.text || texts.failed);
    if (user !== null) forgetPseudonym({ userCode: user.codigoUsuario, offerCode });
    showNotice({ tone: 'plain', text: texts.done });
    onClose();
    onChange();
  };
  return (
    <Dialog
      title={texts.askTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="quiet" busy={sending} onClick={() => void send()}>
            {texts.now}
          </Button>
        </>
      }
    >
      <p>
        <strong className="block text-ink">{title}</strong>
        {texts.ask}
      </p>
      <p>
        {texts.highest}: <strong className="money">{formatMoney(withdrawal.value)}</strong>
      </p>
      {refused === null ? null : <Refusal text={refused} />}
    </Dialog>
  );
}
