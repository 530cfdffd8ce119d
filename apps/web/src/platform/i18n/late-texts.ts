import { use } from 'react';
import type { Dictionary } from '../../texts/dictionary.ts';

/** A lazily loaded part of the dictionary. */
interface LatePart {
  /** Loads it, once; again after a failure. */
  load(): Promise<unknown>;
  /** Its texts, for a component. While they are loading the screen suspends, as it does for its own code. */
  awaited(): unknown;
  /** Its texts, for code outside components that has awaited `wantedTexts`. */
  words(): unknown;
}

const wanted = new Set<string>();
const parts = new Map<string, LatePart>();

/** Requests parts of the dictionary. The build adds the call to every module that shows them (vite/texts-by-page.ts). */
export function wantTexts(names: readonly string[]): void {
  for (const name of names) {
    wanted.add(name);
    void parts.get(name)?.load();
  }
}

/** Resolves when the requested texts of the page are loaded. Errors: a part could not be loaded. */
export async function wantedTexts(): Promise<void> {
  await Promise.all([...wanted].flatMap((name) => parts.get(name)?.load() ?? []));
}

/** The dictionary in the browser, from one whose parts are functions that load them. */
export interface LateTexts {
  /** For components, which suspend while texts are loading. */
  readonly awaited: Dictionary;
  readonly words: Dictionary;
}

/** Creates the dictionary of a page whose parts are loaded on demand. */
export function lateTexts(dictionary: Dictionary): LateTexts;
/** The same for the compiler, which sees functions where screens see texts. */
export function lateTexts(dictionary: object): object {
  const awaited = {};
  const words = {};
  for (const [name, fetchPart] of Object.entries<() => Promise<unknown>>({ ...dictionary })) {
    const part = latePart(fetchPart);
    parts.set(name, part);
    Object.defineProperty(awaited, name, { get: part.awaited, enumerable: true });
    Object.defineProperty(words, name, { get: part.words, enumerable: true });
  }
  return { awaited, words };
}

function latePart(fetchPart: () => Promise<unknown>): LatePart {
  let words: unknown;
  let loading: Promise<unknown> | undefined;
  const load = (): Promise<unknown> =>
    (loading ??= fetchPart().then(
      (found) => {
        words = found;
        // So React reads them without suspending on a promise that it has not seen yet.
        if (loading !== undefined) void Object.assign(loading, { status: 'fulfilled', value: found });
        return found;
      },
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    ));
  return {
    load,
    // Always by `use`: a component that has suspended is re-rendered, and must make the same calls again.
    awaited: () => use(load()),
    words: () => words ?? use(load()),
  };
}
