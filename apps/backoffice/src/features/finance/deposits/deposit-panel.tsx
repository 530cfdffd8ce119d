import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { decideDeposit } from '@patio/contract/finance/deposits/decide-deposit.ts';
import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { DepositAccount } from './deposit-account.tsx';

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
            [texts.pixBy, dated(deposit.pixAte)],
            [texts.priceOf, deposit.noPrecoDe === null ? null : String(deposit.noPrecoDe)],
            [texts.used, deposit.usado > 0 ? moneyText(deposit.usado) : null],
            [texts.bankAskedAt, dated(deposit.dadosPedidosEm)],
            [
              texts.reminded,
              deposit.lembradoEm === null
                ? null
                : texts.remindedText(deposit.lembretes, dateText(deposit.lembradoEm)),
            ],
            [texts.bankGivenAt, dated(deposit.dadosEm)],
            [texts.transferBy, dated(deposit.prazo === null ? null : deposit.transferirAte)],
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
        {deposit.esperaPreco ? <Alert color="warn">{texts.awaitsPriceText}</Alert> : null}
        {atencao === 'devolver' ? (
          <Alert color="danger">{texts.returnText(moneyText(aDevolver), falha)}</Alert>
        ) : null}
        <Decisions deposit={deposit} />
        <DepositAccount deposit={deposit} />
        <RecordHistory kind="deposit" id={deposit.codigo} />
      </Stack>
    </SidePanel>
  );
}

function Decisions({ deposit }: { readonly deposit: Deposit }) {
  const { deposits: texts, common } = useTexts();
  const user = useUser();
  const [asked, ask] = useState<Decision | null>(null);
  const [now] = useState(() => Date.now());
  const { atencao, situacao, valor, aDevolver, codigo, esperaPreco, pixAte } = deposit;
  // The bank may return it yet, though the buyer was asked for an account.
  const tries = (atencao === 'dados' || atencao === 'propor') && pixAte !== null && Date.parse(pixAte) > now;
  const returns = atencao === 'devolver' || tries;
  const choices: readonly Decision[] = [
    ...(atencao === 'decidir' ? (['reter'] as const) : []),
    ...(atencao === 'decidir' || returns || situacao === 'retida' || esperaPreco
      ? (['devolver'] as const)
      : []),
  ];
  if (choices.length === 0 || !can(user, decideDeposit)) return null;
  return (
    <>
      <Group gap="xs">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="xs"
            variant={choice === 'devolver' ? 'filled' : 'default'}
            onClick={() => ask(choice)}
          >
            {texts.actions[choice]}
          </Button>
        ))}
      </Group>
      {asked === null ? null : (
        <ReasonAction
          route={decideDeposit}
          request={(motivo) => ({ params: { id: codigo }, body: { decisao: asked, motivo } })}
          title={texts.actions[asked]}
          text={texts.actionText[asked](moneyText(returns ? aDevolver : valor))}
          reason={common.reason}
          action={texts.actions[asked]}
          danger={asked === 'reter'}
          done={texts.done[asked]}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
