import { Alert, Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { getPayback } from '@patio/contract/finance/paybacks/get-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { PaybackAccount } from './payback-account.tsx';
import { PaybackItem } from './payback-item.tsx';
import { ProposePayback } from './propose-payback.tsx';

/** What is owed back of a purchase: from which receipts, how it can go back, and what was decided. */
export function PaybackPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { paybacks: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getPayback, undefined, { id });
  return (
    <SidePanel title={reply?.data.tituloOferta ?? texts.title} onClose={onClose} size={560}>
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

function Detail({ detail }: { readonly detail: PaybackDetail }) {
  const { paybacks: texts, common } = useTexts();
  const dateText = useDateText();
  const { codigoCompra, comprador, valor, motivo, desde, cobrancas, devolucoes, cancelamento } = detail;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.owed, moneyText(valor)],
          [common.buyer, comprador.nome],
          [texts.why, motivo === null ? null : texts.reasons[motivo]],
          [texts.since, desde === null ? null : dateText(desde)],
          ...cobrancas
            .filter(({ aDevolver }) => aDevolver > 0)
            .map(({ tipo, aDevolver }) => [texts.kinds[tipo], moneyText(aDevolver)] as const),
        ]}
      />
      <Group gap="md">
        <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
          {texts.toPurchase}
        </Anchor>
        {cancelamento === null ? null : (
          <Anchor component={Link} to={`/devolucoes?situacao=&id=${cancelamento.codigo}`} size="sm">
            {cancelamento.temDadosBancarios ? texts.toBankData : texts.toCancellation}
          </Anchor>
        )}
      </Group>
      {valor === 0 ? <Alert color="ok">{texts.settled}</Alert> : null}
      <PaybackAccount detail={detail} />
      <ProposePayback detail={detail} />
      {devolucoes.map((payback) => (
        <PaybackItem key={payback.codigo} payback={payback} detail={detail} />
      ))}
      <Receipts detail={detail} />
      <RecordHistory kind="purchase" id={codigoCompra} />
    </Stack>
  );
}

function Receipts({ detail: { recebimentos } }: { readonly detail: PaybackDetail }) {
  const { paybacks: texts } = useTexts();
  const dayText = useDayText();
  if (recebimentos.length === 0) return null;
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {texts.receipts}
      </Title>
      {recebimentos.map(({ codigo, tipo, valor, dia, pagador, referencia, porPix, conta }) => (
        <div key={codigo}>
          <Text size="sm">
            {`${moneyText(valor)} · ${dayText(`${dia}T12:00:00Z`)} · ${texts.kinds[tipo]}${porPix ? ' · Pix' : ''}`}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`${pagador} · ${referencia}${conta ? '' : ` · ${texts.notCounted}`}`}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
