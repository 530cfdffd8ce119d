import type {
  deleteAddress as contract,
  deleteAddressByPath as pathContract,
} from '@patio/contract/people/addresses/delete-address.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ensureMain, lockAddresses, removeAddress } from './addresses.store.ts';

export const deleteAddress =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ body, query }, { actor }) =>
    remove(deps, actor.accountId, query.codEnd ?? body?.codEnd);

export const deleteAddressByPath =
  (deps: ServerDeps): Handler<typeof pathContract> =>
  ({ params }, { actor }) =>
    remove(deps, actor.accountId, params.id);

async function remove(
  { database }: ServerDeps,
  accountId: number,
  code: number | undefined,
): Promise<undefined> {
  if (code === undefined) throw new ApiError('address-not-found');
  await database.transact(async (transaction) => {
    await lockAddresses(transaction, accountId);
    if (!(await removeAddress(transaction, accountId, code))) throw new ApiError('address-not-found');
    await ensureMain(transaction, accountId);
  });
}
