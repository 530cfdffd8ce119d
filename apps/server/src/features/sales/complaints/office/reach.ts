import { getComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import type { OfficeComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import { DESK_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { desksOf, stepsNow, type StepTaker } from '@patio/domain/sales/complaints/decide-complaint-step.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore, worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { factsOf } from '../complaint-facts.ts';
import { presentComplaint } from '../complaints.present.ts';
import { complaintReader, type ComplaintRow } from '../complaints.store.ts';
import { eventsOf } from '../events.store.ts';

/** The side that a user of the back office writes for. */
export const sideOf = (actor: Actor): 'house' | 'store' =>
  worksForTheHouse(actor, getComplaint) ? 'house' : 'store';

/** Whether a user may read complaints about a sale. */
export const mayReach = (actor: Actor, { partner_id: store }: Pick<ComplaintRow, 'partner_id'>): boolean =>
  mayReachStore(actor, store, getComplaint);

/** A user as the rules of steps see them. */
export const takerOf = (actor: Actor): StepTaker => ({
  kind: 'desk',
  desks: desksOf(sideOf(actor) === 'house' ? actor.staffRole : null),
  accountId: actor.accountId,
});

/** A complaint that a user may reach; undefined: there is none for them. */
export async function reachedComplaint(
  queries: Queries,
  code: number,
  actor: Actor,
): Promise<ComplaintRow | undefined> {
  const found = await complaintReader(queries).find(code);
  return found && mayReach(actor, found) ? found : undefined;
}

/** A complaint as a user of the back office sees it, with what they can do now. */
export async function shownComplaint(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  row: ComplaintRow,
  actor: Actor,
  now: number,
): Promise<OfficeComplaint> {
  const facts = factsOf(deps, row);
  const steps = new Set<string>(stepsNow(facts, takerOf(actor), now));
  const events = await eventsOf(queries, [row.code]);
  return {
    ...presentComplaint(row, facts, { events, reader: sideOf(actor), now }),
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    comprador: row.buyer,
    loja: row.store,
    passos: DESK_STEPS.filter((step) => steps.has(step)),
    outroRevisa: row.desk === 'review' && row.answered_by.includes(actor.accountId),
    desfazendo: row.undoing,
  };
}
