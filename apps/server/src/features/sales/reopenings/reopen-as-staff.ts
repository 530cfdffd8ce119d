import type { reopenAsStaff as contract } from '@patio/contract/sales/reopenings/reopen-as-staff.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { auctionReader, pseudonym } from '../../trading/auctions/public.ts';
import { isWithdrawn } from '../sale-withdrawals/public.ts';
import { reopenOffer, type ReopeningOutcome } from './reopen-offer.ts';

/** Opens an offer again for the sales team (S-11, rule 0.28), with reason and audit. */
export const reopenAsStaff =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const now = deps.clock.now();
      if (await isWithdrawn(transaction, params.id)) return new ApiError('offer-withdrawn');
      const reopened = await reopenOffer(deps, transaction, { offerCode: params.id, reason: 'staff', now });
      if (reopened.result !== 'reopened') return new ApiError(REFUSALS[reopened.result]);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'reopen-offer',
        subject: `offer ${params.id}`,
        details: { reason: body.motivo, price: reopened.price, leader: reopened.leaderId },
        before: { status: 'E' },
        after: { status: 'A', end: reopened.end },
        at: now,
      });
      const row = await auctionReader(transaction).find(params.id, now);
      const leader = reopened.leaderId;
      return { ...reopened, leader: row && leader !== null ? pseudonym(row.pseudonym_key, leader) : null };
    });
    if (outcome instanceof ApiError) throw outcome;
    return {
      data: {
        codigoOferta: params.id,
        statusOferta: 'A' as const,
        fim: isoInstant(outcome.end),
        desistenciaAte: isoInstant(outcome.withdrawUntil),
        valorLeilao: reaisFromCentavos(outcome.price),
        lider: outcome.leader,
      },
    };
  };

const REFUSALS = {
  'not-found': 'offer-not-found',
  'not-ended': 'reopening-not-ended',
  'end-passed': 'reopening-too-late',
  'sale-stands': 'reopening-sale-stands',
  conditional: 'conditional-pending',
  'second-chance': 'second-chance-pending',
  'vehicle-away': 'vehicle-away',
} as const satisfies Record<Exclude<ReopeningOutcome['result'], 'reopened'>, string>;
