import { useState } from 'react';
import type { Running } from './running.ts';

/**
 * The offer that is open, also once it has left the list: it may end while it is being decided about, and what they typed stays, as does what
 * the server answers. Null: none is open, or the address names one that the list never had.
 */
export function useKeptOffer(openId: number | null, rows: readonly Running[] | null): Running | null {
  const [kept, keep] = useState<Running | null>(null);
  const found = rows?.find(({ codigo }) => codigo === openId);
  if (found !== undefined && found !== kept) keep(found);
  if (found !== undefined) return found;
  return kept !== null && kept.codigo === openId ? { ...kept, ended: true, suspensa: null } : null;
}
