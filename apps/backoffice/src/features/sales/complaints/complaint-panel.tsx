import { Alert, Anchor, Badge, Group, Skeleton, Stack } from '@mantine/core';
import { getComplaint, type OfficeComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Texts } from '../../../texts/ptbr.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintLog } from './complaint-log.tsx';
import { ComplaintNote } from './complaint-note.tsx';

/** A complaint: its clock, what happened, and what may be done now. */
export function ComplaintPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { complaints: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getComplaint, undefined, { id });
  return (
    <SidePanel title={reply?.data.protocolo ?? texts.panel(id)} onClose={onClose} size={560}>
      <FailedReading failed={failed} onRetry={retry} />
      {reply === null && failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={320} />
        </div>
      ) : null}
      {reply === null ? null : <Detail complaint={reply.data} />}
    </SidePanel>
  );
}

function Detail({ complaint }: { readonly complaint: OfficeComplaint }) {
  const { complaints: texts } = useTexts();
  const { codigo, codigoOferta, codigoCompra, situacao, passos } = complaint;
  const ours = situacao === 'waiting' || situacao === 'agreed';
  return (
    <Stack gap="md">
      {ours ? <TakenBy kind="complaint" id={codigo} /> : null}
      <OpenElsewhere kind="complaint" id={codigo} />
      <State complaint={complaint} />
      <ComplaintFacts complaint={complaint} />
      <Group gap="md">
        <OfferLink code={codigoOferta} />
        <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
          {texts.seePurchase}
        </Anchor>
      </Group>
      <ComplaintLog complaint={complaint} />
      {ours && passos.length === 0 ? <Alert color="gray">{whoActs(complaint, texts)}</Alert> : null}
      {passos.length === 0 ? null : <ComplaintForm key={complaint.situacao} complaint={complaint} />}
      <ComplaintNote code={codigo} />
      <RecordHistory kind="complaint" id={codigo} />
    </Stack>
  );
}

/** Who acts on a complaint, if the reader does not. */
function whoActs({ desfazendo, outroRevisa, com }: OfficeComplaint, texts: Texts['complaints']): string {
  if (desfazendo) return texts.undoing;
  return outroRevisa ? texts.otherReviews : texts.others[com];
}

function State({ complaint }: { readonly complaint: OfficeComplaint }) {
  const { complaints: texts } = useTexts();
  const { situacao, atrasada, recorrida, foraDoPrazo, resultado } = complaint;
  return (
    <Group gap="xs">
      <Badge variant="light">{texts.states[situacao]}</Badge>
      {atrasada ? (
        <Badge variant="light" color="danger">
          {texts.overdue}
        </Badge>
      ) : null}
      {recorrida ? <Badge variant="light">{texts.escalated}</Badge> : null}
      {resultado === null ? null : <Badge variant="default">{texts.findings[resultado]}</Badge>}
      {foraDoPrazo ? <Badge variant="default">{texts.late}</Badge> : null}
    </Group>
  );
}

function ComplaintFacts({ complaint }: { readonly complaint: OfficeComplaint }) {
  const { complaints: texts } = useTexts();
  const dateText = useDateText();
  const { tituloOferta, comprador, loja, categoria, pedido, descobertoEm, abertaEm, com } = complaint;
  const { responderAte, compradorAte, encerradaEm, motivoFim, reabrirAte } = complaint;
  const on = (at: string | null): string | null => (at === null ? null : dateText(at));
  return (
    <Facts
      facts={[
        [texts.category, texts.categories[categoria]],
        [texts.remedy, texts.remedies[pedido]],
        [texts.sale, tituloOferta],
        [texts.buyer, comprador],
        [texts.store, loja ?? texts.house],
        [texts.found, descobertoEm === null ? null : descobertoEm.split('-').toReversed().join('/')],
        [texts.opened, on(abertaEm)],
        [texts.desk, texts.desks[com]],
        [compradorAte === null ? texts.due : texts.paused, on(responderAte)],
        [texts.buyerDue, on(compradorAte)],
        [texts.closed, on(encerradaEm)],
        [texts.why, motivoFim === null ? null : texts.ends[motivoFim]],
        [texts.reopenUntil, on(reabrirAte)],
      ]}
    />
  );
}
