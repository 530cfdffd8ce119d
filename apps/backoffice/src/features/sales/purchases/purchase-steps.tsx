import { Button, Group, List, Stack, Text, Timeline, Title } from '@mantine/core';
import { defaultPurchase } from '@patio/contract/sales/purchases/default-purchase.ts';
import { movePurchase } from '@patio/contract/sales/purchases/move-purchase.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import type { PurchaseDetail } from './purchase-detail.ts';
import { ReplaceCode } from './replace-code.tsx';
import { StepConfirmation, type Step } from './step-confirmation.tsx';
import { UndoSale } from './undo-sale.tsx';

const MILESTONES = ['aguardandoContato', 'negociacao', 'credito', 'retirada', 'conclusao'] as const;

/** How far a purchase has come, and the steps that may be taken now. */
export function PurchaseSteps({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { purchases: texts } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const [step, setStep] = useState<Step | null>(null);
  const [undoing, setUndoing] = useState(false);
  const reached = MILESTONES.filter((name) => purchase.marcos[name] !== null);
  return (
    <Stack gap="sm">
      {can(user, movePurchase) && purchase.passos.length > 0 ? (
        <Group gap="xs">
          {purchase.passos.map((name, at) => (
            <Button key={name} variant={at === 0 ? 'filled' : 'default'} onClick={() => setStep(name)}>
              {texts.steps[name]}
            </Button>
          ))}
        </Group>
      ) : null}
      {purchase.situacao === 'L' && purchase.canceladaEm === null ? (
        <ReplaceCode code={purchase.codigo} />
      ) : null}
      {can(user, defaultPurchase) && purchase.podeDesfazer ? (
        <Group>
          <Button variant="subtle" color="danger" size="compact-sm" onClick={() => setUndoing(true)}>
            {texts.undoSale}
          </Button>
        </Group>
      ) : null}
      <Title order={2} size="h5">
        {texts.milestones}
      </Title>
      <Timeline active={reached.length - 1} bulletSize={10} lineWidth={2}>
        {reached.map((name) => (
          <Timeline.Item key={name}>
            <Text size="sm">{texts.dates[name]}</Text>
            <Text size="xs" c="dimmed">
              {dateText(purchase.marcos[name] ?? '')}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {step === null ? null : (
        <StepConfirmation purchase={purchase} step={step} onClose={() => setStep(null)}>
          <Missing purchase={purchase} step={step} />
        </StepConfirmation>
      )}
      {undoing ? <UndoSale purchase={purchase} onClose={() => setUndoing(false)} /> : null}
    </Stack>
  );
}

/** What is usually done before a step, and is not yet. */
function Missing({ purchase, step }: { readonly purchase: PurchaseDetail; readonly step: Step }) {
  const { purchases: texts } = useTexts();
  const late = step === 'retirada' || step === 'conclusao';
  const missing = [
    purchase.notas.every(({ canal }) => canal === 'nota') ? texts.checkContact : null,
    late && !purchase.pagamentoAprovado ? texts.checkPayment : null,
    step === 'conclusao' && !purchase.notaFiscal ? texts.checkInvoice : null,
    purchase.cancelamentoPedido ? texts.checkCancel : null,
  ].filter((text) => text !== null);
  if (missing.length === 0) return null;
  return (
    <div>
      <Text size="sm" mt="sm" fw={600}>
        {texts.checks}
      </Text>
      <List size="sm">
        {missing.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
