import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { areCategories, interestsOf, replaceInterests } from './interests.store.ts';

/** Replaces the interests of an account and returns them in the order of the header. Errors: `category-not-found`. */
export function saveForAccount(
  { database }: ServerDeps,
  accountId: number,
  codes: readonly number[],
): Promise<{ data: number[] }> {
  return database.transact(async (transaction) => {
    if (!(await areCategories(transaction, codes))) throw new ApiError('category-not-found');
    await replaceInterests(transaction, accountId, codes);
    const rows = await interestsOf(transaction, accountId);
    return { data: rows.filter(({ saved }) => saved).map(({ code }) => code) };
  });
}
