import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Notice, Skeleton } from '@patio/ui/states.tsx';
import { Suspense, useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { LateAccountSections, useAccountForm } from '../../sales/refund-account/public.ts';
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
        <AccountDialog
          deposit={deposit.codigo}
          text={texts.giveText(amount)}
          title={name}
          onClose={() => setOpen(false)}
          onGiven={onChange}
        />
      ) : null}
    </div>
  );
}

interface DialogProps {
  readonly deposit: number;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly onGiven: () => Promise<void>;
}

/** The fields of the account; what was typed stays if it is refused. */
function AccountDialog({ deposit, title, text, onClose, onGiven }: DialogProps) {
  const texts = useDepositTexts();
  const { shell } = useTexts();
  const form = useAccountForm(true);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = async (): Promise<void> => {
    setSending(true);
    const refused = await giveBank(deposit, form.body, texts.giveFailed);
    if (refused === null) {
      await onGiven();
      onClose();
      return;
    }
    setProblems(refused);
    setSending(false);
  };
  return (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      wide
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button busy={sending} disabled={!form.valid} onClick={() => void send()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text}</p>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LateAccountSections form={form} states={form.states} />
        </Suspense>
        {problems.length === 0 ? null : (
          <div role="alert" className="text-danger">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
