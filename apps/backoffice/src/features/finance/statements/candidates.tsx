import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { Proposal } from '@patio/contract/finance/statements/statement-line.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { pickedOf, type PickedCharge } from './picked-charge.ts';

interface Props {
  readonly proposals: readonly Proposal[];
  readonly picked: readonly PickedCharge[];
  readonly onPick: (picked: readonly PickedCharge[]) => void;
}

/** What a movement may pay, best first, each with why. */
export function Candidates({ proposals, picked, onPick }: Props) {
  const { statements: texts, charges } = useTexts();
  if (proposals.length === 0) return <Text size="sm">{texts.noCandidates}</Text>;
  return proposals.map((proposal) => {
    const { codigoCompra, comprador, tituloOferta, motivo, cobrancas } = proposal;
    const key = cobrancas.map(({ codigo }) => codigo).join(' ');
    const chosen = picked.map(({ codigo }) => codigo).join(' ') === key;
    return (
      <Stack key={key} gap={2}>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {texts.candidate(codigoCompra, comprador.nome)}
          </Text>
          <Badge variant="light" tt="none" miw="max-content" color={motivo === 'valor' ? 'warn' : 'ok'}>
            {texts.reasons[motivo]}
          </Badge>
        </Group>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[
              tituloOferta,
              ...cobrancas.map(({ tipo, aberto }) => `${charges.kinds[tipo]}: ${moneyText(aberto)}`),
            ].join(' · ')}
          </Text>
          <Button
            variant="default"
            size="xs"
            miw="max-content"
            disabled={chosen}
            aria-label={`${texts.choose}: ${texts.candidate(codigoCompra, comprador.nome)}`}
            onClick={() => onPick(pickedOf(proposal))}
          >
            {texts.choose}
          </Button>
        </Group>
      </Stack>
    );
  });
}
