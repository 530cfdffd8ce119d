import { Button, Group, Stack } from '@mantine/core';
import { endStayedOffer } from '@patio/contract/sales/stays/end-stayed-offer.ts';
import { releaseOffer } from '@patio/contract/sales/stays/release-offer.ts';
import { releaseStore } from '@patio/contract/sales/stays/release-store.ts';
import type { StayListed } from '@patio/contract/sales/stays/stay.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { StayDialog } from '../../trading/monitor/public.ts';

interface Props {
  readonly stay: StayListed;
  readonly onClose: () => void;
}

/** An offer that stands still: why, for whom, and how it goes on. */
export function StayPanel({ stay, onClose }: Props) {
  const { stays: texts, purchases, common } = useTexts();
  const dateText = useDateText();
  const { situacao, ate, codigoOferta } = stay;
  return (
    <SidePanel title={stay.titulo} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [common.store, stay.loja ?? purchases.house],
            [texts.cause, texts.causes[stay.causa]],
            [texts.reason, stay.motivo],
            [common.since, dateText(stay.desde)],
            [common.by, stay.por],
            [texts.withdrawals, situacao === 'suspensa' ? dateText(stay.desistenciaDesde) : null],
            [texts.end, dateText(stay.fim)],
            [texts.bids, `${stay.lances} · ${texts.participants(stay.participantes)}`],
            [texts.proposals, String(stay.propostas)],
            [texts.state, texts.states[situacao]],
            [
              common.until,
              ate === null ? null : [dateText(ate), stay.terminadaPor].filter(Boolean).join(' · '),
            ],
          ]}
        />
        <OfferLink code={codigoOferta} />
        {situacao === 'suspensa' ? <Actions stay={stay} /> : null}
        <RecordHistory kind="offer" id={codigoOferta} name={stay.titulo} />
      </Stack>
    </SidePanel>
  );
}

function Actions({ stay }: { readonly stay: StayListed }) {
  const { stays: texts, monitor } = useTexts();
  const user = useUser();
  const [chosen, choose] = useState<'release' | 'end' | 'store' | null>(null);
  const close = (): void => choose(null);
  const { causa, parceiroId, codigoOferta } = stay;
  return (
    <>
      <Group gap="xs">
        {causa === 'oferta' && can(user, releaseOffer) ? (
          <Button onClick={() => choose('release')}>{monitor.release}</Button>
        ) : null}
        {causa === 'loja' && parceiroId !== null && can(user, releaseStore) ? (
          <Button onClick={() => choose('store')}>{texts.releaseStore}</Button>
        ) : null}
        {can(user, endStayedOffer) ? (
          <Button variant="default" onClick={() => choose('end')}>
            {monitor.endEarly}
          </Button>
        ) : null}
      </Group>
      {chosen === 'release' || chosen === 'end' ? (
        <StayDialog offer={codigoOferta} kind={chosen} onClose={close} />
      ) : null}
      {chosen === 'store' && parceiroId !== null ? (
        <StoreRelease id={parceiroId} name={stay.loja ?? ''} onClose={close} />
      ) : null}
    </>
  );
}

function StoreRelease({
  id,
  name,
  onClose,
}: {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { stays: texts } = useTexts();
  const action = useAction(releaseStore);
  const confirm = async (motivo: string): Promise<void> => {
    const reply = await action.give({ params: { id }, body: { motivo } }, ({ data }) =>
      texts.storeReleased(data.ofertas),
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.releaseStoreTitle(name)}
      text={texts.releaseStoreText}
      reason={texts.storeReads}
      action={texts.releaseStore}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
