import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { LateAccountDialog } from '../../sales/refund-account/public.ts';
import { usePaybackTexts } from './payback-texts.ts';
import { giveBank, type AskedAccount } from './use-paybacks.ts';

interface Props {
  readonly code: number;
  readonly account: AskedAccount;
  readonly onChange: () => Promise<void>;
}

/** Asks the buyer for the account to which money is transferred back, and says what they gave. */
export function PaybackAccount({ code, account, onChange }: Props) {
  const texts = usePaybackTexts();
  const [open, setOpen] = useState(false);
  const { situacao, valor, motivo, podeInformar } = account;
  const amount = formatMoney(centavosFromReais(valor) ?? 0);
  const name = situacao === 'pedida' ? texts.give : texts.change;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {situacao === 'pedida' ? (
        <Notice tone="warn" icon="info">
          {`${texts.accountAsked(amount)} ${motivo}`}
        </Notice>
      ) : (
        <p className="text-sm text-ink-2">{texts.accountGiven(amount)}</p>
      )}
      {podeInformar ? (
        <div>
          <Button onClick={() => setOpen(true)}>{name}</Button>
        </div>
      ) : null}
      {open ? (
        <LateAccountDialog
          send={(body) => giveBank(code, body, texts.giveFailed)}
          action={texts.send}
          title={name}
          text={texts.giveText(amount)}
          onClose={() => setOpen(false)}
          onGiven={onChange}
        />
      ) : null}
    </div>
  );
}
