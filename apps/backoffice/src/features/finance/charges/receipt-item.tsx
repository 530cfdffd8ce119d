import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { ChargesOfPurchase } from '@patio/contract/finance/charges/charge.ts';
import { correctReceiptReference } from '@patio/contract/finance/charges/correct-receipt-reference.ts';
import { decidePayer } from '@patio/contract/finance/charges/decide-payer.ts';
import { undoReceipt } from '@patio/contract/finance/charges/undo-receipt.ts';
import { useState } from 'react';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { CorrectReference } from './correct-reference.tsx';

type Receipt = ChargesOfPurchase['recebimentos'][number];
type What = 'undo' | 'aceitar' | 'devolvido';

/** A receipt: from whom, when, whether it counts, and what the user may do with it. */
export function ReceiptItem({ receipt }: { readonly receipt: Receipt }) {
  const { charges: texts } = useTexts();
  const dayText = useDayText();
  const user = useUser();
  const [asked, ask] = useState<What | 'correct' | null>(null);
  const { valor, forma, dia, pagador, referencia, situacao, podeDesfazer, podeDecidir, podeCorrigir } =
    receipt;
  const actions: readonly (What | 'correct')[] = [
    ...(podeDecidir && can(user, decidePayer) ? (['aceitar', 'devolvido'] as const) : []),
    ...(podeCorrigir && can(user, correctReceiptReference) ? (['correct'] as const) : []),
    ...(podeDesfazer && can(user, undoReceipt) ? (['undo'] as const) : []),
  ];
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{`${moneyText(valor)} · ${dayText(`${dia}T12:00:00Z`)} · ${texts.ways[forma]}`}</Text>
        <Badge
          variant={situacao === 'aguardando' ? 'light' : 'default'}
          tt="none"
          miw="max-content"
          color="warn"
        >
          {texts.receiptStates[situacao]}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {texts.from(pagador, referencia)}
      </Text>
      {actions.length === 0 ? null : (
        <Group gap="xs">
          {actions.map((what) => (
            <Button key={what} variant="default" size="xs" onClick={() => ask(what)}>
              {what === 'correct' ? texts.correct : texts.actions[what]}
            </Button>
          ))}
        </Group>
      )}
      {asked === 'correct' ? (
        <CorrectReference
          route={correctReceiptReference}
          code={receipt.codigo}
          reference={referencia}
          onClose={() => ask(null)}
        />
      ) : null}
      {asked === null || asked === 'correct' ? null : (
        <Decision code={receipt.codigo} what={asked} onClose={() => ask(null)} />
      )}
    </Stack>
  );
}

interface DecisionProps {
  readonly code: number;
  readonly what: What;
  readonly onClose: () => void;
}

function Decision({ code, what, onClose }: DecisionProps) {
  const { charges: texts } = useTexts();
  const undoing = useAction(undoReceipt);
  const deciding = useAction(decidePayer);
  const used = what === 'undo' ? undoing : deciding;
  const confirm = async (motivo: string): Promise<void> => {
    const params = { id: code };
    const done =
      what === 'undo'
        ? await undoing.run({ params, body: { motivo } }, texts.saved)
        : await deciding.run({ params, body: { decisao: what, motivo } }, texts.saved);
    if (done) onClose();
  };
  return (
    <ReasonDialog
      title={texts.actions[what]}
      text={texts.actionText[what]}
      reason={texts.reason}
      action={texts.actions[what]}
      danger={what === 'undo'}
      busy={used.busy}
      problem={used.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
