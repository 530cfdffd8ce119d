import { randomUUID } from 'node:crypto';
import type { createDraft as contract } from '@patio/contract/catalogue/drafts/create-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { expectPhotos, settlePhotos, storeCopy } from '../media/public.ts';
import { addPhoto, draftPhotos } from './photos/draft-photos.store.ts';
import { countDrafts, insertDraft, takeDraftCode } from './drafts.store.ts';
import { presentStored } from './draft-reply.ts';
import type { KnownPhoto } from './form/draft-from-form.ts';
import { judgeDraft } from './form/judge-draft.ts';
import { newForm } from './form/new-form.ts';
import { formOf, openDraft } from './open-draft.ts';

/** Drafts that a store, or the house, has open at most. */
export const OPEN_DRAFTS = 500;

/** Begins a draft: with the usual terms, or as a copy of an offer. */
export const createDraft =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { actor } = context;
    const partnerId = storeOf(actor);
    const at = deps.clock.now();
    const { copiarDe } = body;
    const source = copiarDe === undefined ? null : await openDraft(deps.database, copiarDe, actor);
    const photos =
      source !== null && body.fotos === true
        ? await copiedPhotos(deps, storage, source.code, formOf(source))
        : new Map<string, KnownPhoto>();
    const code = await deps.database.transact(async (transaction) => {
      if ((await countDrafts(transaction, partnerId)) >= OPEN_DRAFTS)
        throw new ApiError('drafts-full', { parameters: { most: OPEN_DRAFTS } });
      const made = await takeDraftCode(transaction);
      const fresh = newForm(partnerId, at);
      const form = source === null ? fresh : copyOf(formOf(source), fresh, photos, body.fotos === true);
      const known = new Map([...photos.values()].map((photo) => [photo.guid, photo]));
      const { problems } = judgeDraft(
        deps.config,
        form,
        { photos: known, checks: [], isNew: true, dealt: false },
        at,
      );
      await insertDraft(transaction, {
        code: made,
        isNew: true,
        form,
        problems: problems.length,
        report: null,
        actorId: actor.accountId,
        at,
      });
      for (const photo of known.values())
        await addPhoto(transaction, { ...photo, original: null, code: made, actorId: actor.accountId, at });
      await settlePhotos(transaction, [...known.keys()]);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'create-draft',
        subject: `offer ${made}`,
        details: { copyOf: copiarDe ?? null },
        partnerId: form.loja,
        at,
      });
      return made;
    });
    return presentStored(deps, deps.database, code, context);
  };

/** Facts and terms of an offer for another vehicle like it, or, with photos, for the same one: without the end, and without plates. */
function copyOf(
  form: OfferForm,
  fresh: OfferForm,
  photos: ReadonlyMap<string, KnownPhoto>,
  same: boolean,
): OfferForm {
  return {
    ...form,
    destaque: false,
    fim: fresh.fim,
    fotos: form.fotos.flatMap((photo) => {
      const copy = photos.get(photo.guid);
      return copy === undefined ? [] : [{ ...photo, guid: copy.guid }];
    }),
    videos: same ? form.videos : [],
    veiculos: form.veiculos.map((vehicle) => {
      const condition = vehicle.condicao;
      const notes = (condition?.avarias ?? []).map((note) => ({ ...note, fotos: [] }));
      return same
        ? { ...vehicle, condicao: condition && { ...condition, avarias: notes } }
        : { ...vehicle, placa: null, uso: null, condicao: null };
    }),
  };
}

/**
 * Copies of the pictures of a gallery, by the guid of the original: a picture belongs to one offer. They are made before the draft, so that no
 * transaction waits for files; if it is not made after all, they go as photos that nothing names.
 */
async function copiedPhotos(
  { database, clock }: Pick<ServerDeps, 'database' | 'clock'>,
  storage: Storage,
  code: number,
  { fotos }: OfferForm,
): Promise<ReadonlyMap<string, KnownPhoto>> {
  const known = await draftPhotos(database, code);
  const named = fotos.flatMap(({ guid }) => known.get(guid) ?? []);
  const copies = new Map(
    named.map(({ guid, drawing, width, height }) => [guid, { guid: randomUUID(), drawing, width, height }]),
  );
  const files = [...copies].filter(([, { drawing }]) => drawing === null);
  await expectPhotos(
    database,
    files.map(([, { guid }]) => guid),
    clock.now(),
  );
  for (const [from, { guid }] of files) if (!(await storeCopy(storage, from, guid))) copies.delete(from);
  return copies;
}
