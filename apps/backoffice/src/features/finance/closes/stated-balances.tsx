import { Button, Group, Stack, Text } from '@mantine/core';
import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { balanceText } from './balance-text.ts';

interface Props {
  readonly stated: CloseDetail['extratosDoDia'];
  readonly onUse: (balance: number) => void;
}

/** What the bank itself states of the day, each to be taken over. */
export function StatedBalances({ stated, onUse }: Props) {
  const { closes: texts } = useTexts();
  const dateText = useDateText();
  if (stated.length === 0) return <Text size="sm">{texts.noStatement}</Text>;
  return (
    <Stack gap={6}>
      {stated.map(({ codigoExtrato, conta, arquivo, saldo, importadoPor, importadoEm }) => (
        <Group key={codigoExtrato} justify="space-between" gap="xs">
          <div>
            <Text size="sm">{texts.stated(conta, balanceText(saldo))}</Text>
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {texts.statedIn(arquivo, importadoPor.nome, dateText(importadoEm))}
            </Text>
          </div>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.useStatedOf(conta)}
            onClick={() => onUse(saldo)}
          >
            {texts.useStated}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
