import { Alert, Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { DebtDetail } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import { getBuyerDebt } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { DebtActions } from './debt-actions.tsx';
import { DebtGiveUp } from './debt-give-up.tsx';

/** What a buyer owes of a charge: why, what was done about it, and what can be. */
export function BuyerDebtPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { buyerDebts: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getBuyerDebt, undefined, { id });
  const owed = reply?.data.valor ?? 0;
  const titleOf = (reply?.data.cobradoDeNovo ?? 0) > 0 ? texts.owedTitle : texts.titleOf;
  return (
    <SidePanel
      title={reply === null ? texts.title : owed > 0 ? titleOf(moneyText(owed)) : texts.closedTitle}
      onClose={onClose}
      size={560}
    >
      <FailedReading failed={failed} onRetry={retry} />
      {reply === null && failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={320} />
        </div>
      ) : null}
      {reply === null ? null : <Detail detail={reply.data} />}
    </SidePanel>
  );
}

function Detail({ detail }: { readonly detail: DebtDetail }) {
  const { buyerDebts: texts } = useTexts();
  const dateText = useDateText();
  const {
    codigoCompra,
    codigoCaucao,
    comprador,
    pedidaEm,
    valor,
    perdoado,
    situacao,
    perdoes,
    cobradoDeNovo,
  } = detail;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.state, texts.states[situacao]],
          [texts.buyer, comprador.nome],
          [texts.offer, detail.tituloOferta],
          [texts.owed, moneyText(valor)],
          [texts.givenUp, perdoado > 0 ? moneyText(perdoado) : null],
          [texts.since, dateText(detail.desde)],
          [texts.askedAt, pedidaEm === null ? null : dateText(pedidaEm)],
        ]}
      />
      {situacao === 'voltou' ? <Alert color="danger">{texts.cameBack}</Alert> : null}
      <Stack gap={4}>
        <Title order={2} size="h5">
          {texts.why}
        </Title>
        <Facts
          facts={[
            [texts.received, moneyText(detail.recebido)],
            [texts.returned, moneyText(detail.devolvidoPorNos)],
            [texts.refunded, moneyText(detail.devolvidoPeloBanco)],
            [texts.again, cobradoDeNovo > 0 ? moneyText(cobradoDeNovo) : null],
          ]}
        />
        {valor > cobradoDeNovo ? <Text size="sm">{texts.whyText}</Text> : null}
        {cobradoDeNovo > 0 ? <Text size="sm">{texts.againText}</Text> : null}
      </Stack>
      {valor > 0 && codigoCaucao !== null ? <Alert color="warn">{texts.depositText}</Alert> : null}
      {detail.podeRegistrar ? <Text size="sm">{texts.record}</Text> : null}
      {codigoCompra === null ? null : (
        <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
          {texts.toPurchase}
        </Anchor>
      )}
      <DebtActions detail={detail} />
      <Requests detail={detail} />
      {perdoes.map((each) => (
        <DebtGiveUp key={each.codigo} given={each} owed={valor} />
      ))}
      {codigoCompra === null ? null : <RecordHistory kind="purchase" id={codigoCompra} />}
      {codigoCaucao === null ? null : <RecordHistory kind="deposit" id={codigoCaucao} />}
    </Stack>
  );
}

function Requests({ detail: { pedidos } }: { readonly detail: DebtDetail }) {
  const { buyerDebts: texts } = useTexts();
  const dateText = useDateText();
  if (pedidos.length === 0) return null;
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {texts.requests}
      </Title>
      {pedidos.map(({ valor, mensagem, por, em, encerradoEm }) => (
        <div key={em}>
          <Text size="sm" fw={600}>
            {texts.requested(moneyText(valor), por.nome, dateText(em))}
            {encerradoEm === null ? null : `, ${texts.ended(dateText(encerradoEm))}`}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {mensagem}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
