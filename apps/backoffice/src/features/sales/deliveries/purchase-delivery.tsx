import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { getPurchaseDelivery } from '@patio/contract/sales/deliveries/get-purchase-delivery.ts';
import { SELLER_STEPS, type SellerStep } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { DeliveryHistory } from './delivery-history.tsx';
import { StepDialog } from './steps/step-dialog.tsx';

/** How a purchase reaches its buyer, for those who may read it, with every step that is possible now. */
export function PurchaseDelivery({ code }: { readonly code: number }) {
  const { deliveries: texts } = useTexts();
  const user = useUser();
  const enabled = can(user, getPurchaseDelivery);
  const read = useReply(getPurchaseDelivery, undefined, { id: code }, { enabled });
  if (!enabled) return null;
  const delivery = read.reply?.data ?? null;
  return (
    <Section title={texts.section} read={read}>
      {delivery === null ? (
        <Nothing text={texts.none} />
      ) : (
        <Stack gap="sm">
          <DeliveryFacts delivery={delivery} />
          <TrackingLink address={delivery.transporte?.link ?? null} />
          <Steps code={code} delivery={delivery} />
          <DeliveryHistory delivery={delivery} />
        </Stack>
      )}
    </Section>
  );
}

function DeliveryFacts({ delivery }: { readonly delivery: Delivery }) {
  const { deliveries: texts } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const { situacao, quem, prazo, atrasada, valor, pago, endereco, transporte, entregueEm } = delivery;
  const day = (value: string): string => dayText(`${value}T12:00:00Z`);
  const due =
    prazo === null ? '' : atrasada ? texts.lateSince(dateText(prazo)) : texts.until(dateText(prazo));
  return (
    <Facts
      facts={[
        [texts.state, texts.states[situacao]],
        [texts.owner, quem === null ? null : [texts.owners[quem], due].filter(Boolean).join(' · ')],
        [
          texts.freight,
          valor === null ? texts.toAgree : `${moneyText(valor)}, ${pago ? texts.paid : texts.unpaid}`,
        ],
        [texts.address, endereco ?? texts.noAddress],
        ...(transporte === null
          ? []
          : ([
              [texts.carrier, `${transporte.transportadora}, CNPJ ${formatCnpj(transporte.cnpj)}`],
              [texts.driver, `${transporte.motorista}, ${transporte.placa}`],
              [texts.collected, day(transporte.coleta)],
              [texts.arrival, day(transporte.chegada)],
              [texts.tracking, transporte.rastreio],
            ] as const)),
        [texts.deliveredAt, entregueEm === null ? null : dateText(entregueEm)],
        [texts.complaint, delivery.reclamacao === null ? null : String(delivery.reclamacao)],
      ]}
    />
  );
}

function TrackingLink({ address }: { readonly address: string | null }) {
  const { deliveries: texts } = useTexts();
  if (address === null) return null;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
      {texts.link(new URL(address).hostname)}
    </Anchor>
  );
}

const isSellerStep = (step: string): step is SellerStep => SELLER_STEPS.some((known) => known === step);
/** What takes something back, or ends it, is not the next step. */
const BACK: readonly SellerStep[] = ['retirar-proposta', 'desmarcar', 'desfazer-entrega', 'falhar'];

function Steps({ code, delivery }: { readonly code: number; readonly delivery: Delivery }) {
  const { deliveries: texts } = useTexts();
  // A dialog is about the delivery that it was opened on: what changes meanwhile is refused by its version, not overwritten.
  const [open, setOpen] = useState<{ step: SellerStep; delivery: Delivery } | null>(null);
  const steps = delivery.passos.filter(isSellerStep);
  const waiting =
    delivery.situacao === 'agendada' ? (delivery.pago ? texts.loadAtGate : texts.payFirst) : null;
  return (
    <>
      {waiting === null ? null : (
        <Text size="sm" c="dimmed">
          {waiting}
        </Text>
      )}
      {steps.length === 0 ? null : (
        <Group gap="xs">
          {steps.map((step) => (
            <Button
              key={step}
              size="compact-sm"
              variant={BACK.includes(step) ? 'subtle' : 'default'}
              onClick={() => setOpen({ step, delivery })}
            >
              {step === 'agendar' && delivery.transporte !== null ? texts.changeCarrier : texts.steps[step]}
            </Button>
          ))}
        </Group>
      )}
      {open === null ? null : (
        <StepDialog code={code} delivery={open.delivery} step={open.step} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
