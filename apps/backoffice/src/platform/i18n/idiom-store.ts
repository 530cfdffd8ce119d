import { useSyncExternalStore } from 'react';

export type Idiom = 'PTBR' | 'EN';

const KEY = 'painel-idiom';
const listeners = new Set<() => void>();
let idiom: Idiom = read();
markDocument();

function read(): Idiom {
  try {
    return localStorage.getItem(KEY) === 'EN' ? 'EN' : 'PTBR';
  } catch {
    return 'PTBR';
  }
}

/** Readers of screens pronounce the page by it, also after a reload. */
function markDocument(): void {
  document.documentElement.lang = idiom === 'EN' ? 'en' : 'pt-BR';
}

/** The language of the screens: Portuguese until the user chooses English. */
export function currentIdiom(): Idiom {
  return idiom;
}

/** Remembers a language in this browser: it is that of the screens from the next start on. */
export function rememberIdiom(chosen: Idiom): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Where nothing may be stored, a language holds until the page is closed.
  }
}

/** Shows the screens in a language whose texts are loaded. */
export function showIdiom(chosen: Idiom): void {
  idiom = chosen;
  markDocument();
  for (const listener of listeners) listener();
}

/** The language of the screens, for screens. */
export function useIdiom(): Idiom {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => idiom,
  );
}
