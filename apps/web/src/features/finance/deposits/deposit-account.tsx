import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { LateAccountDialog } from '../../sales/refund-account/public.ts';
import { useDepositTexts } from './deposit-texts.ts';
import { giveBank } from './use-deposits.ts';

interface Props {
  readonly deposit: OwnDeposit;
  readonly account: NonNullable<OwnDeposit['conta']>;
  readonly onChange: () => Promise<void>;
}

/** How a deposit goes back that the bank no longer returns by Pix: asks for the account, and says how far the transfer is. */
export function DepositAccount({ deposit, account, onChange }: Props) {
  const texts = useDepositTexts();
  const { date } = useDates();
  const [open, setOpen] = useState(false);
  const { situacao, ate, falha, referencia, podeInformar } = account;
  const amount = formatMoney(centavosFromReais(account.valor) ?? 0);
  const text = texts.account[situacao](amount, ate === null ? '' : date(Date.parse(ate)));
  const name = situacao === 'pedida' ? texts.give : texts.change;
  return (
    <div className="flex flex-col gap-2">
      {situacao === 'pedida' ? (
        <Notice tone="warn" icon="info">
          {text}
        </Notice>
      ) : (
        <p className="text-sm text-ink-2">{text}</p>
      )}
      {falha === null ? null : (
        <Notice tone="warn" icon="info">
          {texts.transferFailed(falha)}
        </Notice>
      )}
      {referencia === null ? null : <p className="text-sm text-ink-2">{texts.reference(referencia)}</p>}
      {podeInformar ? (
        <div>
          <Button aria-label={texts.giveOf(name, deposit.tituloOferta)} onClick={() => setOpen(true)}>
            {name}
          </Button>
        </div>
      ) : null}
      {open ? (
        <LateAccountDialog
          send={(body) => giveBank(deposit.codigo, body, texts.giveFailed)}
          action={texts.send}
          text={texts.giveText(amount)}
          title={name}
          onClose={() => setOpen(false)}
          onGiven={onChange}
        />
      ) : null}
    </div>
  );
}
