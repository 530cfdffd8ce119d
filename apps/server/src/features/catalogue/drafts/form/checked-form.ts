import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { KnownPhoto } from './draft-from-form.ts';
import { unknownCodes } from './known-codes.store.ts';

/**
 * A form as this user may save it: a store user's belongs to their store and does not choose the spotlight. Errors: `invalid-fields`, for
 * codes that name nothing and for photos of other offers.
 */
export async function checkedForm(
  queries: Queries,
  given: OfferForm,
  before: Pick<OfferForm, 'destaque'>,
  photos: ReadonlyMap<string, KnownPhoto>,
  { actor, idiom }: SignedInContext,
): Promise<OfferForm> {
  const form = worksForTheHouse(actor)
    ? given
    : { ...given, loja: actor.partnerId, destaque: before.destaque };
  const wrong = await unknownCodes(queries, form);
  const named = [
    ...form.fotos.map(({ guid }) => guid),
    ...form.veiculos.flatMap(({ condicao }) => (condicao?.avarias ?? []).flatMap(({ fotos }) => fotos)),
  ];
  const erros = wrong.map((name) => fieldText('', name, idiom));
  if (named.some((guid) => !photos.has(guid)) || new Set(named).size < named.length)
    erros.push(fieldText('offer-photo-foreign', 'fotos', idiom));
  if (erros.length > 0) throw new ApiError('invalid-fields', { erros });
  return form;
}
