import { draftFromYard as contract } from '@patio/contract/sales/yard/draft-from-yard.ts';
import { damagePart, damageText } from '@patio/domain/sales/yard/damage-words.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { copiesFor, feedDraft } from '../../catalogue/drafts/public.ts';
import { addEvent } from './events.store.ts';
import { openVehicle } from './open-vehicle.ts';
import { photosOf } from './yard-photos.store.ts';
import { vehicleWriter, yardVehicle, type YardVehicle } from './yard.store.ts';

/** Begins or feeds the draft of an offer with what the intake saw. */
export const draftFromYard =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const seen = await yardVehicle(deps.database, params.id);
    if (!seen || !mayReachStore(actor, seen.partner_id, contract)) return fail('yard-unknown');
    const rows = await photosOf(deps.database, params.id);
    const photos = rows.map(({ guid, width, height }) => ({ guid, width, height, drawing: null }));
    const copies = await copiesFor(deps, storage, photos);
    const guids = new Map(rows.map(({ client_id: client, guid }) => [client, guid]));
    const at = deps.clock.now();
    const made = await deps.database.transact(async (transaction) => {
      const vehicle = await openVehicle(transaction, params.id, actor, contract);
      const into = vehicle.offer_code;
      const seenNow = { ...statedOf(vehicle, guids), photos: galleryOf(vehicle, photos, guids) };
      const fed = await feedDraft(deps, transaction, { into, seen: seenNow, copies, actor, at });
      const { accountId: actorId } = actor;
      await vehicleWriter(transaction, vehicle.code).offer(fed.code);
      const details = { offer: fed.code };
      await addEvent(transaction, { yard: vehicle.code, kind: 'anuncio', details, actorId, at });
      await recordAudit(transaction, {
        actorId,
        action: 'draft-from-yard',
        subject: `yard ${vehicle.code}`,
        details: { plate: vehicle.plate, new: fed.isNew, photos: fed.photos },
        before: { offer: vehicle.offer_code },
        after: { offer: fed.code },
        partnerId: vehicle.partner_id,
        at,
      });
      return fed;
    });
    return { data: { oferta: made.code, novo: made.isNew, fotos: made.photos } };
  };

function statedOf(vehicle: YardVehicle, guids: ReadonlyMap<string, string>) {
  const manual = vehicle.checklist.itens.manual;
  return {
    partnerId: vehicle.partner_id,
    plate: vehicle.plate,
    usage: vehicle.usage,
    counter: vehicle.counter,
    city: vehicle.city_code,
    keys: vehicle.keys,
    manual: manual === 'sim' ? true : manual === 'nao' ? false : null,
    notes: vehicle.damages.map(({ vista, x, tipo, gravidade, observacao, foto }) => ({
      parte: damagePart(vista, x, vehicle.kind),
      texto: damageText(tipo, observacao),
      gravidade,
      photos: foto === null ? [] : [guids.get(foto)].filter((guid) => guid !== undefined),
    })),
  };
}

/** The photos that show the vehicle; those of single damages are with their notes. */
function galleryOf<P extends { readonly guid: string }>(
  { damages }: YardVehicle,
  photos: readonly P[],
  guids: ReadonlyMap<string, string>,
): readonly P[] {
  const noted = new Set(damages.map(({ foto }) => (foto === null ? undefined : guids.get(foto))));
  return photos.filter(({ guid }) => !noted.has(guid));
}
