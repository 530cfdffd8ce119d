import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';

/** What every part of the page of an account needs. */
export interface OfAccount {
  readonly account: AccountHead;
}
