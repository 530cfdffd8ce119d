import { Button, Group, Stack, Text } from '@mantine/core';
import { addTransferFine } from '@patio/contract/sales/transfer/add-transfer-fine.ts';
import { removeTransferFine } from '@patio/contract/sales/transfer/remove-transfer-fine.ts';
import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { useState } from 'react';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AddFine } from './add-fine.tsx';

interface Props {
  readonly code: number;
  readonly fines: Transfer['multas'];
  /** The day of the delivery, yyyy-mm-dd; null: it has not been. */
  readonly deliveredOn: string | null;
}

/** Fines that became known after the sale, with who pays them. */
export function Fines({ code, fines, deliveredOn }: Props) {
  const { transfer: texts } = useTexts();
  const user = useUser();
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {texts.fines}
      </Text>
      {fines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noFines}
        </Text>
      ) : null}
      {fines.map((fine) => (
        <Fine key={fine.codigo} code={code} fine={fine} />
      ))}
      {can(user, addTransferFine) ? (
        <Group>
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {texts.addFine}
          </Button>
        </Group>
      ) : null}
      {adding ? <AddFine code={code} deliveredOn={deliveredOn} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function Fine({ code, fine }: { readonly code: number; readonly fine: Transfer['multas'][number] }) {
  const { transfer: texts } = useTexts();
  const user = useUser();
  const dayText = useDayText();
  const action = useAction(removeTransferFine);
  const [striking, setStriking] = useState(false);
  const { codigo, em, valor, descricao, paga, motivo } = fine;
  const strike = async (reason: string): Promise<void> => {
    const request = { params: { id: code, multa: codigo }, body: { motivo: reason } };
    if (await action.run(request, texts.saved)) setStriking(false);
  };
  return (
    <div>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {`${descricao} · ${dayText(`${em}T12:00:00Z`)} · ${moneyText(valor)}`}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[texts.pays[paga], ...(motivo === null ? [] : [motivo])].join(': ')}
      </Text>
      {can(user, removeTransferFine) ? (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`${texts.strike}: ${descricao}`}
          onClick={() => setStriking(true)}
        >
          {texts.strike}
        </Button>
      ) : null}
      {striking ? (
        <ReasonDialog
          title={texts.strike}
          text={texts.strikeText}
          reason={texts.reasonRead}
          action={texts.strike}
          danger
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void strike(reason)}
          onClose={() => setStriking(false)}
        />
      ) : null}
    </div>
  );
}
