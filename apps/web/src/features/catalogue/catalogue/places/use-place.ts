import { useEffect, useState } from 'react';
import { cookieText } from '../../../../platform/api/cookies.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { locate } from './locate.ts';
import { placeToText, type Place } from './place.ts';

const WARNING_MS = 5000;

/** The visitor's position, and the actions to give or change it. */
export interface PlaceControl {
  readonly place: Place | null;
  /** Whether the postal code form is open above the list. */
  readonly asking: boolean;
  /** Whether the browser's refusal is shown (SORT-07). */
  readonly blocked: boolean;
  readonly locating: boolean;
  /** Asks the browser, stores the position for this visit, and then applies `wanted`. */
  readonly useLocation: (wanted?: Partial<FilterState>) => void;
  readonly ask: () => void;
  readonly close: () => void;
  /** Stores a position for this visit, and applies the choice that was waiting for it. */
  readonly choosePlace: (place: Place) => void;
  readonly forget: () => void;
}

interface Options {
  readonly known: Place | null;
  /** Called with the choice to apply once the position has changed. */
  readonly onChange: (wanted: Partial<FilterState>) => void;
  /** Called when the position is removed. */
  readonly onForget: () => void;
}

/** The visitor's position: from their browser, or from a postal code; stored in a session cookie. */
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
