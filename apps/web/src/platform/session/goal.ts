import { safeReturn } from './safe-return.ts';

/** Where a user wanted to go when they were asked to sign in, and their input there. */
interface Goal {
  readonly address: string;
  /** Entries of the tab's storage: a mailed link opens another tab, which has none of them. */
  readonly typed: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

const NAME = 'patio.destino';
/** A confirmation mail is read within a day, or the goal expires. */
const LASTS_MS = 24 * 60 * 60_000;
const TYPED = /^patio\.lance\./;

/** Remembers a goal during sign-up, a provider, a new password and a mailed link; null, or a URL outside this site, deletes it. */
export function storeGoal(wanted: string | null): void {
  const address = safeReturn(wanted, '');
  try {
    if (address === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify({ address, typed: typedTexts(), at: Date.now() }));
  } catch {
    // Browsers without storage: the goal is in the URL alone.
  }
}

/** The goal, or null without one. Its input is restored where this tab has none. */
export function storedGoal(): string | null {
  const goal = readGoal();
  if (goal === null) return null;
  for (const [name, text] of Object.entries(goal.typed))
    if (TYPED.test(name) && sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text);
  return goal.address;
}

function readGoal(): Goal | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const given = new Map<string, unknown>(Object.entries(stored));
    const [address, at, typed] = [given.get('address'), given.get('at'), given.get('typed')];
    const isFresh = typeof at === 'number' && at <= Date.now() && Date.now() - at < LASTS_MS;
    if (!isFresh || typeof address !== 'string' || safeReturn(address, '') === '') return null;
    return { address, typed: writtenTexts(typed), at };
  } catch {
    return null;
  }
}

function typedTexts(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
      .filter((name) => TYPED.test(name))
      .map((name) => [name, sessionStorage.getItem(name) ?? '']),
  );
}

function writtenTexts(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
