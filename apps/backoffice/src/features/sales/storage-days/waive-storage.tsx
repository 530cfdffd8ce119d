import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { waivePurchaseStorage } from '@patio/contract/sales/storage-days/waive-purchase-storage.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useState } from 'react';
import { typedMoney } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly storage: StorageOfPurchase;
  readonly onClose: () => void;
}

/** Takes some or all of what is owed off; all of it is proposed. */
export function WaiveStorage({ code, storage, onClose }: Props) {
  const { storage: texts } = useTexts();
  const action = useAction(waivePurchaseStorage);
  const [amount, setAmount] = useState(typedMoney(storage.devido));
  const [tried, setTried] = useState(false);
  const cents = parseMoney(amount);
  const confirm = async (motivo: string): Promise<void> => {
    if (cents === null) return;
    const body = { valor: cents / 100, motivo, versao: storage.versao };
    if (await action.run({ params: { id: code }, body }, texts.waivedDone)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.waive}
      text={texts.waiveText}
      reason={texts.buyerReads}
      action={texts.waive}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <MoneyField
        label={texts.amount}
        value={amount}
        error={tried && cents === null ? texts.amountWrong : null}
        onChange={setAmount}
      />
    </ReasonDialog>
  );
}
