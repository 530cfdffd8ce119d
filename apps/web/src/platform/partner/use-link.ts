import { useCallback } from 'react';
import { useStoreName } from './use-store-name.ts';

/** Makes addresses of this site: inside a partner's store each begins with its name (B§1). */
export function useLink(): (path: string) => string {
  const partner = useStoreName();
  return useCallback((path) => (partner === undefined ? path : `/${partner}${path}`), [partner]);
}
