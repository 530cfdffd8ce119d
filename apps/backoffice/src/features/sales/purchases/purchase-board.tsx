import { Badge, Group, Menu, Paper, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { movePurchase } from '@patio/contract/sales/purchases/move-purchase.ts';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { ListState } from '../../../platform/lists/use-list-state.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { calendarDay } from './calendar-day.ts';
import { PurchaseState } from './purchase-state.tsx';
import { StepConfirmation, type Step } from './step-confirmation.tsx';

const STAGES = ['V', 'C', 'L', 'X'] as const;
const SHOWN = 25;

/** The steps that a card offers; which of them is possible now is for the server to say. */
const STEPS: Readonly<Record<PurchaseRow['situacao'], readonly Step[]>> = {
  V: ['negociacao', 'credito', 'retirada'],
  C: ['retirada'],
  L: ['conclusao'],
  X: [],
};

/** Purchases in columns by their step, those that wait longest first; cancelled ones only if they are chosen. */
export function PurchaseBoard({ state }: { readonly state: ListState }) {
  const chosen = state.get('situacao');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
      {STAGES.filter((stage) => chosen === '' || chosen.split(',').includes(stage)).map((stage) => (
        <Stage key={stage} stage={stage} state={state} />
      ))}
    </SimpleGrid>
  );
}

function Stage({ stage, state }: { readonly stage: PurchaseRow['situacao']; readonly state: ListState }) {
  const { purchases: texts } = useTexts();
  const { page: _page, order: _order, ...query } = state.query;
  const { reply, failed, retry } = useReply(listPurchases, {
    ...query,
    situacao: stage,
    cancelada: query['cancelada'] ?? 'N',
    order: 'desde',
    limit: String(SHOWN),
  });
  const title = texts.status[stage];
  const hidden = (reply?.total ?? 0) - (reply?.data.length ?? 0);
  return (
    <Paper withBorder p="xs" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {title}
          </Title>
          <Badge variant="default">{reply?.total ?? '…'}</Badge>
        </Group>
        <FailedReading failed={failed} onRetry={retry} />
        {reply?.data.map((purchase) => (
          <Card key={purchase.codigo} purchase={purchase} onOpen={() => state.open(purchase.codigo)} />
        ))}
        {hidden > 0 ? (
          <Text size="sm" c="dimmed">
            {texts.boardMore(hidden)}
          </Text>
        ) : null}
      </Stack>
    </Paper>
  );
}

function Card({ purchase, onOpen }: { readonly purchase: PurchaseRow; readonly onOpen: () => void }) {
  const { purchases: texts } = useTexts();
  const dayText = useDayText();
  const user = useUser();
  const [step, setStep] = useState<Step | null>(null);
  const { codigo, titulo, valor, comprador, situacao, contatada, cancelamentoPedido } = purchase;
  const { responsavel, desde, proximaAcao, acaoEm } = purchase;
  const steps =
    purchase.canceladaEm === null
      ? STEPS[situacao].filter((name) => name !== 'negociacao' || !contatada)
      : [];
  return (
    <Paper withBorder p="xs">
      <UnstyledButton onClick={onOpen} w="100%">
        <Text size="sm" fw={600} lineClamp={2}>
          {titulo}
        </Text>
        <Text size="sm">
          {moneyText(valor)} · {comprador.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {dayText(desde)} · {responsavel?.nome ?? texts.nobody}
        </Text>
        {proximaAcao === null || acaoEm === null ? null : (
          <Text size="xs" lineClamp={2}>
            {calendarDay(acaoEm)}: {proximaAcao}
          </Text>
        )}
      </UnstyledButton>
      <Group justify="space-between" mt={4} wrap="nowrap">
        {cancelamentoPedido || purchase.canceladaEm !== null || situacao === 'V' ? (
          <PurchaseState purchase={purchase} />
        ) : (
          <span />
        )}
        {steps.length > 0 && can(user, movePurchase) ? (
          <Menu withinPortal={false} withInitialFocusPlaceholder={false} position="bottom-end">
            <Menu.Target>
              <UnstyledButton aria-label={`${texts.moveTo}: ${titulo}`} p={4}>
                <IconArrowRight size={16} aria-hidden />
              </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
              {steps.map((name) => (
                <Menu.Item key={name} onClick={() => setStep(name)}>
                  {texts.steps[name]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </Group>
      {step === null ? null : (
        <StepConfirmation purchase={{ codigo }} step={step} onClose={() => setStep(null)} />
      )}
    </Paper>
  );
}
