import { useEffect, useState } from 'react';
import { cookieText } from '../../../../platform/api/cookies.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { locate } from './locate.ts';
import { placeToText, type Place } from './place.ts';

const WARNING_MS = 5000;

/** Where the visitor is, and how they say or change it. */
export interface PlaceControl {
  readonly place: Place | null;
  /** Whether the way to type a postal code stands above the list. */
  readonly asking: boolean;
  /** Whether the browser's refusal is shown (SORT-07). */
  readonly blocked: boolean;
  readonly locating: boolean;
  /** Asks the browser, stores the place for this visit, and then chooses `wanted`. */
  readonly useLocation: (wanted?: Partial<FilterState>) => void;
  readonly ask: () => void;
  readonly close: () => void;
  /** Keeps a place for this visit, and chooses what was wanted when it was not known. */
  readonly choosePlace: (place: Place) => void;
  readonly forget: () => void;
}

interface Options {
  readonly known: Place | null;
  /** Called with what is to be chosen once the place has changed. */
  readonly onChange: (wanted: Partial<FilterState>) => void;
  /** Called when the place is forgotten. */
  readonly onForget: () => void;
}

/** The visitor's place: from their browser, or from a postal code; in a cookie that lasts as long as the visit. */
export function usePlace({ known, onChange, onForget }: Options): PlaceControl {
  const [place, setPlace] = useState(known);
  const [asking, setAsking] = useState(false);
  const [locating, setLocating] = useState(false);
  const [wanted, setWanted] = useState<Partial<FilterState>>({});
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!blocked) return undefined;
    const timer = setTimeout(() => setBlocked(false), WARNING_MS);
    return () => clearTimeout(timer);
  }, [blocked]);
  const settle = (next: Place, choice: Partial<FilterState>): void => {
    remember(placeToText(next), null);
    setPlace(next);
    setAsking(false);
    setWanted({});
    onChange(choice);
  };
  const fromBrowser = async (choice: Partial<FilterState>): Promise<void> => {
    setLocating(true);
    const found = await locate();
    setLocating(false);
    if (found !== null) {
      settle(found, choice);
      return;
    }
    setWanted(choice);
    setBlocked(true);
    setAsking(true);
  };
  return {
    place,
    asking,
    blocked,
    locating,
    useLocation: (choice) => void fromBrowser(choice ?? wanted),
    ask: () => setAsking(true),
    close: () => setAsking(false),
    choosePlace: (next) => settle(next, wanted),
    forget: () => {
      remember('', 0);
      setPlace(null);
      onForget();
    },
  };
}

function remember(value: string, seconds: number | null): void {
  document.cookie = cookieText('posicao', value, { seconds, secure: location.protocol === 'https:' });
}
