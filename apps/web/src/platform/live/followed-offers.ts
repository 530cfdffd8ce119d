import type { Wants } from './messages.ts';
import { numberOf, readFields } from './read-fields.ts';

/** Maximum of offers that one stream follows; the server refuses more. */
const MOST = 100;

interface Known {
  seq: number | null;
  /** As received; null: the server confirmed the known state. */
  data: string | null;
  at: number;
}

/** What the current stream follows, and what was received. */
export class FollowedOffers {
  #asked = new Map<number, Known>();
  #open = '';

  /** Records a state; false if it is older than the known one. */
  take(data: string, at: number): boolean {
    const { codigoOferta, seq: said } = readFields(data);
    const [code, seq] = [numberOf(codigoOferta), numberOf(said)];
    if (code === null || seq === null) return false;
    const known = this.#asked.get(code);
    if (known === undefined) return false;
    if (known.seq !== null && known.data !== null && known.seq > seq) return false;
    known.seq = seq;
    known.data = data;
    known.at = at;
    return true;
  }

  /** Received states that a tab does not know yet. */
  unknownTo({ offers }: Wants): { readonly data: string; readonly at: number }[] {
    return offers.flatMap(([code, seq]) => {
      const known = this.#asked.get(code);
      return known?.data && (seq === null || (known.seq ?? -1) > seq)
        ? { data: known.data, at: known.at }
        : [];
    });
  }

  /** Whether the current stream covers everything that the tabs want. */
  covers(tabs: readonly Wants[]): boolean {
    if (openOf(tabs) !== this.#open) return false;
    return wantedOf(tabs).every(([code, seq]) => {
      const known = this.#asked.get(code);
      if (known === undefined) return false;
      // Requested without any known state: whatever exists is sent, or nothing ever is.
      return known.data !== null || known.seq === null || (seq !== null && seq >= known.seq);
    });
  }

  /** What to request from the server now; known states are in the URL. */
  ask(tabs: readonly Wants[]): { readonly ofertas: string; readonly abertas: string } {
    const wanted = wantedOf(tabs);
    const before = this.#asked;
    this.#asked = new Map(
      wanted.map(([code, seq]) => {
        const known = before.get(code);
        return [code, known?.data ? known : { seq, data: null, at: 0 }];
      }),
    );
    this.#open = openOf(tabs);
    const ofertas = [...this.#asked].map(([code, { seq }]) => (seq === null ? `${code}` : `${code}:${seq}`));
    return { ofertas: ofertas.join(','), abertas: this.#open };
  }
}

/** Each offer once, with the oldest state that a tab knows; open pages come first. */
function wantedOf(tabs: readonly Wants[]): (readonly [number, number | null])[] {
  const open = new Set(tabs.flatMap((tab) => tab.open));
  const least = new Map<number, number | null>();
  for (const [code, seq] of tabs.flatMap(({ offers }) => offers)) {
    const known = least.get(code);
    least.set(code, known === undefined ? seq : known === null || seq === null ? null : Math.min(known, seq));
  }
  const all = [...least];
  const first = all.filter(([code]) => open.has(code));
  return [...first, ...all.filter(([code]) => !open.has(code)).toReversed()].slice(0, MOST);
}

function openOf(tabs: readonly Wants[]): string {
  return [...new Set(tabs.flatMap(({ open }) => open))].toSorted((one, other) => one - other).join(',');
}
