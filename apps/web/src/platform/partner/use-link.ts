import { useCallback } from 'react';
import { useParams } from 'react-router';

/** Makes addresses of this site: inside a partner's store each begins with its name (B§1). */
export function useLink(): (path: string) => string {
  const { partner } = useParams();
  return useCallback((path) => (partner === undefined ? path : `/${partner}${path}`), [partner]);
}
