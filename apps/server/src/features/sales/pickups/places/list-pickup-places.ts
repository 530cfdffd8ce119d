import { listPickupPlaces as contract } from '@patio/contract/sales/pickups/list-pickup-places.ts';
import { bookingsOutside } from '@patio/domain/sales/pickups/bookings-outside.ts';
import { clockText } from '@patio/domain/sales/slots/clock-text.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { workingCalendar } from '../../working-days/public.ts';
import { hoursOf } from '../offered-slots.ts';
import { bookingsByPlace, listPlaces } from './places.store.ts';

/** The pickup places, when they hand vehicles over, and what is booked outside of that; a store user sees those of the store. */
export const listPickupPlaces =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const store = storeOf(actor, contract);
    const places = await listPlaces(database, store);
    const bookings = await bookingsByPlace(database, now, store);
    const working = await workingCalendar(database, now);
    const data = places.map((place) => {
      const { pickup_opens: opens, pickup_closes: closes } = place;
      const capacity = place.pickup_capacity ?? config.rules.pickups.capacity;
      const hours = hoursOf(place);
      const booked = bookings.at(place);
      return {
        parceiro: place.partner_id,
        loja: place.store,
        cidade: place.city_code,
        nomeCidade: place.city,
        uf: place.uf,
        endereco: place.address,
        horario: opens === null || closes === null ? null : { das: clockText(opens), ate: clockText(closes) },
        sabados: place.pickup_saturdays,
        lugares: place.pickup_capacity,
        vale: { das: clockText(hours.opens), ate: clockText(hours.closes), lugares: capacity },
        versao: place.pickup_version,
        marcadas: booked.length,
        fora: bookingsOutside(booked, { hours, working, capacity }).map(({ booking, reason }) => ({
          compra: booking.purchase_code,
          inicio: isoInstant(booking.from),
          fim: isoInstant(booking.until),
          motivo: reason === 'hours' ? ('horario' as const) : ('lugares' as const),
        })),
      };
    });
    return { data };
  };
