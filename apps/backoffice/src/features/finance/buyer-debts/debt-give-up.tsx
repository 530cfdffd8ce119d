import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { DebtDetail } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import { decideDebtGiveUp } from '@patio/contract/finance/buyer-debts/decide-debt-give-up.ts';
import { undoDebtGiveUp } from '@patio/contract/finance/buyer-debts/undo-debt-give-up.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

type Given = DebtDetail['perdoes'][number];

/** One decision to give a debt up, with each of its steps, and what the user may do with it. `owed`: what is owed now, in reais. */
export function DebtGiveUp({ given, owed }: { readonly given: Given; readonly owed: number }) {
  const { buyerDebts: texts } = useTexts();
  const dateText = useDateText();
  const { situacao, propostaPor, propostaEm, decididaPor, decididaEm, desfeitaPor, desfeitaEm } = given;
  return (
    <Paper withBorder p="sm">
      <Stack gap={6}>
        <Group justify="space-between">
          <Text fw={600}>{moneyText(given.valor)}</Text>
          <Badge variant="light" tt="none">
            {texts.giveUpStates[situacao]}
          </Badge>
        </Group>
        <Text size="sm">{texts.proposedBy(propostaPor.nome, dateText(propostaEm), given.motivo)}</Text>
        {decididaPor === null || decididaEm === null ? null : (
          <Text size="sm">
            {situacao === 'retirada'
              ? texts.rejectedBy(decididaPor.nome, dateText(decididaEm), given.decisao ?? '')
              : texts.releasedBy(decididaPor.nome, dateText(decididaEm))}
          </Text>
        )}
        {desfeitaPor === null || desfeitaEm === null ? null : (
          <Text size="sm">
            {texts.undoneBy(desfeitaPor.nome, dateText(desfeitaEm), given.motivoDesfeita ?? '')}
          </Text>
        )}
        {situacao === 'proposta' && !given.podeLiberar ? (
          <Text size="sm">{given.valor === owed ? texts.otherReleases : texts.amountChanged}</Text>
        ) : null}
        <Decisions given={given} />
      </Stack>
    </Paper>
  );
}

function Decisions({
  given: { codigo: id, valor, podeLiberar, podeRecusar, podeDesfazer },
}: {
  readonly given: Given;
}) {
  const { buyerDebts: texts } = useTexts();
  const action = useAction(decideDebtGiveUp);
  const [chosen, choose] = useState<'release' | 'reject' | 'undo' | null>(null);
  const params = { id };
  const shared = { reason: texts.reason, onClose: () => choose(null) };
  const release = async (): Promise<void> => {
    if (await action.run({ params, body: { decisao: 'liberar' } }, texts.released)) choose(null);
  };
  return (
    <>
      <Group gap="xs">
        {podeLiberar ? (
          <Button size="xs" onClick={() => choose('release')}>
            {texts.release}
          </Button>
        ) : null}
        {podeRecusar ? (
          <Button size="xs" variant="default" onClick={() => choose('reject')}>
            {texts.reject}
          </Button>
        ) : null}
        {podeDesfazer ? (
          <Button size="xs" variant="default" onClick={() => choose('undo')}>
            {texts.undo}
          </Button>
        ) : null}
      </Group>
      {chosen === 'release' ? (
        <Confirmation
          title={texts.releaseTitle(moneyText(valor))}
          text={texts.giveUpText(moneyText(valor))}
          action={texts.release}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void release()}
          onClose={() => choose(null)}
        />
      ) : null}
      {chosen === 'reject' ? (
        <ReasonAction
          {...shared}
          route={decideDebtGiveUp}
          request={(motivo) => ({ params, body: { decisao: 'recusar' as const, motivo } })}
          title={texts.reject}
          text={texts.rejectText}
          action={texts.reject}
          danger
          done={texts.rejected}
        />
      ) : null}
      {chosen === 'undo' ? (
        <ReasonAction
          {...shared}
          route={undoDebtGiveUp}
          request={(motivo) => ({ params, body: { motivo } })}
          title={texts.undo}
          text={texts.undoText}
          action={texts.undo}
          done={texts.undone}
        />
      ) : null}
    </>
  );
}
