import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { limitNow } from './decide-identity.ts';
import { identityWriter } from './identity.store.ts';
import { notifyDecided } from './notify-identity.ts';

const REASONS = {
  PTBR: 'O CPF ou CNPJ da conta foi corrigido. Para voltar ao limite de antes, envie os documentos outra vez.',
  EN: 'The CPF or CNPJ of the account was corrected. To have the earlier limit again, send the documents once more.',
} as const;

/**
 * Revokes the verification of an account whose document has changed, because staff had verified the old one, and notifies the user. Returns
 * whether there was one; existing deals stand.
 */
export async function dropVerification(
  deps: ServerDeps,
  transaction: Transaction,
  accountId: number,
  at: number,
): Promise<boolean> {
  const writer = identityWriter(transaction);
  const person = await writer.lockApplicant(accountId);
  if (!person?.identity_verified) return false;
  await writer.verify(accountId, null);
  const limit = await limitNow(deps, transaction, accountId, at);
  await notifyDecided(deps, transaction, {
    person,
    what: 'withdrawn',
    reason: REASONS[person.idiom ?? 'PTBR'],
    limit,
    key: `document-corrected-${accountId}-${at}`,
    at,
  });
  return true;
}
