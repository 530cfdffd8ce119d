import { Group, Stack } from '@mantine/core';
import type { EndedOffer } from '@patio/contract/sales/ended/ended-offer.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { OfferBids } from '../../trading/monitor/public.ts';
import { awaitsDecision } from './awaits-decision.ts';
import { EndedActions } from './ended-actions.tsx';

/** An ended offer: how it ended, what may be done, and the chain of bids that a second chance follows. */
export function EndedPanel({ offer, onClose }: { offer: EndedOffer; onClose: () => void }) {
  const { ended: texts, common, monitor } = useTexts();
  const dateText = useDateText();
  const { compra, segundaChance } = offer;
  return (
    <SidePanel title={`${offer.codigo} · ${offer.titulo}`} onClose={onClose}>
      <Stack gap="md">
        {awaitsDecision(offer) ? <TakenBy kind="ended-offer" id={offer.codigo} /> : null}
        <Facts
          facts={[
            [texts.outcome, texts.outcomes[offer.resultado]],
            [texts.state, texts.states[offer.situacao]],
            [monitor.price, moneyText(offer.valor)],
            [texts.endedAt, dateText(offer.encerradaEm)],
            [texts.biddingUntil, dateText(offer.fim)],
            [common.buyer, compra === null ? null : `${compra.comprador.nome} · ${moneyText(compra.valor)}`],
            [texts.cancelledAt, compra?.canceladaEm ? dateText(compra.canceladaEm) : null],
            [
              texts.chance,
              segundaChance === null
                ? null
                : texts.chanceUntil(
                    segundaChance.conta.nome,
                    moneyText(segundaChance.valor),
                    dateText(segundaChance.ate),
                  ),
            ],
            [texts.withdrawn, offer.retirada ? common.yes : null],
            [texts.vehicle, offer.veiculoFora ? texts.vehicleAway : null],
            [texts.suspicions, offer.suspeitas === 0 ? null : String(offer.suspeitas)],
          ]}
        />
        <Group gap="md">
          <OfferLink code={offer.codigo} />
        </Group>
        <EndedActions offer={offer} />
        <OfferBids code={offer.codigo} open={false} />
        <RecordHistory kind="offer" id={offer.codigo} name={offer.titulo} />
        {compra === null ? null : <RecordHistory kind="purchase" id={compra.codigo} />}
      </Stack>
    </SidePanel>
  );
}
