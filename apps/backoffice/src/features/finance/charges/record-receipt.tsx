import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { recordReceipt } from '@patio/contract/finance/charges/record-receipt.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { ArrivedFields } from './arrived-fields.tsx';
import type { Charge } from './charge.ts';
import { useArrivedMoney } from './use-arrived-money.ts';

interface Props {
  readonly charge: Charge;
  readonly onClose: () => void;
}

const EMPTY = { payer: '', document: '', reference: '' };

/** Records money that finance has found at the bank, or was handed in cash. A refusal keeps what was typed. */
export function RecordReceipt({ charge, onClose }: Props) {
  const { charges: texts, common } = useTexts();
  const action = useAction(recordReceipt);
  const money = useArrivedMoney();
  const [fields, setFields] = useState(EMPTY);
  const cash = money.way === 'especie';
  const confirm = async (): Promise<void> => {
    const told = money.told();
    const { payer, document, reference } = fields;
    if (told === null || payer.trim() === '' || reference.trim() === '') return;
    if (cash && document.trim() === '') return;
    const body = {
      ...told,
      pagador: payer,
      documentoPagador: document.trim() === '' ? null : document,
      referencia: reference,
    };
    if (await action.run({ params: { id: charge.codigo }, body }, texts.recorded)) onClose();
  };
  const line = (name: keyof typeof EMPTY, longest: number, required = true) => (
    <TextInput
      label={(cash ? texts.ofCash : texts)[name]}
      value={fields[name]}
      maxLength={longest}
      error={required ? money.missing(fields[name]) : null}
      onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Dialog title={`${texts.record}: ${texts.kinds[charge.tipo]}`} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.recordText}</Text>
        <ArrivedFields money={money} />
        {line('payer', 120)}
        {line('document', 18, cash)}
        {line('reference', 80)}
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.record}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
