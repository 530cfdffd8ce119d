import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { recordStoreRepayment } from '@patio/contract/finance/payouts/record-store-repayment.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { ArrivedFields, useArrivedMoney } from '../charges/public.ts';

/** Records money that a store gave back. A refusal keeps what was typed. */
export function RecordRepayment({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const [open, setOpen] = useState(false);
  if (!statement.podeRegistrarDevolucao) return null;
  return (
    <Group>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.repay}
      </Button>
      {open ? <RepaymentDialog statement={statement} onClose={() => setOpen(false)} /> : null}
    </Group>
  );
}

interface Props {
  readonly statement: StoreStatement;
  readonly onClose: () => void;
}

function RepaymentDialog({ statement: { divida, loja }, onClose }: Props) {
  const { charges, common, payouts: texts } = useTexts();
  const action = useAction(recordStoreRepayment);
  const money = useArrivedMoney();
  const [reference, setReference] = useState('');
  const confirm = async (): Promise<void> => {
    const told = money.told();
    if (told === null || reference.trim() === '') return;
    const body = { ...told, referencia: reference };
    if (await action.run({ params: { id: loja.codigo }, body }, texts.repaid)) onClose();
  };
  return (
    <Dialog title={texts.repay} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.repayText(moneyText(divida))}</Text>
        <ArrivedFields money={money} />
        <TextInput
          label={money.way === 'especie' ? charges.ofCash.reference : charges.reference}
          value={reference}
          maxLength={80}
          error={money.missing(reference)}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.repay}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
