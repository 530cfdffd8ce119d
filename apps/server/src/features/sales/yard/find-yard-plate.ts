import { findYardPlate as contract } from '@patio/contract/sales/yard/find-yard-plate.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { identityOf } from './open-vehicle.ts';
import { offersWithPlate, presentVehicle } from './yard.store.ts';

/** What is known of a plate, before it is taken in. */
export const findYardPlate =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    const plate = identityOf(params.placa, null).plate ?? '';
    const partnerId = storeOf(actor, contract);
    const [there, offers] = [
      await presentVehicle(database, plate, partnerId),
      await offersWithPlate(database, plate, partnerId),
    ];
    return {
      data: {
        presente:
          there === undefined
            ? null
            : {
                codigo: there.code,
                onde: [there.city, there.spot].filter(Boolean).join(', '),
                desde: isoInstant(there.taken_at),
              },
        ofertas: offers.map(({ code, title, draft }) => ({ codigo: code, titulo: title, rascunho: draft })),
      },
    };
  };
