import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import type { Payout } from '@patio/contract/finance/payouts/statement.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PayoutActions } from './payout-actions.tsx';
import { signedMoney } from './signed-money.ts';

const TONES = {
  proposto: 'warn',
  'em-envio': 'accent',
  feito: 'ok',
  falhou: 'danger',
  retirado: 'gray',
} as const satisfies Record<Payout['situacao'], string>;

/** A payout: how much, of which sales, how far it is, and for finance who decided and what may be done. */
export function PayoutItem({ payout }: { readonly payout: Payout }) {
  const { payouts: texts } = useTexts();
  const dayText = useDayText();
  const { situacao, valor, bruto, comissao, conta, referencia, propostoEm, encerradoEm, partes } = payout;
  const name = texts.payoutOf(moneyText(valor), dayText(encerradoEm ?? propostoEm));
  const lines = [
    texts.made(signedMoney(bruto), signedMoney(comissao)),
    texts.from([...new Set(partes.map(({ codigoCompra }) => codigoCompra))].join(', ')),
    texts.accountIs(conta),
    ...(referencia === null ? [] : [texts.referenceIs(referencia)]),
    ...useDecided(payout),
  ];
  return (
    <Paper withBorder p="sm" component="section" aria-label={name}>
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
            {texts.states[situacao]}
          </Badge>
        </Group>
        {lines.map((line) => (
          <Text key={line} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
        <PayoutActions payout={payout} />
      </Stack>
    </Paper>
  );
}

/** Who decided, when and why; nothing for users of the store. */
function useDecided({ equipe, situacao, propostoEm, decididoEm, encerradoEm }: Payout): readonly string[] {
  const { payouts: texts } = useTexts();
  const dateText = useDateText();
  if (equipe === null) return [];
  const { propostoPor, decididoPor, motivo, decisao } = equipe;
  const decided = situacao === 'retirado' ? texts.rejectedBy : texts.releasedBy;
  return [
    texts.proposedBy(propostoPor.nome, dateText(propostoEm)),
    ...(decididoPor === null || decididoEm === null ? [] : [decided(decididoPor.nome, dateText(decididoEm))]),
    ...(encerradoEm === null || situacao === 'retirado' ? [] : [texts.endedAt(dateText(encerradoEm))]),
    texts.because(decisao ?? motivo),
  ];
}
