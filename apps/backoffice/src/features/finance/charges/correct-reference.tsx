import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { correctReceiptReference } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import type { correctDepositReference } from '@patio/contract/finance/deposits/correct-deposit-reference.ts';
import type { correctRepaymentReference } from '@patio/contract/finance/payouts/debts/correct-repayment-reference.ts';
import type { correctPaybackReference } from '@patio/contract/finance/paybacks/marks/correct-payback-reference.ts';
import type { correctPayoutReference } from '@patio/contract/finance/payouts/marks/correct-payout-reference.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  /** Of a buyer, of what a store gave back, or of what went to one of them. */
  readonly route:
    | typeof correctReceiptReference
    | typeof correctRepaymentReference
    | typeof correctPayoutReference
    | typeof correctPaybackReference
    | typeof correctDepositReference;
  readonly code: number;
  /** What was recorded. */
  readonly reference: string;
  /** What follows from it, if not that of money that came in. */
  readonly text?: string;
  readonly onClose: () => void;
}

/** Corrects the reference of the bank under which a transfer was recorded. A refusal keeps what was typed. */
export function CorrectReference({ route, code, reference, text, onClose }: Props) {
  const { charges: texts, common } = useTexts();
  const action = useAction(route);
  const [fields, setFields] = useState({ reference, reason: '' });
  const [tried, setTried] = useState(false);
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (fields.reference.trim() === '' || fields.reason.trim() === '') return;
    const body = { referencia: fields.reference, motivo: fields.reason };
    if (await action.run({ params: { id: code }, body }, texts.corrected)) onClose();
  };
  const line = (name: keyof typeof fields, label: string, longest: number) => (
    <TextInput
      label={label}
      value={fields[name]}
      maxLength={longest}
      error={missing(fields[name])}
      onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Dialog title={texts.correct} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{text ?? texts.correctText}</Text>
        {line('reference', texts.reference, 80)}
        {line('reason', texts.reason, 300)}
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.correct}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
