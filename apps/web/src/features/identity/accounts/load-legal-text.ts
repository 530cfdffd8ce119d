import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getText } from '@patio/contract/catalogue/content/get-text.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { levelHeadings } from '../../catalogue/content/public.ts';

/** A text of the house as HTML, its headings under the title of a dialog; '' when the house has written none. Errors: `CallFailure`. */
export async function loadLegalText(key: string): Promise<string> {
  try {
    const { html } = await browserCall(getText, { params: { key } });
    return levelHeadings(html.trim());
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 404) return '';
    throw failure;
  }
}
