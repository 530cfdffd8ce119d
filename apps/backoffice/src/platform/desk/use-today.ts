import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useEffect, useState } from 'react';

const LOOKED_MS = 60_000;

/** The day in São Paulo, `2026-11-27`, also on a screen that stays open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(Date.now())), LOOKED_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
