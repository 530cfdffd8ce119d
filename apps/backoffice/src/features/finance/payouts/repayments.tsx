import { Button, Group, Text } from '@mantine/core';
import { correctRepaymentReference } from '@patio/contract/finance/payouts/debts/correct-repayment-reference.ts';
import { undoStoreRepayment } from '@patio/contract/finance/payouts/debts/undo-store-repayment.ts';
import type { StoreRepayment } from '@patio/contract/finance/payouts/statement.ts';
import { useState } from 'react';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Section } from '../../../platform/panels/section.tsx';
import { CorrectReference } from '../charges/public.ts';
import { UndoButton } from './undo-button.tsx';

/** What a store gave back; nothing if it never did. */
export function Repayments({ repayments }: { readonly repayments: readonly StoreRepayment[] }) {
  const { payouts: texts } = useTexts();
  if (repayments.length === 0) return null;
  return (
    <Section title={texts.repayments}>
      {repayments.map((repayment) => (
        <Repayment key={repayment.codigo} repayment={repayment} />
      ))}
    </Section>
  );
}

function Repayment({ repayment }: { readonly repayment: StoreRepayment }) {
  const { charges, payouts: texts } = useTexts();
  const dayText = useDayText();
  const dateText = useDateText();
  const [correcting, correct] = useState(false);
  const { codigo, valor, forma, dia, referencia, compras, registradaPor } = repayment;
  const { desfeitaEm, desfeitaPor, motivoDesfeita, podeDesfazer, podeCorrigir } = repayment;
  const undone = [
    ...(desfeitaEm === null ? [] : [texts.undoneAt(dateText(desfeitaEm))]),
    ...(desfeitaPor === null ? [] : [desfeitaPor.nome]),
    ...(motivoDesfeita === null ? [] : [texts.because(motivoDesfeita)]),
  ];
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
          td={desfeitaEm === null ? undefined : 'line-through'}
        >
          {[
            texts.payoutOf(moneyText(valor), dayText(`${dia}T12:00:00-03:00`)),
            charges.ways[forma],
            referencia,
            texts.from(compras.join(', ')),
            ...(registradaPor === null ? [] : [registradaPor.nome]),
          ].join(' · ')}
        </Text>
        {undone.length === 0 ? null : (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {undone.join(' · ')}
          </Text>
        )}
      </div>
      {podeCorrigir ? (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.repaymentCorrectTitle(moneyText(valor))}
          onClick={() => correct(true)}
        >
          {charges.correct}
        </Button>
      ) : null}
      {correcting ? (
        <CorrectReference
          route={correctRepaymentReference}
          code={codigo}
          reference={referencia}
          onClose={() => correct(false)}
        />
      ) : null}
      {podeDesfazer ? (
        <UndoButton
          title={texts.repaymentUndoTitle(moneyText(valor))}
          text={texts.repaymentUndoText}
          route={undoStoreRepayment}
          request={(motivo) => ({ params: { id: codigo }, body: { motivo } })}
          done={texts.repaymentUndone}
        />
      ) : null}
    </Group>
  );
}
