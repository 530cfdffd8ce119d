import { useCallback } from 'react';
import { useStoreName } from './use-store-name.ts';

/** Builds URLs of this site: in a partner's store each starts with its name (B§1). */
export function useLink(): (path: string) => string {
  const partner = useStoreName();
  return useCallback((path) => (partner === undefined ? path : `/${partner}${path}`), [partner]);
}
