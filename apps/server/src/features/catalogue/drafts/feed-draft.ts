import { randomUUID } from 'node:crypto';
import type { ConditionForm, OfferForm, VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { OFFER_LIMITS, plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { expectPhotos, settlePhotos, storeCopy } from '../media/public.ts';
import { OPEN_DRAFTS } from './create-draft.ts';
import { countDrafts, draftWriter, insertDraft, takeDraftCode } from './drafts.store.ts';
import type { KnownPhoto } from './form/draft-from-form.ts';
import { judgeDraft } from './form/judge-draft.ts';
import { judgeMaterials } from './form/judge-materials.store.ts';
import { newForm } from './form/new-form.ts';
import { openLocked } from './open-draft.ts';
import { addPhoto } from './photos/draft-photos.store.ts';

/** What was seen of a vehicle, for the draft of its offer. */
export interface SeenVehicle {
  readonly partnerId: number | null;
  readonly plate: string | null;
  readonly usage: number | null;
  readonly counter: 'Km' | 'h';
  readonly city: number;
  readonly keys: number | null;
  readonly manual: boolean | null;
  /** `photos`: guids of stored photos, which are copied. */
  readonly notes: readonly (Omit<ConditionForm['avarias'][number], 'fotos'> & {
    readonly photos: readonly string[];
  })[];
  /** Of the gallery, in order. */
  readonly photos: readonly KnownPhoto[];
}

const MOST_NOTES = 40;

/** Copies of stored photos for a draft, by the guid of the original. They are made before the transaction, which must not wait for files. */
export async function copiesFor(
  { clock, database }: Pick<ServerDeps, 'clock' | 'database'>,
  storage: Storage,
  photos: readonly KnownPhoto[],
): Promise<ReadonlyMap<string, KnownPhoto>> {
  const copies = new Map(photos.map((photo) => [photo.guid, { ...photo, guid: randomUUID() }]));
  await expectPhotos(
    database,
    [...copies.values()].map(({ guid }) => guid),
    clock.now(),
  );
  for (const [from, { guid }] of copies) if (!(await storeCopy(storage, from, guid))) copies.delete(from);
  return copies;
}

/**
 * Begins a draft with what was seen of a vehicle, or adds it to the open draft `into`: what the draft states already stays. Errors:
 * `drafts-full`, `yard-offered`. The caller audits it.
 */
export async function feedDraft(
  deps: ServerDeps,
  transaction: Transaction,
  { into, seen, copies, actor, at }: Feed,
): Promise<{ readonly code: number; readonly isNew: boolean; readonly photos: number }> {
  const named = [...copies.values()];
  const code = into ?? (await beginDraft(deps, transaction, seen.partnerId, { actor, at }));
  const open = await openLocked(transaction, code, actor);
  if (open.row === null) throw new ApiError('yard-offered', { parameters: { offer: code } });
  for (const photo of named)
    await addPhoto(transaction, { ...photo, original: null, code, actorId: actor.accountId, at });
  await settlePhotos(
    transaction,
    named.map(({ guid }) => guid),
  );
  const form = withSeen(open.row.form, seen, copies);
  const { problems } = judgeDraft(deps.config, form, await judgeMaterials(transaction, open), at);
  await draftWriter(transaction, code, { actorId: actor.accountId, at }).write(form, problems.length);
  return { code, isNew: into === null, photos: form.fotos.length - open.row.form.fotos.length };
}

interface Feed {
  readonly into: number | null;
  readonly seen: SeenVehicle;
  readonly copies: ReadonlyMap<string, KnownPhoto>;
  readonly actor: Actor;
  readonly at: number;
}

async function beginDraft(
  deps: ServerDeps,
  transaction: Transaction,
  partnerId: number | null,
  { actor, at }: { readonly actor: Actor; readonly at: number },
): Promise<number> {
  if ((await countDrafts(transaction, partnerId)) >= OPEN_DRAFTS)
    throw new ApiError('drafts-full', { parameters: { most: OPEN_DRAFTS } });
  const code = await takeDraftCode(transaction);
  const form = newForm(partnerId, at);
  const nothing = { photos: new Map<string, KnownPhoto>(), checks: [], isNew: true, dealt: false };
  const { problems } = judgeDraft(deps.config, form, nothing, at);
  const draft = { code, isNew: true, form, problems: problems.length, report: null };
  await insertDraft(transaction, { ...draft, actorId: actor.accountId, at });
  return code;
}

/** The form with what was seen of the vehicle with its plate, or else of its only one. */
function withSeen(form: OfferForm, seen: SeenVehicle, copies: Feed['copies']): OfferForm {
  const at = Math.max(
    0,
    form.veiculos.findIndex(({ placa }) => placa !== null && plateOf(placa) === seen.plate),
  );
  const room = OFFER_LIMITS.photos - form.fotos.length;
  const added = seen.photos.flatMap(({ guid }) => copies.get(guid) ?? []).slice(0, Math.max(0, room));
  return {
    ...form,
    veiculos: form.veiculos.map((vehicle, place) =>
      place === at ? vehicleWith(vehicle, seen, copies) : vehicle,
    ),
    fotos: [
      ...form.fotos,
      ...added.map(({ guid }) => ({ guid, perfil: null, veiculo: form.veiculos.length === 1 ? null : at })),
    ],
  };
}

function vehicleWith(vehicle: VehicleForm, seen: SeenVehicle, copies: Feed['copies']): VehicleForm {
  const known = vehicle.condicao ?? NO_CONDITION;
  const notes = seen.notes.map(({ photos, ...note }) => ({
    ...note,
    fotos: photos.flatMap((guid) => copies.get(guid)?.guid ?? []),
  }));
  return {
    ...vehicle,
    placa: vehicle.placa ?? seen.plate,
    uso: vehicle.uso ?? seen.usage,
    contador: vehicle.uso === null && seen.usage !== null ? seen.counter : vehicle.contador,
    cidade: vehicle.cidade ?? seen.city,
    condicao: {
      ...known,
      chaves: known.chaves ?? seen.keys,
      manual: known.manual ?? seen.manual,
      avarias: [...known.avarias, ...notes].slice(0, MOST_NOTES),
    },
  };
}

const NO_CONDITION: ConditionForm = {
  legal: [],
  estadoGeral: null,
  hodometro: null,
  chassiRemarcado: null,
  chaves: null,
  manual: null,
  proprietarios: null,
  avarias: [],
};
