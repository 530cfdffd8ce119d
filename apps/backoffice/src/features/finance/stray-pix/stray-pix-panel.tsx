import { Alert, Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { getStrayPix } from '@patio/contract/finance/stray-pix/get-stray-pix.ts';
import type { StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { AssignStrayPix } from './assign-stray-pix.tsx';
import { SimilarMoney } from './similar-money.tsx';
import { ProposeStrayReturn, StrayReturn } from './stray-returns.tsx';

/** A Pix without a charge: what the bank says, whose it may be, and its way back. */
export function StrayPixPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { strayPix: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getStrayPix, undefined, { id });
  const title = reply === null ? texts.title : texts.titleOf(moneyText(reply.data.valor));
  return (
    <SidePanel title={title} onClose={onClose} size={560}>
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

function Detail({ detail }: { readonly detail: StrayDetail }) {
  const { strayPix: texts } = useTexts();
  const dateText = useDateText();
  const { situacao, pagoEm, textoPagador, referencia, valor, restante, devolucoes, parecidos } = detail;
  const [apart, setApart] = useState(false);
  const decidable = detail.podeAtribuir || detail.podePropor || detail.podeEncerrar;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.state, texts.states[situacao]],
          [texts.paidAt, dateText(pagoEm)],
          [texts.left, restante === valor ? null : moneyText(restante)],
          [texts.payerText, textoPagador],
          [texts.reference, referencia],
        ]}
      />
      {detail.podeAtribuir ? <Text size="sm">{texts.whose}</Text> : null}
      {detail.prazoEsgotado ? (
        <Alert color="warn" variant="light" p="xs">
          {texts.tooOld}
        </Alert>
      ) : null}
      {decidable && parecidos.length > 0 ? (
        <SimilarMoney reference={referencia} similar={parecidos} apart={apart} onApart={setApart} />
      ) : null}
      {detail.podeAtribuir ? (
        <AssignStrayPix key={`${detail.codigo} ${restante}`} detail={detail} apart={apart} />
      ) : null}
      {detail.podePropor || detail.podeEncerrar ? <ProposeStrayReturn detail={detail} apart={apart} /> : null}
      {devolucoes.map((each) => (
        <StrayReturn key={each.codigo} given={each} />
      ))}
      <Receipts detail={detail} />
      <RecordHistory kind="stray-pix" id={detail.codigo} />
    </Stack>
  );
}

function Receipts({ detail: { recebimentos, repassesDevolvidos } }: { readonly detail: StrayDetail }) {
  const { strayPix: texts, charges } = useTexts();
  if (recebimentos.length + repassesDevolvidos.length === 0) return null;
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {texts.assignedTo}
      </Title>
      {recebimentos.map(({ codigo, codigoCompra, tipo, valor }) => (
        <Text key={codigo} size="sm">
          {`${moneyText(valor)} · ${charges.kinds[tipo]}`}
          {codigoCompra === null ? null : (
            <>
              {' · '}
              <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm" underline="always">
                {texts.toPurchase(codigoCompra)}
              </Anchor>
            </>
          )}
        </Text>
      ))}
      {repassesDevolvidos.map(({ codigo, loja, valor }) => (
        <Text key={`store ${codigo}`} size="sm">
          {`${moneyText(valor)} · ${texts.givenBackBy} `}
          <Anchor component={Link} to={`/repasses?id=${loja.codigo}`} size="sm" underline="always">
            {loja.nome}
          </Anchor>
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {texts.takeBack}
      </Text>
    </Stack>
  );
}
