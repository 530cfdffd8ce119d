import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { recordPaybackTransfers } from '@patio/contract/finance/paybacks/record-payback-transfers.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

const LONGEST = 80;

interface Props {
  readonly rows: readonly Reply<typeof listPaybacks>['data'][number][];
  /** `done`: they were recorded as far as they could be. */
  readonly onClose: (done: boolean) => void;
}

/** Records the transfers of marked purchases that were made at the bank, each with its reference, and says what became of each. */
export function RecordTransfers({ rows, onClose }: Props) {
  const { paybacks: texts, common } = useTexts();
  const action = useAction(recordPaybackTransfers);
  // As they were when it was opened: a list that is read again no longer has what was recorded.
  const [asked] = useState(rows);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [missing, setMissing] = useState(false);
  const [outcomes, setOutcomes] = useState<Reply<typeof recordPaybackTransfers>['data'] | null>(null);
  const released = asked.flatMap(({ transferencia, ...row }) =>
    transferencia === null ? [] : [{ ...row, transferencia }],
  );
  const told = released.flatMap(({ transferencia: { codigo } }) => {
    const referencia = typed.get(codigo)?.trim() ?? '';
    return referencia === '' ? [] : [{ codigo, referencia }];
  });
  // That none could be is no success to be announced; the results say it.
  const recordedText = (done: number, all: number): string =>
    done === 0 ? '' : texts.manyRecorded(done, all);
  const close = (): void => onClose(outcomes !== null);
  const record = async (): Promise<void> => {
    setMissing(told.length === 0);
    if (told.length === 0) return;
    const reply = await action.give({ body: { transferencias: told } }, ({ data }) =>
      recordedText(data.filter(({ resultado }) => resultado === 'registrada').length, data.length),
    );
    if (reply !== null) setOutcomes(reply.data);
  };
  const left = asked.length - released.length;
  return (
    <Dialog title={outcomes === null ? texts.recordMany : texts.results} onClose={close}>
      <Stack gap="sm">
        {outcomes === null ? <Text size="sm">{texts.recordManyText}</Text> : null}
        {released.map(({ codigoCompra, comprador, transferencia: { codigo, valor } }) => {
          const name = texts.transferOf(moneyText(valor), codigoCompra, comprador.nome);
          const outcome = outcomes?.find((each) => each.codigo === codigo);
          if (outcomes !== null)
            return (
              <Text key={codigo} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {`${name} · ${outcome === undefined ? texts.leftOut : texts.outcomes[outcome.resultado]}`}
              </Text>
            );
          return (
            <TextInput
              key={codigo}
              label={name}
              placeholder={texts.reference}
              value={typed.get(codigo) ?? ''}
              maxLength={LONGEST}
              onChange={(event) => setTyped(new Map(typed).set(codigo, event.currentTarget.value))}
            />
          );
        })}
        {left > 0 ? <Text size="sm">{texts.notReleased(left)}</Text> : null}
        <Problem text={missing && told.length === 0 ? texts.noReference : action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {outcomes === null ? common.cancel : common.close}
          </Button>
          {outcomes === null && released.length > 0 ? (
            <Button loading={action.busy} onClick={() => void record()}>
              {texts.recordMany}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Dialog>
  );
}
