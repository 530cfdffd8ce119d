import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { decideDeposit } from '@patio/contract/finance/deposits/decide-deposit.ts';
import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

type Decision = 'reter' | 'devolver';

/** A deposit with its history, and what finance may decide about it. */
export function DepositPanel({
  deposit,
  onClose,
}: {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}) {
  const { deposits: texts, common } = useTexts();
  const dateText = useDateText();
  const { situacao, atencao, codigoOferta, codigoCompra, decideAte, falha, aDevolver } = deposit;
  const dated = (at: string | null): string | null => (at === null ? null : dateText(at));
  return (
    <SidePanel title={texts.panel(deposit.codigo)} onClose={onClose} size={560}>
      <Stack gap="md">
        <Facts
          facts={[
            [common.value, moneyText(deposit.valor)],
            [texts.state, texts.states[situacao]],
            [texts.user, deposit.conta.nome],
            [texts.offer, `${codigoOferta} · ${deposit.tituloOferta}`],
            [texts.askedAt, dateText(deposit.pedidaEm)],
            [texts.heldAt, dated(deposit.guardadaEm)],
            [texts.decideBy, situacao === 'guardada' ? dated(decideAte) : null],
            [texts.endedAt, dated(deposit.encerradaEm)],
            [texts.decidedBy, deposit.decididaPor],
            [texts.reason, deposit.motivo],
          ]}
        />
        {codigoCompra === null ? null : (
          <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
            {texts.toPurchase(codigoCompra)}
          </Anchor>
        )}
        {atencao === 'decidir' ? <Alert color="warn">{texts.decideText}</Alert> : null}
        {atencao === 'devolver' ? (
          <Alert color="danger">{texts.returnText(moneyText(aDevolver), falha)}</Alert>
        ) : null}
        <Decisions deposit={deposit} />
      </Stack>
    </SidePanel>
  );
}

function Decisions({ deposit }: { readonly deposit: Deposit }) {
  const { deposits: texts, common } = useTexts();
  const user = useUser();
  const action = useAction(decideDeposit);
  const [asked, ask] = useState<Decision | null>(null);
  const { atencao, situacao, valor, aDevolver, codigo } = deposit;
  const choices: readonly Decision[] = [
    ...(atencao === 'decidir' ? (['reter'] as const) : []),
    ...(atencao !== null || situacao === 'retida' ? (['devolver'] as const) : []),
  ];
  if (choices.length === 0 || !can(user, decideDeposit)) return null;
  const decide = async (decisao: Decision, motivo: string): Promise<void> => {
    const done = await action.run({ params: { id: codigo }, body: { decisao, motivo } }, texts.done[decisao]);
    if (done) ask(null);
  };
  return (
    <>
      <Group gap="xs">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant={choice === 'devolver' ? 'filled' : 'default'}
            onClick={() => {
              action.clear();
              ask(choice);
            }}
          >
            {texts.actions[choice]}
          </Button>
        ))}
      </Group>
      {asked === null ? null : (
        <ReasonDialog
          title={texts.actions[asked]}
          text={texts.actionText[asked](moneyText(atencao === 'devolver' ? aDevolver : valor))}
          reason={common.reason}
          action={texts.actions[asked]}
          danger={asked === 'reter'}
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void decide(asked, reason)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
