import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import { withdrawPurchaseDocumentRequest } from '@patio/contract/sales/purchase-documents/withdraw-purchase-document-request.ts';
import { useState } from 'react';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

interface Props {
  readonly code: number;
  readonly request: PurchaseDocuments['pedidos'][number];
}

const TONES = { pedido: 'accent', enviado: 'warn', recusado: 'danger' } as const;

/** What is asked of the buyer, until when, and how it is withdrawn. */
export function RequestItem({ code, request }: Props) {
  const { purchaseDocuments: texts } = useTexts();
  const user = useUser();
  const dayText = useDayText();
  const action = useAction(withdrawPurchaseDocumentRequest);
  const [withdrawing, withdraw] = useState(false);
  const { codigo, tipo, motivo, prazo, situacao, atrasado } = request;
  const day = dayText(`${prazo}T12:00:00Z`);
  const confirm = async (reason: string): Promise<void> => {
    const params = { id: code, pedido: codigo };
    if (await action.run({ params, body: { motivo: reason } }, texts.withdrawn)) withdraw(false);
  };
  return (
    <Paper withBorder p="sm" component="article" aria-label={texts.requestOf(texts.kinds[tipo])}>
      <Stack gap={4}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {texts.requestOf(texts.kinds[tipo])}
          </Text>
          <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
            {texts.requestStates[situacao]}
          </Badge>
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {motivo}
        </Text>
        <Group justify="space-between">
          <Text size="sm" c={atrasado ? 'danger' : 'dimmed'}>
            {atrasado ? texts.wasDue(day) : texts.dueOn(day)}
          </Text>
          {can(user, withdrawPurchaseDocumentRequest) ? (
            <Button variant="subtle" size="compact-xs" onClick={() => withdraw(true)}>
              {texts.withdraw}
            </Button>
          ) : null}
        </Group>
      </Stack>
      {withdrawing ? (
        <ReasonDialog
          title={texts.withdraw}
          text={texts.withdrawText}
          reason={texts.reasonRead}
          action={texts.withdraw}
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => withdraw(false)}
        />
      ) : null}
    </Paper>
  );
}
