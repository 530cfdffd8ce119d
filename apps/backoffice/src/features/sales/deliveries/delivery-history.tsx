import { Stack, Text } from '@mantine/core';
import type { Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** What happened with a delivery, the latest first. */
export function DeliveryHistory({ delivery: { historico } }: { readonly delivery: Delivery }) {
  const { deliveries: texts } = useTexts();
  const dateText = useDateText();
  if (historico.length === 0) return null;
  return (
    <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.history}>
      {historico.map(({ passo, de, em, local, texto }, at) => (
        <li key={historico.length - at}>
          <Text size="sm">
            {[dateText(em), texts.done[passo], local].filter(Boolean).join(' · ')}
            <Text span c="dimmed" size="sm">{` (${texts.sides[de]})`}</Text>
          </Text>
          {texto === null ? null : (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {texto}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
