import { useEffect, useState } from 'react';
import { loadCities, type City } from '../../people/addresses/public.ts';

/** The cities of the chosen state (CREQ-12). */
export function useCities(state: number | null): readonly City[] {
  const [cities, setCities] = useState<readonly City[]>([]);
  useEffect(() => {
    let current = true;
    setCities([]);
    if (state !== null) {
      void loadCities(state).then((found) => {
        if (current) setCities(found);
      });
    }
    return () => {
      current = false;
    };
  }, [state]);
  return cities;
}
