import type {
  getWeekByMail,
  saveWeekByMail as contract,
} from '@patio/contract/sales/figures/week-by-mail.ts';
import { isWeekMailed, weekBefore } from '@patio/domain/sales/figures/figures-period.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { saveWeek, wantsWeek } from './week-by-mail.store.ts';

export const readWeekByMail =
  ({ database }: ServerDeps): Handler<typeof getWeekByMail> =>
  async (_input, { actor }) => ({ recebe: await wantsWeek(database, actor.accountId) });

/** Turns the week by mail on or off. On a Monday after it was sent, it begins with the next week. */
export const saveWeekByMail =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ body: { recebe: wanted } }, { actor }) => {
    const at = clock.now();
    const sentOn = isWeekMailed(at) ? weekBefore(at).monday : null;
    await database.transact((transaction) => saveWeek(transaction, actor.accountId, { wanted, at, sentOn }));
    return { recebe: wanted };
  };
