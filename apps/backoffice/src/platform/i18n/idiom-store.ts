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

/** Changes the language and remembers it in this browser. */
export function chooseIdiom(chosen: Idiom): void {
  idiom = chosen;
  markDocument();
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // Where nothing may be stored, it holds until the page is closed.
  }
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
