import { fieldsOf, numberOf } from './read-fields.ts';

/** What one tab wants from the stream. */
export interface Wants {
  /** Offers that it shows, with the known sequence of each; null: none. */
  readonly offers: readonly (readonly [code: number, seq: number | null])[];
  /** Those whose own page is open. */
  readonly open: readonly number[];
  /** Code of the signed-in account; null for a visitor. */
  readonly account: number | null;
  /** Code of the last notification that it received. */
  readonly notice: number | null;
  readonly visible: boolean;
}

/** The state of the stream: `resting` if nobody wants it. */
export type LineState = 'resting' | 'connecting' | 'open' | 'interrupted';

/** Messages between the tabs of a browser. All but the first three come from the tab that holds the stream. */
export type Message =
  | { readonly kind: 'wants'; readonly from: string; readonly wants: Wants }
  | { readonly kind: 'ping'; readonly from: string }
  | { readonly kind: 'bye'; readonly from: string }
  | { readonly kind: 'lead' }
  | { readonly kind: 'state'; readonly state: LineState }
  | {
      readonly kind: 'event';
      readonly name: string;
      readonly data: string;
      /** When it was received, in epoch milliseconds of this machine's clock. */
      readonly at: number;
    };

const STATES: ReadonlyMap<unknown, LineState> = new Map(
  (['resting', 'connecting', 'open', 'interrupted'] as const).map((state) => [state, state]),
);

/** Parses a message; null for one that a page of another release may send. */
export function readMessage(value: unknown): Message | null {
  const message = fieldsOf(value);
  const { kind, from, name, data, at } = message;
  const state = STATES.get(message['state']);
  if (kind === 'lead') return { kind };
  if (kind === 'state') return state === undefined ? null : { kind, state };
  if (kind === 'event')
    return isText(name) && isText(data) && typeof at === 'number' ? { kind, name, data, at } : null;
  if (!isText(from)) return null;
  if (kind === 'ping' || kind === 'bye') return { kind, from };
  return kind === 'wants' ? { kind, from, wants: readWants(message['wants']) } : null;
}

function readWants(value: unknown): Wants {
  const { offers, open, account, notice, visible } = fieldsOf(value);
  return {
    offers: listOf(offers).flatMap((entry) => {
      const [code, seq] = listOf(entry);
      return typeof code === 'number' ? [[code, numberOf(seq)] as const] : [];
    }),
    open: listOf(open).flatMap((code) => numberOf(code) ?? []),
    account: numberOf(account),
    notice: numberOf(notice),
    visible: visible === true,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
