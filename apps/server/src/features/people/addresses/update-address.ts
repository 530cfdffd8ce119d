import type { updateAddress as contract } from '@patio/contract/people/addresses/update-address.ts';
import { stateOfCep } from '@patio/domain/catalogue/places/state-of-cep.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addressFacts, checkPlaces } from './address-facts.ts';
import { addressVersion, presentAddress } from './addresses.present.ts';
import {
  addressOf,
  clearMain,
  lockAddresses,
  saveAddress,
  servesDeal,
  type AddressRow,
} from './addresses.store.ts';

export const updateAddress =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom }) => {
    const { accountId } = actor;
    const row = await database.transact(async (transaction) => {
      await lockAddresses(transaction, accountId);
      const before = await addressOf(transaction, accountId, body.codEnd);
      if (!before) return fail('address-not-found');
      if (body.versao && body.versao !== addressVersion(before)) return fail('changed-meanwhile');
      await checkPlaces(transaction, body, idiom);
      // The freight of a deal was calculated for its city: another destination needs another address, with its own freight.
      if (goesElsewhere(before, body) && (await servesDeal(transaction, body.codEnd))) {
        return fail('address-in-a-deal');
      }
      // The main address stays the main one until another one becomes it (S-38).
      const main = body.principal === 'S' || before.main;
      if (main && !before.main) await clearMain(transaction, accountId);
      await saveAddress(transaction, accountId, body.codEnd, addressFacts(body, main));
      return addressOf(transaction, accountId, body.codEnd);
    });
    return row ? presentAddress(row) : fail('address-not-found');
  };

function goesElsewhere(
  before: Pick<AddressRow, 'city_code' | 'cep'>,
  given: { readonly cidade: number; readonly cep: string },
): boolean {
  return before.city_code !== given.cidade || stateOfCep(before.cep)?.uf !== stateOfCep(given.cep)?.uf;
}
