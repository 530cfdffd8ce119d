import { Button, Group, Stack, Text } from '@mantine/core';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PickedCharge } from './picked-charge.ts';

interface PickedProps {
  readonly picked: readonly PickedCharge[];
  readonly left: number;
  readonly onPick: (picked: readonly PickedCharge[]) => void;
}

/** What was chosen, and what is left of the money or missing. */
export function Picked({ picked, left, onPick }: PickedProps) {
  const { statements: texts, charges } = useTexts();
  if (picked.length === 0) return null;
  const cents = (reais: number): number => Math.round(reais * 100);
  const rest = cents(left) - picked.reduce((sum, { aberto }) => sum + cents(aberto), 0);
  return (
    <Stack gap={4} component="section" aria-label={texts.picked}>
      <Text size="sm" fw={600}>
        {texts.picked}
      </Text>
      {picked.map(({ codigo, tipo, aberto, codigoCompra }) => (
        <Group key={codigo} justify="space-between" wrap="nowrap">
          <Text size="sm">{texts.charge(charges.kinds[tipo], moneyText(aberto), codigoCompra)}</Text>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => onPick(picked.filter((each) => each.codigo !== codigo))}
          >
            {texts.remove}
          </Button>
        </Group>
      ))}
      <Text size="sm" role="status">
        {rest === 0 ? texts.even : (rest > 0 ? texts.over : texts.under)(moneyText(Math.abs(rest) / 100))}
      </Text>
    </Stack>
  );
}
