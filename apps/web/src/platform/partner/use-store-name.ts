import { useParams } from 'react-router';
import { useRoot } from '../shell/use-frame.ts';

/** The store whose address this is, also when it is the address of no screen; undefined outside stores. */
export function useStoreName(): string | undefined {
  const { partner, '*': rest } = useParams();
  const lost = useRoot()?.lostIn ?? undefined;
  return partner ?? (rest === undefined ? undefined : lost);
}
