import { recordDeposit } from '@patio/contract/people/identity/record-deposit.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { moneyText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../../platform/panels/fields/money-field.tsx';
import { ReasonDialog } from '../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import type { OfAccount } from '../account.ts';

/** Records the deposit that is held; 0 once it was returned. */
export function DepositDialog({ account, onClose }: OfAccount & { readonly onClose: () => void }) {
  const { account: texts, common } = useTexts();
  const action = useAction(recordDeposit);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const cents = parseMoney(typed);
  const confirm = async (motivo: string): Promise<void> => {
    if (cents === null) return;
    const body = { valor: reaisFromCentavos(cents), anterior: account.caucao, motivo };
    if (await action.run({ params: { id: account.codigo }, body }, texts.trust.deposited)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.trust.recordDeposit}
      text={texts.trust.depositText(moneyText(account.caucao))}
      reason={common.reasonInside}
      action={texts.trust.recordDeposit}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <MoneyField
        label={texts.trust.depositNow}
        value={typed}
        error={tried && cents === null ? common.badMoney : null}
        onChange={setTyped}
      />
    </ReasonDialog>
  );
}
