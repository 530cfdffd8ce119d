import { Badge, Group, Skeleton, Stack } from '@mantine/core';
import { getVisit } from '@patio/contract/sales/visits/get-visit.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { VisitActions } from './visit-actions.tsx';
import type { VisitDetail } from './visit-detail.ts';
import { VisitNote } from './visit-note.tsx';
import { STATE_COLOURS } from './visit-state.ts';

/** A visit: who comes when, what became of it, and what can be done. */
export function VisitPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { visits: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getVisit, undefined, { id });
  return (
    <SidePanel title={reply?.data.tituloOferta ?? texts.panel(id)} onClose={onClose}>
      <FailedReading failed={failed} onRetry={retry} />
      {reply === null && failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={280} />
        </div>
      ) : null}
      {reply === null ? null : <Detail visit={reply.data} />}
    </SidePanel>
  );
}

function Detail({ visit }: { readonly visit: VisitDetail }) {
  const { visits: texts } = useTexts();
  const dateText = useDateText();
  const { situacao, causa, lembradaEm } = visit;
  const place = [visit.endereco, `${visit.nomeCidade}, ${visit.uf}`].filter(Boolean).join(', ');
  return (
    <Stack gap="sm">
      <Group>
        <Badge variant="light" color={STATE_COLOURS[situacao]} tt="none">
          {texts.status[situacao]}
        </Badge>
      </Group>
      <Facts
        facts={[
          [texts.when, dateText(visit.inicio)],
          [texts.place, place],
          [texts.visitor, visit.visitante],
          [texts.phone, visit.telefone],
          [texts.store, visit.loja ?? texts.house],
          [texts.came, String(visit.vieram)],
          [texts.missed, String(visit.faltas)],
          [texts.booked, dateText(visit.marcadaEm)],
          [texts.reminded, lembradaEm === null ? null : dateText(lembradaEm)],
          [texts.cause, causa === null ? null : texts.causes[causa]],
          [texts.reason, visit.motivo],
        ]}
      />
      <OfferLink code={visit.codigoOferta} />
      <VisitActions visit={visit} />
      <VisitNote key={visit.versao} visit={visit} />
      <RecordHistory kind="visit" id={visit.codigo} />
    </Stack>
  );
}
