import { getYardVehicle as contract } from '@patio/contract/sales/yard/get-yard-vehicle.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { eventsOf, type YardEventDetails } from './events.store.ts';
import { openCollector } from './gate/collector.ts';
import { collectorsOf } from './gate/exits.store.ts';
import { photosOf } from './yard-photos.store.ts';
import { oneVehicle } from './yard-list.store.ts';
import { presentVehicle } from './yard.present.ts';
import { yardVehicle } from './yard.store.ts';

/** A vehicle of the yard with its photos and its history. */
export const getYardVehicle =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const [row, vehicle] = [
      await database.row(oneVehicle, [params.id]),
      await yardVehicle(database, params.id),
    ];
    if (!row || !vehicle || !mayReachStore(actor, row.partner_id, contract)) return fail('yard-unknown');
    const [photos, events] = [await photosOf(database, params.id), await eventsOf(database, params.id)];
    const exits = await collectorsOf(database, params.id);
    const names = new Map(
      exits.map((exit) => [exit.code, openCollector(config, exit.purchase_code, exit.collector).name]),
    );
    return {
      data: {
        ...presentVehicle(row, now),
        uso: vehicle.usage,
        contador: vehicle.counter,
        conferencia: vehicle.checklist,
        avarias: [...vehicle.damages],
        observacao: vehicle.note,
        horaDoAparelho: vehicle.phone_time,
        imagens: photos.map(({ guid, client_id: cliente, added_at: at }) => ({
          guid,
          cliente,
          endereco: `/media/${guid}`,
          em: isoInstant(at),
        })),
        historia: events.map(({ kind, details, at, name }) => ({
          tipo: kind,
          em: isoInstant(at),
          por: name,
          texto: textOf(details, names),
        })),
      },
    };
  };

/** The place, the offer, the reason or the collector that an event is about. */
function textOf(
  { city, spot, offer, reason, exit }: YardEventDetails,
  collectors: ReadonlyMap<number, string>,
): string {
  const collector = typeof exit === 'number' ? collectors.get(exit) : undefined;
  return [city, spot, offer, reason, collector]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(', ');
}
