import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { decideCancellation } from '@patio/contract/sales/cancellations/decide-cancellation.ts';
import type { listCancellations } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { defaultPurchase } from '@patio/contract/sales/purchases/default-purchase.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { ReasonConfirmation } from '../../../platform/panels/reason-confirmation.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { UndoSale } from '../purchases/public.ts';

import { Vehicle } from './returned-vehicle.tsx';

export type CancellationRequest = Reply<typeof listCancellations>['data'][number];
type Decision = 'aprovar' | 'recusar';

/** A cancellation request with what may be answered: release the buyer, refuse, or treat the sale as not kept. */
export function CancellationPanel({
  request,
  onClose,
}: {
  readonly request: CancellationRequest;
  readonly onClose: () => void;
}) {
  const { cancellations: texts, purchases, refunds, common } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const [chosen, choose] = useState<Decision | 'desfazer' | null>(null);
  const { codigoCompra, acoes, situacao } = request;
  const backAt = request.veiculo?.voltouEm ?? null;
  const cancel = (): void => choose(null);
  return (
    <SidePanel title={request.tituloOferta} onClose={onClose}>
      <Stack gap="md">
        {situacao === 'aberta' || situacao === 'veiculo' ? (
          <TakenBy kind="cancellation" id={request.codigo} />
        ) : null}
        <OpenElsewhere kind="cancellation" id={request.codigo} />
        <Facts
          facts={[
            [common.value, moneyText(request.valor)],
            [common.buyer, request.comprador],
            [texts.reason, request.motivo],
            [texts.words, request.justificativa || null],
            [purchases.origin, request.origem === null ? null : purchases.origins[request.origem]],
            [texts.asked, dateText(request.em)],
            [texts.state, texts.status[situacao]],
            [texts.answered, request.respondidaEm === null ? null : dateText(request.respondidaEm)],
            [texts.answeredBy, request.respondidaPor],
            [texts.proposedBy, request.reclamacao?.propostaPor ?? null],
            [texts.vehicleBack, backAt === null ? null : dateText(backAt)],
          ]}
        />
        <OfferLink code={request.codigoOferta} />
        {codigoCompra === null ? null : (
          <Anchor component={Link} to={`/compras?id=${codigoCompra}`} size="sm">
            {refunds.toPurchase}
          </Anchor>
        )}
        {request.reclamacao === null ? null : (
          <Anchor component={Link} to={`/reclamacoes?id=${request.reclamacao.codigo}`} size="sm">
            {texts.toComplaint}
          </Anchor>
        )}
        {request.reclamacao?.podeConfirmar === false && acoes.decidir !== null ? (
          <Text size="sm">{texts.ownUndoing}</Text>
        ) : null}
        {acoes.decidir !== null && can(user, decideCancellation) ? (
          <Group gap="xs">
            {request.reclamacao?.podeConfirmar === false ? null : (
              <Button onClick={() => choose('aprovar')}>
                {request.reclamacao === null ? texts.approve : texts.confirmUndoing}
              </Button>
            )}
            <Button variant="default" onClick={() => choose('recusar')}>
              {texts.reject}
            </Button>
            {acoes.naoConcluida !== null && can(user, defaultPurchase) ? (
              <Button variant="subtle" color="danger" onClick={() => choose('desfazer')}>
                {purchases.undoSale}
              </Button>
            ) : null}
          </Group>
        ) : null}
        <Vehicle request={request} />
        {situacao === 'aberta' && codigoCompra === null ? <Text size="sm">{texts.conditional}</Text> : null}
        {codigoCompra === null ? (
          <RecordHistory kind="offer" id={request.codigoOferta} name={request.tituloOferta} />
        ) : (
          <RecordHistory kind="purchase" id={codigoCompra} />
        )}
      </Stack>
      {chosen === 'aprovar' || chosen === 'recusar' ? (
        <Decide request={request} decision={chosen} onDone={onClose} onClose={cancel} />
      ) : null}
      {chosen === 'desfazer' && codigoCompra !== null ? (
        <UndoSale purchase={{ codigo: codigoCompra }} onClose={cancel} />
      ) : null}
    </SidePanel>
  );
}

interface DecideProps {
  readonly request: CancellationRequest;
  readonly decision: Decision;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Decide({ request, decision, onDone, onClose }: DecideProps) {
  const { cancellations: texts } = useTexts();
  const action = useAction(decideCancellation);
  const approves = decision === 'aprovar';
  const decide = async (reason = ''): Promise<void> => {
    const body = { decisao: decision, ...(reason.trim() === '' ? {} : { motivo: reason }) };
    const done = approves ? texts.approved : texts.rejected;
    if (await action.run({ params: { id: request.codigo }, body }, done)) onDone();
  };
  const { busy, problem } = action;
  return approves ? (
    <Confirmation
      title={request.reclamacao === null ? texts.approveTitle : texts.confirmUndoing}
      text={request.reclamacao === null ? texts.approveText : texts.confirmUndoingText}
      action={request.reclamacao === null ? texts.approve : texts.confirmUndoing}
      busy={busy}
      problem={problem}
      onConfirm={() => void decide()}
      onClose={onClose}
    />
  ) : (
    <ReasonConfirmation
      title={texts.rejectTitle}
      text={request.reclamacao === null ? texts.rejectText : texts.rejectUndoingText}
      action={texts.reject}
      label={texts.rejectReason}
      busy={busy}
      problem={problem}
      onConfirm={(reason) => void decide(reason)}
      onClose={onClose}
    />
  );
}
