import { suggestOffers, type Suggestion } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { browserCall } from '../../api/browser-api.ts';

const PAUSE_MS = 150;
const LEAST = 2;

/** Suggestions for the input; requested after a short pause, and outdated requests are cancelled. */
export function useSuggestions(typed: string, wanted: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const category = Number(useParams()['category'] ?? 0) || 0;
  const term = typed.trim();
  useEffect(() => {
    if (!wanted || term.length < LEAST) {
      setFound([]);
      return undefined;
    }
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const { data } = await browserCall(
        suggestOffers,
        { query: { term, category } },
        { signal: asking.signal },
      );
      if (!asking.signal.aborted) setFound(data);
    };
    // Without a response the field works without suggestions.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [term, category, wanted]);
  return found;
}
