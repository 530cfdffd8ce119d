import type { createAddress as contract } from '@patio/contract/people/addresses/create-address.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addressFacts, checkPlaces } from './address-facts.ts';
import { presentAddress } from './addresses.present.ts';
import { addressOf, clearMain, insertAddress, lockAddresses } from './addresses.store.ts';

/** More than anyone needs; an unlimited list would help nobody. */
const mostAddresses = 50;

export const createAddress =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { accountId } = actor;
    await checkPlaces(database, body, idiom);
    const row = await database.transact(async (transaction) => {
      const addresses = await lockAddresses(transaction, accountId);
      if (addresses >= mostAddresses) fail('too-many-addresses', { parameters: { maximum: mostAddresses } });
      const main = body.principal === 'S' || addresses === 0;
      if (main) await clearMain(transaction, accountId);
      const code = await insertAddress(transaction, accountId, addressFacts(body, main), now);
      return addressOf(transaction, accountId, code);
    });
    return row ? presentAddress(row) : fail('internal-error');
  };
