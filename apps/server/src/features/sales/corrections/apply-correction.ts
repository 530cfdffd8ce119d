import type { correctOffer as contract } from '@patio/contract/sales/corrections/correct-offer.ts';
import { offeredChanges } from '@patio/domain/catalogue/catalogue/offered-change.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { isAuctionOpen } from '@patio/domain/trading/auctions/auction-state.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import {
  correctVehicle,
  findOfferedOne,
  refreshOffer,
  standingOf,
  storedFacts,
  type OfferedRow,
} from '../../catalogue/catalogue/public.ts';
import { auctionState, type AuctionRow } from '../../trading/auctions/public.ts';
import { moveEnd, openWithdrawalWindow } from '../reopenings/public.ts';
import { wireChanges, type StoredChange } from '../sale-terms/public.ts';
import { announceCorrection } from './announce-correction.ts';
import { correctedCondition, correctedFacts } from './corrected-facts.ts';
import { recordCorrection } from './corrections.store.ts';

type Body = HandlerInput<typeof contract>['body'];
type NotifyDeps = Pick<ServerDeps, 'config' | 'live'>;

/** How long bids may be withdrawn after a correction, and the minimum time until the end (rule 0.32). */
const windowMs = 24 * 3_600_000;

/** A correction of a locked offer; `now` in epoch milliseconds. */
export interface Correction {
  readonly row: AuctionRow;
  readonly body: Body;
  readonly actorId: number;
  readonly now: number;
}

/** A correction that says what is there already: its transaction is rolled back, and its caller gets this reply. */
export class NothingCorrected extends Error {
  readonly reply: ReturnType<typeof untouched>;

  constructor(reply: ReturnType<typeof untouched>) {
    super('The correction says what is there.');
    this.name = 'NothingCorrected';
    this.reply = reply;
  }
}

/** Corrects a locked offer, with all consequences; returns the changes, or why nothing may be corrected (nothing is written then). Errors: `NothingCorrected`. */
export async function applyCorrection(deps: NotifyDeps, transaction: Transaction, given: Correction) {
  const { row, body, now } = given;
  const before = await findOfferedOne(transaction, row.offer_code);
  if (!before) return new ApiError('offer-not-found');
  if (!isAuctionOpen(auctionState(row), now)) return new ApiError('correction-too-late');
  const vehicle = chosenVehicle(before, body);
  if (!vehicle) return new ApiError('vehicle-needed');
  const facts = correctedFacts(body);
  await correctVehicle(transaction, vehicle.code, facts, correctedCondition(body, vehicle));
  await refreshOffer(transaction, row.offer_code, body.titulo);
  const after = await findOfferedOne(transaction, row.offer_code);
  const changes = after ? offeredChanges(storedFacts(before), storedFacts(after), null) : [];
  // What was written is what was there: it is taken back, so that nothing is on record.
  if (changes.length === 0) throw new NothingCorrected(untouched(row));
  return settle(deps, transaction, { ...given, before, changes });
}

function chosenVehicle({ vehicles }: OfferedRow, { veiculo }: Body) {
  if (veiculo !== undefined) return vehicles.find(({ code }) => code === veiculo);
  return vehicles.length === 1 ? vehicles[0] : undefined;
}

function untouched(row: AuctionRow) {
  return {
    codigoOferta: row.offer_code,
    mudancas: [],
    fim: isoInstant(row.end_at),
    desistenciaAte: null,
    avisados: 0,
  };
}

/** The corrected facts by name, one side of them; a second vehicle's with its place. */
function valuesOf(changes: readonly StoredChange[], side: 'before' | 'after') {
  return Object.fromEntries(
    changes.map((change) => [
      change.vehicle === null ? change.field : `${change.field} ${change.vehicle + 1}`,
      change[side],
    ]),
  );
}

interface Corrected extends Correction {
  readonly before: OfferedRow;
  readonly changes: readonly StoredChange[];
}

/** The consequences of a correction: the record, the time to withdraw bids, the later end, and a message to everyone concerned. */
async function settle(deps: NotifyDeps, transaction: Transaction, given: Corrected) {
  const { row, before, body, actorId, now } = given;
  const { offer_code: offerCode } = row;
  const changes = given.changes.map((change) => ({
    field: change.field,
    vehicle: change.vehicle,
    before: change.before,
    after: change.after,
  }));
  const { bids, openProposals } = standingOf(before);
  const until = now + windowMs;
  await recordCorrection(transaction, { offerCode, reason: body.motivo, changes, actorId, at: now });
  let end = row.end_at;
  if (bids || openProposals) {
    // Applies to every bid so far, including one of this very millisecond.
    const opened = Math.max(now, (row.last_at ?? 0) + 1);
    await openWithdrawalWindow(transaction, {
      offerCode,
      reason: 'corrected',
      from: opened,
      until,
      now: opened,
    });
    const moved = await moveEnd(deps, transaction, { offerCode, reason: 'corrected', newEnd: until, now });
    if (moved.result === 'moved') end = moved.end;
  }
  const notice = await announceCorrection(deps, transaction, row, {
    reason: body.motivo,
    changes,
    until,
    end,
    at: now,
  });
  await recordAudit(transaction, {
    actorId,
    action: 'correct-offer',
    subject: `offer ${offerCode}`,
    details: { reason: body.motivo, told: notice },
    before: { ...valuesOf(changes, 'before'), end: row.end_at },
    after: { ...valuesOf(changes, 'after'), end },
    at: now,
  });
  transaction.afterCommit(() => deps.live.publish(offerCode));
  return {
    codigoOferta: offerCode,
    mudancas: wireChanges(changes),
    fim: isoInstant(end),
    desistenciaAte: bids || openProposals ? isoInstant(until) : null,
    avisados: notice,
  };
}
