import { Table, Text } from '@mantine/core';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { feeOn } from '@patio/domain/trading/costs/fee-rule.ts';
import { feeFromWire } from '@patio/domain/trading/costs/wire-fee.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { WireFee } from './use-fee-text.ts';

const PRICES = [500_000, 2_000_000, 5_000_000, 10_000_000, 25_000_000];

/** What buyers pay by a fee for some prices, by the rule that decides it. */
export function FeePreview({ taxa }: { readonly taxa: WireFee }) {
  const { commission: texts } = useTexts();
  const rule = feeFromWire(taxa);
  if ((rule.maximum ?? Infinity) < rule.minimum) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {texts.preview}
      </Text>
      <Table withTableBorder aria-label={texts.preview}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.price}</Table.Th>
            <Table.Th>{texts.title}</Table.Th>
            <Table.Th>{texts.total}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PRICES.map((price) => (
            <Table.Tr key={price}>
              <Table.Td>{formatMoney(price)}</Table.Td>
              <Table.Td>{formatMoney(feeOn(price, rule))}</Table.Td>
              <Table.Td>{formatMoney(price + feeOn(price, rule))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
