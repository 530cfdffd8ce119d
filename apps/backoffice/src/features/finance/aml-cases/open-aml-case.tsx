import { TextInput } from '@mantine/core';
import { openAmlCase } from '@patio/contract/finance/aml-cases/open-aml-case.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly onOpened: (code: number) => void;
  readonly onClose: () => void;
}

/** Opens a case about the buyer of a purchase. A refusal keeps what was typed. */
export function OpenAmlCase({ onOpened, onClose }: Props) {
  const { amlCases: texts } = useTexts();
  const action = useAction(openAmlCase);
  const [purchase, setPurchase] = useState('');
  const [tried, setTried] = useState(false);
  const isCode = /^[1-9]\d{0,14}$/.test(purchase.trim());
  const open = async (motivo: string): Promise<void> => {
    if (!isCode) return;
    const opened = await action.give({ body: { compra: Number(purchase), motivo } }, () => texts.opened);
    if (opened !== null) onOpened(opened.data.codigo);
  };
  return (
    <ReasonDialog
      title={texts.open}
      text={texts.openText}
      reason={texts.reason}
      action={texts.open}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(reason) => void open(reason)}
      onClose={onClose}
    >
      <TextInput
        label={texts.purchaseNumber}
        inputMode="numeric"
        value={purchase}
        maxLength={15}
        error={tried && !isCode ? texts.purchaseHint : null}
        onChange={(event) => setPurchase(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
