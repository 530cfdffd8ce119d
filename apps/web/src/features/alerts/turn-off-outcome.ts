import type { WireAlertEvent } from '@patio/contract/alerts/alert-settings.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';

/** What came of a link that turns mails off: which ones, that it turns none off, or that it has to be tried again. */
export type TurnedOff = { readonly event: WireAlertEvent } | 'missing' | 'failed';

/** Makes the call that turns mails off, and tells what came of it. */
export async function turnOffOutcome(
  turnOff: () => Promise<{ readonly evento: WireAlertEvent }>,
): Promise<TurnedOff> {
  try {
    return { event: (await turnOff()).evento };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return failure.status >= 400 && failure.status < 500 ? 'missing' : 'failed';
  }
}
