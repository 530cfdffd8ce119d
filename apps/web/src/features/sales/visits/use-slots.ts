import { useCallback, useEffect, useState } from 'react';
import { loadSlots, type Slots } from './visit-calls.ts';

/** The slots of an offer, and a way to read them again. */
export function useSlots(offer: number) {
  const [slots, setSlots] = useState<Slots | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    void loadSlots(offer).then((found) => {
      setFailed(found === null);
      if (found !== null) setSlots(found);
    });
  }, [offer]);
  useEffect(load, [load]);
  return { slots, failed, load };
}
