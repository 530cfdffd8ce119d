import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { recordStoreRepayment } from '@patio/contract/finance/payouts/record-store-repayment.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/day-field.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { MoneyField } from '../../../platform/panels/money-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const WAYS = ['transferencia', 'especie'] as const;
type Way = (typeof WAYS)[number];

const wayOf = (chosen: string): Way => WAYS.find((way) => way === chosen) ?? 'transferencia';

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
  const [way, setWay] = useState<Way>('transferencia');
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const cents = parseMoney(amount);
  const isAmount = cents !== null && cents > 0;
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (!isAmount || day === '' || reference.trim() === '') return;
    const body = { valor: reaisFromCentavos(cents), forma: way, dia: day, referencia: reference };
    if (await action.run({ params: { id: loja.codigo }, body }, texts.repaid)) onClose();
  };
  return (
    <Dialog title={texts.repay} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.repayText(moneyText(divida))}</Text>
        <Radio.Group label={charges.way} value={way} onChange={(chosen) => setWay(wayOf(chosen))}>
          <Group gap="md" mt={4}>
            {WAYS.map((each) => (
              <Radio key={each} value={each} label={charges.ways[each]} />
            ))}
          </Group>
        </Radio.Group>
        <MoneyField
          label={charges.amount}
          value={amount}
          error={tried && !isAmount ? charges.amountHint : null}
          onChange={setAmount}
        />
        <DayField label={charges.day} value={day} error={missing(day)} onChange={setDay} />
        <TextInput
          label={way === 'especie' ? charges.ofCash.reference : charges.reference}
          value={reference}
          maxLength={80}
          error={missing(reference)}
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
