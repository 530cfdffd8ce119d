import { useEffect, useState } from 'react';
import { useServerTime } from '../../trading/auctions/public.ts';

/** The server's time in epoch milliseconds, every second: from what it was when the page was loaded. */
export function useComparisonClock(serverNow: number): number {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => setOffset(serverNow - Date.now()), [serverNow]);
  return useServerTime(offset) ?? serverNow;
}
