import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** A text of the site by its key; null when there is none. */
export function loadText(key: string): Promise<{ description: string; html: string } | null> {
  return browserCall(getText, { params: { key } }).catch(() => null);
}
