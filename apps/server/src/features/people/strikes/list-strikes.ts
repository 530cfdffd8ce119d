import type { listStrikes as contract } from '@patio/contract/people/strikes/list-strikes.ts';
import { activeStrikes, stoppedUntil } from '@patio/domain/people/strikes/active-strikes.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentStrike } from './strikes.present.ts';
import { strikesOf, type StrikeRow } from './strikes.store.ts';

const strikeOf = (row: StrikeRow) => ({ ...row, removedAt: row.removed_at });

/** The defaulted purchases of an account, and whether it may still deal. */
export const listStrikes =
  ({ database, config, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const rows = await strikesOf(database, params.id);
    if (rows === undefined) return fail('user-not-found');
    const rules = config.rules.strikes;
    const now = clock.now();
    const strikes = rows.map(strikeOf);
    const counting = activeStrikes(strikes, now, rules);
    const until = stoppedUntil(strikes, now, rules);
    return {
      data: strikes.map((strike) => presentStrike(strike, counting.includes(strike), rules)),
      contam: counting.length,
      limite: rules.beforeBlock,
      impedidaAte: until === null ? null : isoInstant(until),
    };
  };
