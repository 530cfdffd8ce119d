import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { displayedStatus } from '@patio/domain/sales/negotiations/displayed-status.ts';
import { rowActions, type RowFacts } from '@patio/domain/sales/negotiations/row-actions.ts';
import { readFields } from '../../../platform/live/read-fields.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** The fields of a row that the event stream changes, and those that they depend on. */
type LiveFields = Pick<
  NegotiationView,
  | 'code'
  | 'active'
  | 'kind'
  | 'pseudonym'
  | 'currentValue'
  | 'hasBid'
  | 'end'
  | 'secondsLeft'
  | 'leading'
  | 'status'
  | 'facts'
  | 'actions'
  | 'changes'
>;

/** A row after an event of the event stream: its price, its end, and whether the user leads. The same object when none of that has changed. */
export function liveRow<Row extends LiveFields>(row: Row, text: string, at: number): Row {
  const { codigoOferta, valorLeilao, hasBid: shown, end, lider, agora } = readFields(text);
  const [endsAt, serverNow] = [Date.parse(String(end)), Date.parse(String(agora))];
  if (codigoOferta !== row.code || typeof valorLeilao !== 'number' || !row.active) return row;
  if (Number.isNaN(endsAt) || Number.isNaN(serverNow)) return row;
  const currentValue = centavosFromReais(valorLeilao) ?? row.currentValue;
  const bids = row.kind === 'bid' && (row.leading || row.status === 'overcome');
  const leading = bids ? lider === row.pseudonym : row.leading;
  const hasBid = typeof shown === 'boolean' ? shown : row.hasBid;
  const same = currentValue === row.currentValue && hasBid === row.hasBid && endsAt === row.end;
  if (same && leading === row.leading) return row;
  return {
    ...row,
    currentValue,
    hasBid,
    end: endsAt,
    secondsLeft: (endsAt - serverNow - (Date.now() - at)) / 1000,
    leading,
    ...(bids ? standingAs(row.facts, leading) : {}),
    changes: row.changes + (currentValue === row.currentValue && leading === row.leading ? 0 : 1),
  };
}

/** What depends on whether the user leads. */
function standingAs(known: RowFacts, leading: boolean): Pick<LiveFields, 'facts' | 'status' | 'actions'> {
  const facts: RowFacts = { ...known, winner: leading ? '' : 'N', lastBidIsOwn: leading };
  return { facts, status: displayedStatus(facts), actions: rowActions(facts) };
}

/** Whether an event says that the offer is over, so that its row must be reloaded. */
export function isOver(text: string): boolean {
  const { status } = readFields(text);
  return typeof status === 'string' && status !== 'A';
}

/** Reloaded rows, with their change counters carried over. */
export function changedRows<Row extends LiveFields>(known: readonly Row[], fresh: readonly Row[]): Row[] {
  const before = new Map(known.map((row) => [row.code, row]));
  return fresh.map((row) => {
    const old = before.get(row.code);
    if (old === undefined) return row;
    const changed = old.currentValue !== row.currentValue || old.leading !== row.leading;
    return { ...row, changes: old.changes + (changed ? 1 : 0) };
  });
}
