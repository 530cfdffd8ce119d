import type { MetaDescriptor } from 'react-router';
import { house } from '../house.ts';

/** The head of a page that is not there. */
export function missingMeta(): MetaDescriptor[] {
  return [{ title: `404 | ${house().name}` }, { name: 'robots', content: 'noindex' }];
}
