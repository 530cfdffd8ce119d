import { randomUUID } from 'node:crypto';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import {
  STORE_ADDRESS_SHORTEST,
  type saveStoreProfile as contract,
} from '@patio/contract/catalogue/store-profiles/save-store-profile.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { showAtOnce } from '../content/public.ts';
import { expectPhotos, leavePhotos, settlePhotos, storePhoto } from '../media/public.ts';
import { cityPlace } from '../places/public.ts';
import { presentStoreHead, readerOf, storeHeadOf } from '../../stores/directory/public.ts';
import { lockPartner, photoGuid, writeProfile, type StoreProfile } from '../../stores/partners/public.ts';

type Body = HandlerInput<typeof contract>['body'];

/** Changes what a store says of itself; its pages show it at once. Audited. */
export const saveStoreProfile =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, idiom, now: at }) => {
    const { database } = deps;
    if (!mayReachStore(actor, id)) return fail('not-allowed');
    const given = profileOf(body);
    const wrong = problemOf(given);
    if (wrong !== null)
      throw new ApiError('invalid-fields', { erros: [fieldText(wrong.text, wrong.field, idiom)] });
    if (given.city_code !== null && !(await cityPlace(database, given.city_code)))
      return fail('place-not-found');
    const photo = typeof body.foto === 'string' ? await newPhoto(deps, storage, body.foto) : body.foto;
    await database.transact(async (transaction) => {
      const before = await lockPartner(transaction, { id });
      if (!before) throw new ApiError('partner-not-found');
      if (before.version !== body.versao) throw new ApiError('store-changed');
      const after = { ...given, photo: photo === undefined ? before.photo : photo };
      await writeProfile(transaction, id, after);
      if (after.photo !== before.photo) await replacePhoto(transaction, before.photo, after.photo, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-store-profile',
        subject: `partner ${id}`,
        before: valuesOf(before),
        after: valuesOf(after),
        at,
      });
      showAtOnce(deps, transaction, at);
    });
    const row = await storeHeadOf(database, id);
    return row ? { data: presentStoreHead(row, readerOf(actor)) } : fail('partner-not-found');
  };

function profileOf({ descricao, telefone, site, endereco, cidade }: Body): Omit<StoreProfile, 'photo'> {
  const orNull = (text: string | null) => (text === null || text === '' ? null : text);
  return {
    description: descricao,
    phone: orNull(telefone),
    site: orNull(site),
    address: orNull(endereco),
    city_code: cidade,
  };
}

function problemOf({ phone, address, city_code: city }: Omit<StoreProfile, 'photo'>) {
  if (phone !== null && parsePhone(phone) === null)
    return { text: 'contact-phone-invalid', field: 'telefone' } as const;
  if (address !== null && (address.length < STORE_ADDRESS_SHORTEST || city === null))
    return { text: 'store-address', field: 'endereco' } as const;
  return null;
}

/** Stores a photo under a new name, because pictures are cached for good under theirs. */
async function newPhoto({ clock, database }: ServerDeps, storage: Storage, base64: string): Promise<string> {
  const guid = randomUUID();
  await expectPhotos(database, [guid], clock.now());
  const stored = await storePhoto(storage, guid, Buffer.from(base64, 'base64'));
  if (stored.kind === 'refused')
    throw new ApiError('store-photo-refused', { parameters: { reason: stored.reason } });
  return guid;
}

/** The file of the photo that is shown stays, that of the one before goes. */
async function replacePhoto(
  transaction: Transaction,
  before: string | null,
  after: string | null,
  at: number,
): Promise<void> {
  const [left, kept] = [photoGuid(before), photoGuid(after)];
  if (left !== null) await leavePhotos(transaction, [left], at);
  if (kept !== null) await settlePhotos(transaction, [kept]);
}

function valuesOf({ description, phone, site, address, city_code: city, photo }: StoreProfile) {
  return { description, phone, site, address, city, photo };
}
