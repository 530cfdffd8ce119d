import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { CloseDetail } from '@patio/contract/finance/closes/close.ts';
import { getClose } from '@patio/contract/finance/closes/get-close.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { balanceText } from './balance-text.ts';
import { CloseForm } from './close-form.tsx';
import { DayMovements } from './day-movements.tsx';
import { ReopenDay } from './reopen-day.tsx';

/** A day: what has to be compared, what moved, and how it is closed. */
export function ClosePanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { closes: texts, common, pages } = useTexts();
  const dayText = useDayText();
  const { reply, failed, retry } = useReply(getClose, undefined, { id });
  const title = reply === null ? pages.closes : texts.titleOf(dayText(`${reply.data.dia}T12:00:00Z`));
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

function Detail({ detail }: { readonly detail: CloseDetail }) {
  const { closes: texts } = useTexts();
  const dateText = useDateText();
  const originText = useOrigin(detail);
  const dayText = useDayText();
  const { dia, saldoBanco, diferenca, motivo, explicacao, fechadoPor, fechadoEm, pix, impedimento } = detail;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          [texts.opening, balanceText(detail.saldoAnterior)],
          [texts.incoming, moneyText(detail.entradas)],
          [texts.outgoing, moneyText(detail.saidas)],
          [texts.book, balanceText(detail.saldoLivro)],
          [texts.pixRead, moneyText(pix.lido)],
          [texts.pixBooked, moneyText(pix.lancado)],
          [texts.pixReturned, moneyText(pix.devolvido)],
          [texts.bank, saldoBanco === null ? null : balanceText(saldoBanco)],
          [texts.origin, originText],
          [texts.difference, diferenca === null ? null : balanceText(diferenca, true)],
          [texts.reason, motivo === null ? null : texts.explained(texts.reasons[motivo], explicacao ?? '')],
          [
            texts.closedBy,
            fechadoPor === null || fechadoEm === null
              ? null
              : texts.closedFact(fechadoPor.nome, dateText(fechadoEm)),
          ],
        ]}
      />
      {impedimento === null ? null : (
        <Alert color="warn" variant="light" p="xs">
          {texts.obstacles[impedimento]}
        </Alert>
      )}
      {detail.podeFechar ? <CloseForm key={detail.codigo} detail={detail} /> : null}
      {detail.podeReabrir ? <ReopenDay id={detail.codigo} /> : null}
      <DayMovements detail={detail} />
      <History detail={detail} />
      <RecordHistory
        kind="book"
        id={null}
        name={dayText(`${dia}T12:00:00Z`)}
        query={{ 'dia.de': dia, 'dia.ate': dia }}
      />
    </Stack>
  );
}

/** Where the balance of the bank is from; null: the day is open. */
function useOrigin({ origemSaldo, extrato, fechadoPor }: CloseDetail): string | null {
  const { closes: texts } = useTexts();
  const dateText = useDateText();
  if (origemSaldo === null) return null;
  const file =
    extrato === null
      ? null
      : texts.statedIn(extrato.arquivo, extrato.importadoPor.nome, dateText(extrato.importadoEm));
  if (extrato !== null && origemSaldo === 'extrato') return texts.stated(extrato.conta, file ?? '');
  const typed = texts.typedBy(fechadoPor?.nome ?? '');
  return extrato === null ? typed : texts.typedInstead(typed, balanceText(extrato.saldo), file ?? '');
}

function History({ detail: { historico } }: { readonly detail: CloseDetail }) {
  const { closes: texts } = useTexts();
  const dateText = useDateText();
  if (historico.length === 0) return null;
  return (
    <Stack gap={6}>
      <Title order={2} size="h5">
        {texts.history}
      </Title>
      {historico.map((each) => (
        <div key={each.reabertoEm}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {texts.historyLine(each.fechadoPor, dateText(each.fechadoEm), balanceText(each.saldoBanco))}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {texts.historyReopened(each.reabertoPor, dateText(each.reabertoEm), each.motivo)}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
