import type { MetaDescriptor } from 'react-router';
import { unavailableIdiom } from '../api/unavailable.ts';
import { house } from '../house/house.ts';

/** The head of a page that does not exist, or is unavailable. */
export function missingMeta(error?: unknown): MetaDescriptor[] {
  if (unavailableIdiom(error) !== null) return [{ title: house().name }];
  return [{ title: `404 | ${house().name}` }, { name: 'robots', content: 'noindex' }];
}
