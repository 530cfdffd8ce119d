import { Anchor, Group, Stack, Text } from '@mantine/core';
import { listReviews } from '@patio/contract/people/reviews/list-reviews.ts';
import { Link } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { Countdown } from './countdown.tsx';
import { LiveOfferActions } from './live-offer-actions.tsx';
import { OfferBids } from './offer-bids.tsx';
import type { Running } from './running.ts';
import { RunningState } from './use-running-columns.tsx';

/** A running offer with its bids as they come, and what may be done with it. */
export function LiveOfferPanel({ offer, onClose }: { offer: Running; onClose: () => void }) {
  const { monitor: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const { suspensa, suspeitas } = offer;
  return (
    <SidePanel title={`${offer.codigo} · ${offer.titulo}`} onClose={onClose}>
      <Stack gap="md">
        <Group gap="sm">
          {offer.ended ? null : <Countdown end={offer.fim} stopped={suspensa !== null} />}
          <RunningState offer={offer} />
        </Group>
        <Facts
          facts={[
            [texts.price, moneyText(offer.valor)],
            [texts.reserve, texts.reserves[offer.reserva]],
            [texts.leader, offer.lider?.nome ?? null],
            [texts.end, dateText(offer.fim)],
            [texts.bidders, String(offer.participantes)],
            [texts.followers, String(offer.favoritos)],
            [common.store, offer.loja?.nome ?? texts.house],
            [texts.stayReason, suspensa?.motivo ?? null],
          ]}
        />
        <Group gap="md">
          <OfferLink code={offer.codigo} />
          {suspeitas > 0 && can(user, listReviews) ? (
            <Anchor component={Link} to="/suspeitas" size="sm">
              {texts.flags(suspeitas)}
            </Anchor>
          ) : null}
        </Group>
        <LiveOfferActions offer={offer} />
        <OfferBids code={offer.codigo} open={!offer.ended} />
        <RecordHistory kind="offer" id={offer.codigo} name={offer.titulo} />
      </Stack>
    </SidePanel>
  );
}

/** The offer that was open runs no more. */
export function GoneOffer({ onClose }: { onClose: () => void }) {
  const { monitor: texts, common } = useTexts();
  return (
    <SidePanel title={common.offer} onClose={onClose}>
      <Stack gap="sm">
        <Text role="alert">{texts.gone}</Text>
        <Anchor component={Link} to="/encerradas" size="sm">
          {texts.toEnded}
        </Anchor>
      </Stack>
    </SidePanel>
  );
}
