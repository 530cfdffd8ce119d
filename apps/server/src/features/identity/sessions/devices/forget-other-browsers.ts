import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { accountSubject, knownDevice, rememberDevice } from './known-device.ts';

/**
 * Makes `forget` invalidate all known browsers of an account except the calling one: it stays known if it was, and does not become known. A
 * client that has only stolen a session token has no mark.
 */
export async function forgetOtherBrowsers(
  transaction: Transaction,
  { config }: Pick<ServerDeps, 'config'>,
  of: { readonly accountId: number; readonly context: Pick<CallContext, 'request' | 'reply' | 'now'> },
  forget: () => Promise<void>,
): Promise<void> {
  const { accountId, context } = of;
  const marking = { database: transaction, config };
  const isKnown = (await knownDevice(marking, context, accountSubject(accountId))) !== null;
  await forget();
  if (isKnown) await rememberDevice(marking, context, accountId);
}
