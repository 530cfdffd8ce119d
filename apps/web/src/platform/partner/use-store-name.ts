import { useParams } from 'react-router';
import { useRoot } from '../shell/use-frame.ts';

/** The store of the current URL, even if it leads to no screen; undefined outside stores. */
export function useStoreName(): string | undefined {
  const { partner, '*': rest } = useParams();
  const lost = useRoot()?.lostIn ?? undefined;
  return partner ?? (rest === undefined ? undefined : lost);
}
