import { Select } from '@mantine/core';
import { withdrawalCause } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import { withdrawSale } from '@patio/contract/sales/sale-withdrawals/withdraw-sale.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly purchase: number;
  readonly onClose: () => void;
}

/** Withdraws a sale for a cause that is not the buyer's fault. */
export function WithdrawDialog({ purchase, onClose }: Props) {
  const { ended: texts, common } = useTexts();
  const action = useAction(withdrawSale);
  const [cause, setCause] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const confirm = async (motivo: string): Promise<void> => {
    const causa = withdrawalCause.options.find((option) => option === cause);
    setMissing(causa === undefined);
    if (causa === undefined) return;
    const reply = await action.give({ params: { id: purchase }, body: { causa, motivo } }, ({ data }) =>
      data.devolver ? texts.withdrawnRefund : texts.withdrawnDone,
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.withdrawTitle}
      text={texts.withdrawText}
      reason={common.reasonInside}
      action={texts.actions.retirar}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Select
        label={texts.cause}
        data={withdrawalCause.options.map((value) => ({ value, label: texts.causes[value] }))}
        value={cause}
        error={missing ? common.required : null}
        comboboxProps={{ withinPortal: false }}
        onChange={setCause}
      />
    </ReasonDialog>
  );
}
