import { Text } from '@mantine/core';
import type { StoreRepayment } from '@patio/contract/finance/payouts/statement.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Section } from '../../../platform/panels/section.tsx';

/** What a store gave back; nothing if it never did. */
export function Repayments({ repayments }: { readonly repayments: readonly StoreRepayment[] }) {
  const { charges, payouts: texts } = useTexts();
  const dayText = useDayText();
  if (repayments.length === 0) return null;
  return (
    <Section title={texts.repayments}>
      {repayments.map(({ codigo, valor, forma, dia, referencia, compras, registradaPor }) => (
        <Text key={codigo} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {[
            texts.payoutOf(moneyText(valor), dayText(`${dia}T12:00:00-03:00`)),
            charges.ways[forma],
            referencia,
            texts.from(compras.join(', ')),
            ...(registradaPor === null ? [] : [registradaPor.nome]),
          ].join(' · ')}
        </Text>
      ))}
    </Section>
  );
}
