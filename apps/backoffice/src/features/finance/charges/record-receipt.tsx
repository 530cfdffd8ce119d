import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { recordReceipt } from '@patio/contract/finance/charges/record-receipt.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/day-field.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { MoneyField } from '../../../platform/panels/money-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { Charge } from './charge.ts';

interface Props {
  readonly charge: Charge;
  readonly onClose: () => void;
}

const WAYS = ['transferencia', 'especie'] as const;
type Way = (typeof WAYS)[number];

const EMPTY = { amount: '', payer: '', document: '', reference: '' };

const wayOf = (chosen: string): Way => WAYS.find((way) => way === chosen) ?? 'transferencia';

/** Records money that finance has found at the bank, or was handed in cash. A refusal keeps what was typed. */
export function RecordReceipt({ charge, onClose }: Props) {
  const { charges: texts, common } = useTexts();
  const action = useAction(recordReceipt);
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [way, setWay] = useState<Way>('transferencia');
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const cents = parseMoney(fields.amount);
  const set = (name: keyof typeof EMPTY) => (text: string) => setFields({ ...fields, [name]: text });
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  const confirm = async (): Promise<void> => {
    setTried(true);
    const { payer, document, reference } = fields;
    if (cents === null || cents === 0 || day === '' || payer.trim() === '' || reference.trim() === '') return;
    if (way === 'especie' && document.trim() === '') return;
    const body = {
      forma: way,
      valor: reaisFromCentavos(cents),
      dia: day,
      pagador: payer,
      documentoPagador: document.trim() === '' ? null : document,
      referencia: reference,
    };
    if (await action.run({ params: { id: charge.codigo }, body }, texts.recorded)) onClose();
  };
  const line = (name: 'payer' | 'document' | 'reference', longest: number, required = true) => (
    <TextInput
      label={(way === 'especie' ? texts.ofCash : texts)[name]}
      value={fields[name]}
      maxLength={longest}
      error={required ? missing(fields[name]) : null}
      onChange={(event) => set(name)(event.currentTarget.value)}
    />
  );
  return (
    <Dialog title={`${texts.record}: ${texts.kinds[charge.tipo]}`} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.recordText}</Text>
        <Radio.Group label={texts.way} value={way} onChange={(chosen) => setWay(wayOf(chosen))}>
          <Group gap="md" mt={4}>
            {WAYS.map((each) => (
              <Radio key={each} value={each} label={texts.ways[each]} />
            ))}
          </Group>
        </Radio.Group>
        <MoneyField
          label={texts.amount}
          value={fields.amount}
          error={tried && (cents === null || cents === 0) ? texts.amountHint : null}
          onChange={set('amount')}
        />
        <DayField label={texts.day} value={day} error={missing(day)} onChange={setDay} />
        {line('payer', 120)}
        {line('document', 18, way === 'especie')}
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
