import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { afterApproval } from '../../people/limits/public.ts';
import { RESERVED } from '../charges/public.ts';

type PixState = 'asked' | 'open' | 'paid' | 'ended';

/** Whether the buyer of a charge `c` is asked for what was given back too much. */
const ASKED = 'exists (select from buyer_request q where q.charge_code = c.code and q.ended_at is null)';

const payable = statement({
  name: 'pix.payable',
  text: `select c.code, c.kind, c.cancelled_at, c.due_at, p.account_id, coalesce(p.payment_approved, false) as payment_approved,
      ${afterApproval('c')} as charged_later, ${RESERVED} as reserved, ${ASKED} as asked
    from charge c join purchase p on p.code = c.purchase_code where c.purchase_code = $1 order by c.code`,
  shape: shape<{ kind: ChargeKind }>(),
});

const ofDeposit = statement({
  name: 'pix.payable-deposit',
  text: `select c.code, c.kind, c.cancelled_at, c.due_at, n.account_id, false as payment_approved, false as charged_later, 0::bigint as reserved, false as asked
    from charge c join bid_deposit n on n.code = c.deposit_code where n.code = $1`,
  shape: shape<{ kind: ChargeKind }>(),
});

const locked = statement({
  name: 'pix.lock-charge',
  text: 'select code from charge where code = $1 for no key update',
});

const COLUMNS = 'txid, charge_code, amount_cents, expires_at, state, copy_text, tries, due_on';
const pix = shape<{ state: PixState }>();

const latest = statement({
  name: 'pix.latest',
  text: `select distinct on (charge_code) ${COLUMNS} from pix_charge where charge_code = any($1::bigint[])
    order by charge_code, code desc`,
  shape: pix,
});

const recent = statement({
  name: 'pix.recent',
  text: 'select count(*)::int as made from pix_charge where charge_code = $1 and asked_at > $2',
});

const insert = statement({
  name: 'pix.insert',
  text: `insert into pix_charge (txid, charge_code, amount_cents, asked_at, expires_at, state, read_at, due_on)
    values ($1, $2, $3, $4, $5, 'asked', $6, $7)`,
});

const opened = statement({
  name: 'pix.opened',
  text: `update pix_charge set state = 'open', copy_text = $2, read_at = $3, tries = 0 where txid = $1 and state = 'asked'`,
});

const one = statement({
  name: 'pix.one',
  text: `select x.${COLUMNS.replaceAll(', ', ', x.')}, c.cancelled_at, c.kind, c.purchase_code, c.deposit_code,
      coalesce(p.account_id, n.account_id) as account_id, coalesce(p.offer_code, n.offer_code) as offer_code,
      coalesce(p.payment_approved, false) as payment_approved, coalesce(${afterApproval('c')}, false) as charged_later,
      exists (select from pix_charge y where y.charge_code = x.charge_code
        and y.code > x.code and y.state in ('asked', 'open') and (x.due_on is not null or y.due_on is not null)) as replaced,
      ${RESERVED} as reserved, ${ASKED} as asked
    from pix_charge x join charge c on c.code = x.charge_code left join purchase p on p.code = c.purchase_code
      left join bid_deposit n on n.code = c.deposit_code where x.txid = $1`,
  shape: shape<{ state: PixState; kind: ChargeKind }>(),
  // A charge is of a purchase or of a deposit.
  neverNull: ['account_id', 'offer_code'],
});

const due = statement({
  name: 'pix.due',
  text: `update pix_charge set tries = tries + 1, read_at = $2 where txid in (${claim('txid', {
    from: 'pix_charge',
    where: 'read_at <= $1',
    order: 'read_at',
    limit: '$3',
  })}) returning txid`,
});

const read = statement({
  name: 'pix.read',
  text: 'update pix_charge set state = $2, read_at = $3, tries = 0 where txid = $1',
});

const postponed = statement({
  name: 'pix.postponed',
  text: 'update pix_charge set read_at = $2 where txid = $1',
});

const known = statement({
  name: 'pix.known',
  text: 'select txid from pix_charge where txid = any($1::text[])',
});

const oldestDated = statement({
  name: 'pix.oldest-dated',
  text: `select min(asked_at) as asked_at from pix_charge where due_on is not null and state in ('asked', 'open')`,
});

const liveDated = statement({
  name: 'pix.live-dated',
  text: `select txid from pix_charge where txid = any($1::text[]) and due_on is not null and state in ('asked', 'open')`,
});

const readSoon = statement({
  name: 'pix.read-soon',
  text: `update pix_charge set read_at = $2, tries = 0 where state in ('asked', 'open')
    and charge_code in (select code from charge where purchase_code = $1)`,
});

const readSoonOfCharge = statement({
  name: 'pix.read-soon-of-charge',
  text: `update pix_charge set read_at = $2, tries = 0 where state in ('asked', 'open') and charge_code = $1`,
});

/** The charges of a purchase, oldest first. Instants in epoch milliseconds. */
export function chargesToPay(queries: Queries, purchase: number) {
  return queries.rows(payable, [purchase]);
}

/** The charge of a deposit. Instants in epoch milliseconds. */
export function depositToPay(queries: Queries, deposit: number) {
  return queries.row(ofDeposit, [deposit]);
}

/** Holds a charge, so that what is decided of its Pix is decided one after the other. */
export async function lockCharge(transaction: Transaction, charge: number): Promise<void> {
  await transaction.run(locked, [charge]);
}

/** The Pix of each charge that was asked for last. Instants in epoch milliseconds. */
export function latestPix(queries: Queries, charges: readonly number[]) {
  return queries.rows(latest, [charges]);
}

/** How many were asked for since an instant. */
export async function pixSince(queries: Queries, charge: number, since: number): Promise<number> {
  return (await queries.row(recent, [charge, new Date(since)]))?.made ?? 0;
}

/** A Pix to be asked for. Instants in epoch milliseconds. */
export interface NewPix {
  readonly txid: string;
  readonly charge: number;
  readonly centavos: number;
  readonly askedAt: number;
  readonly expiresAt: number;
  readonly readAt: number;
  /** Until when it stays valid (yyyy-mm-dd); null: it is to be paid at once. */
  readonly dueOn: string | null;
}

/** Writes a Pix before the bank is asked for it. */
export async function insertPix(transaction: Transaction, made: NewPix): Promise<void> {
  const { txid, charge, centavos, askedAt, expiresAt, readAt, dueOn } = made;
  await transaction.run(insert, [
    txid,
    charge,
    centavos,
    new Date(askedAt),
    new Date(expiresAt),
    new Date(readAt),
    dueOn,
  ]);
}

/** The bank has it. */
export async function openPixCharge(
  queries: Queries,
  txid: string,
  { copyText, readAt }: { readonly copyText: string; readonly readAt: number },
): Promise<void> {
  await queries.run(opened, [txid, copyText, new Date(readAt)]);
}

/** A Pix; undefined for one of another house. Instants in epoch milliseconds. */
export function findPix(queries: Queries, txid: string) {
  return queries.row(one, [txid]);
}

/** Those about which the bank is to be asked now; they are due again at `again`, if this process dies. */
export async function takeDue(
  queries: Queries,
  { now, again, limit }: { readonly now: number; readonly again: number; readonly limit: number },
): Promise<readonly string[]> {
  return (await queries.rows(due, [new Date(now), new Date(again), limit])).map(({ txid }) => txid);
}

/** What the bank said of it; `readAt` null: nothing more is asked. */
export async function notePixRead(
  queries: Queries,
  txid: string,
  { state, readAt }: { readonly state: PixState; readonly readAt: number | null },
): Promise<void> {
  await queries.run(read, [txid, state, readAt === null ? null : new Date(readAt)]);
}

/** The bank did not answer: it is asked again at an instant; null: never. */
export async function postponePix(queries: Queries, txid: string, readAt: number | null): Promise<void> {
  await queries.run(postponed, [txid, readAt === null ? null : new Date(readAt)]);
}

/** Those that are ours. */
export async function knownTxids(queries: Queries, txids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(known, [txids])).map(({ txid }) => txid));
}

/** When the oldest of those until a due date that live still was asked for (epoch milliseconds); null: there is none. */
export async function oldestLiveDated(queries: Queries): Promise<number | null> {
  return (await queries.row(oldestDated))?.asked_at ?? null;
}

/** Those until a due date that live still here. */
export async function liveDatedOf(queries: Queries, txids: readonly string[]): Promise<readonly string[]> {
  return (await queries.rows(liveDated, [txids])).map(({ txid }) => txid);
}

/** The bank is asked soon about everything of a charge. */
export async function readPixOfCharge(queries: Queries, charge: number, at: number): Promise<void> {
  await queries.run(readSoonOfCharge, [charge, new Date(at)]);
}

/** The bank is asked soon about everything of a purchase. */
export async function readPixOfPurchase(queries: Queries, purchase: number, at: number): Promise<void> {
  await queries.run(readSoon, [purchase, new Date(at)]);
}
