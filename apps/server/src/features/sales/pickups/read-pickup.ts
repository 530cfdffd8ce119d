import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { cancelRefusal, changeRefusal } from '@patio/domain/sales/pickups/decide-pickup.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { offeredSlots, type OfferedPlace } from './offered-slots.ts';
import { latestBooking, type BookingRow, type PickupPurchase } from './pickups.store.ts';
import { shownThirdParty } from './third-party.ts';

type Deps = Pick<ServerDeps, 'config' | 'logger'>;

interface Viewer {
  readonly now: number;
  readonly byTeam: boolean;
}

/** What decides whether a purchase can be collected, of its row. */
export const collectableFacts = (purchase: PickupPurchase) => ({
  status: purchase.status,
  freight: purchase.freight,
  cancelled: purchase.cancelled,
  cancellationAsked: purchase.cancellation_asked,
  paymentWithdrawn: purchase.payment_withdrawn,
  left: purchase.gone,
});

/** A booking that stands, as the rules compare it. */
export const standingOf = ({ starts_at: from, city_code: city, version }: BookingRow) => ({
  from,
  city,
  version,
});

/** The pickup of a purchase as one side sees it. */
export async function readPickup(
  deps: Deps,
  queries: Queries,
  purchase: PickupPurchase,
  viewer: Viewer,
): Promise<Pickup> {
  const booking = (await latestBooking(queries, purchase.code)) ?? null;
  const standing = booking?.state === 'booked' ? standingOf(booking) : null;
  const asked = {
    ...collectableFacts(purchase),
    ...viewer,
    standing,
    readVersion: standing?.version ?? null,
    changeMs: deps.config.rules.pickups.changeMs,
  };
  const offered = changeRefusal(asked) === null ? await offeredSlots(deps, queries, purchase, viewer) : [];
  return {
    reserva: booking === null ? null : presentBooking(deps, booking),
    podeMarcar: offered.length > 0,
    podeCancelar: cancelRefusal(asked) === null,
    pagamentoEmConferencia: purchase.payment_withdrawn && !purchase.cancelled,
    locais: offered.map(presentPlace),
  };
}

function presentBooking(deps: Deps, row: BookingRow): Pickup['reserva'] {
  return {
    codigo: row.code,
    cidade: row.city_code,
    local: row.place,
    endereco: row.address,
    inicio: isoInstant(row.starts_at),
    fim: isoInstant(row.ends_at),
    situacao: row.shown,
    terceiro: shownThirdParty(deps, row.purchase_code, row.third_party),
    pelaEquipe: row.by_team,
    motivo: row.reason,
    mudaAte: isoInstant(row.starts_at - deps.config.rules.pickups.changeMs),
    versao: row.version,
  };
}

function presentPlace({ place, slots }: OfferedPlace): Pickup['locais'][number] {
  const days = Map.groupBy(slots, ({ from }) => dayOf(from));
  return {
    cidade: place.city_code,
    local: place.place,
    endereco: place.address,
    horario: place.hours,
    dias: [...days].map(([dia, own]) => ({
      dia,
      horarios: own.map(({ from, free }) => ({ inicio: isoInstant(from), livres: free })),
    })),
  };
}
