import { use } from 'react';
import type { Dictionary } from '../../texts/dictionary.ts';

/** A part of the dictionary on its way. */
interface LatePart {
  /** Fetches it, once; after a failure again. */
  load(): Promise<unknown>;
  /** Its words, for a component. While they are on their way the screen waits, as it waits for its own code. */
  awaited(): unknown;
  /** Its words, for anyone who is no component and has waited for `wantedTexts`. */
  words(): unknown;
}

const wanted = new Set<string>();
const parts = new Map<string, LatePart>();

/** Asks for parts of the dictionary. The build calls it in every module that shows them (vite/texts-by-page.ts). */
export function wantTexts(names: readonly string[]): void {
  for (const name of names) {
    wanted.add(name);
    void parts.get(name)?.load();
  }
}

/** Settles when the words that the page has asked for so far are there. Errors: a part could not be fetched. */
export async function wantedTexts(): Promise<void> {
  await Promise.all([...wanted].flatMap((name) => parts.get(name)?.load() ?? []));
}

/** The dictionary as the browser reads it, from one whose parts are functions that fetch them. */
export interface LateTexts {
  /** For components, which wait for words that are not there. */
  readonly awaited: Dictionary;
  readonly words: Dictionary;
}

/** Makes the dictionary of a page whose parts come when they are wanted. */
export function lateTexts(dictionary: Dictionary): LateTexts;
/** The same for the compiler, which sees functions where screens see words. */
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
        // So React reads them without waiting for a promise that it has not seen yet.
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
    // Always by `use`: a component that has waited is rendered on from where it stopped, and must make the same calls again.
    awaited: () => use(load()),
    words: () => words ?? use(load()),
  };
}
