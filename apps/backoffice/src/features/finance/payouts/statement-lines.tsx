import { Stack, Text } from '@mantine/core';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { signedMoney } from './signed-money.ts';

type Line = StoreStatement['linhas'][number];

/** What was charged for a store, each with how it stands. */
export function StatementLines({ lines }: { readonly lines: readonly Line[] }) {
  const { payouts: texts, paybacks } = useTexts();
  const dayText = useDayText();
  return (
    <PlainTable
      label={texts.lines}
      rows={lines}
      idOf={({ cobranca }) => cobranca}
      columns={[
        {
          label: texts.purchase,
          cell: ({ codigoCompra, tituloOferta, tipo, vendidaEm }) => (
            <Stack gap={0}>
              <Text
                size="sm"
                style={{ overflowWrap: 'anywhere' }}
              >{`${codigoCompra} · ${tituloOferta}`}</Text>
              <Text size="xs" c="dimmed">
                {`${paybacks.kinds[tipo]} · ${dayText(vendidaEm)}`}
              </Text>
            </Stack>
          ),
        },
        { label: texts.value, numeric: true, cell: ({ valor }) => moneyText(valor) },
        { label: texts.commission, numeric: true, cell: ({ comissao }) => moneyText(comissao) },
        { label: texts.toPass, numeric: true, cell: ({ aRepassar }) => signedMoney(aRepassar) },
        {
          label: texts.state,
          cell: ({ situacao, devidoEm }) =>
            situacao === 'a-vencer' && devidoEm !== null
              ? `${texts.claims[situacao]} ${texts.dueOn(dayText(devidoEm))}`
              : texts.claims[situacao],
        },
      ]}
    />
  );
}
