import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { addTransferFine } from '@patio/contract/sales/transfer/add-transfer-fine.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { finePayer } from '@patio/domain/sales/transfer/fine-payer.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { MoneyField } from '../../../platform/panels/fields/money-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly code: number;
  readonly deliveredOn: string | null;
  readonly onClose: () => void;
}

const PAYERS = ['comprador', 'vendedor'] as const;
type Payer = (typeof PAYERS)[number];
const LONGEST = 200;
const LONGEST_REASON = 500;
interface Draft {
  readonly day: string;
  readonly amount: string;
  readonly what: string;
  /** Null: as the rule says. */
  readonly payer: Payer | null;
  readonly reason: string;
}
const EMPTY: Draft = { day: '', amount: '', what: '', payer: null, reason: '' };

/** Records a fine: who pays it follows from the day of the delivery; another payer needs a reason. A refusal keeps what was typed. */
export function AddFine({ code, deliveredOn, onClose }: Props) {
  const { transfer: texts, common } = useTexts();
  const action = useAction(addTransferFine);
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const byRule: Payer | null =
    draft.day === '' ? null : finePayer(draft.day, deliveredOn) === 'buyer' ? 'comprador' : 'vendedor';
  const payer = draft.payer ?? byRule;
  const departs = payer !== null && byRule !== null && payer !== byRule;
  const centavos = parseMoney(draft.amount);
  const needed = (missing: boolean): string | null => (tried && missing ? common.required : null);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (payer === null || centavos === null || draft.what.trim() === '') return;
    if (departs && draft.reason.trim() === '') return;
    const body = {
      em: draft.day,
      valor: reaisFromCentavos(centavos),
      descricao: draft.what,
      paga: payer,
      motivo: departs ? draft.reason : null,
    };
    if (await action.run({ params: { id: code }, body }, texts.saved)) onClose();
  };
  return (
    <Dialog title={texts.addFine} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.fineText}</Text>
        <DayField
          label={texts.fineDay}
          value={draft.day}
          error={needed(draft.day === '')}
          onChange={(day) => change({ day })}
        />
        <MoneyField
          label={common.value}
          value={draft.amount}
          error={needed(centavos === null)}
          onChange={(amount) => change({ amount })}
        />
        <TextInput
          label={texts.fineWhat}
          maxLength={LONGEST}
          value={draft.what}
          error={needed(draft.what.trim() === '')}
          onChange={(event) => change({ what: event.currentTarget.value })}
        />
        <Select
          label={texts.whoPays}
          data={PAYERS.map((value) => ({ value, label: texts.payers[value] }))}
          value={payer}
          error={needed(payer === null)}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => change({ payer: PAYERS.find((known) => known === value) ?? null })}
        />
        {departs ? (
          <Textarea
            label={texts.departs}
            autosize
            minRows={2}
            maxLength={LONGEST_REASON}
            value={draft.reason}
            error={needed(draft.reason.trim() === '')}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
        ) : null}
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.addFine}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
