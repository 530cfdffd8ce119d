import { PROVIDER_NAMES } from '@patio/domain/identity/social/social-provider.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { recordSecurityEvent } from '../../security/public.ts';
import type { ProvenIdentity } from '../social-identity-provider.ts';

interface Change {
  readonly account: { readonly id: number; readonly email: string };
  readonly identity: Pick<ProvenIdentity, 'provider' | 'email'>;
  /** False: it was removed. */
  readonly linked: boolean;
  /** All other credentials were revoked with it (decision 0053). */
  readonly alone?: boolean;
}

/** Notifies the owner of an account, by mail and in its security history, that a provider account was linked or unlinked. */
export async function notifyLinked(
  transaction: Transaction,
  { config: { brand, publicUrl } }: Pick<ServerDeps, 'config'>,
  { account, identity, linked, alone = false }: Change,
  context: CallContext,
): Promise<void> {
  const { idiom, now } = context;
  const provider = PROVIDER_NAMES[identity.provider];
  await recordSecurityEvent(transaction, context, {
    accountId: account.id,
    kind: linked ? 'identity-linked' : 'identity-unlinked',
    detail: identity.email === null ? provider : `${provider} (${identity.email})`,
  });
  const content = messages.identityLinked({
    brand,
    idiom,
    provider,
    linked,
    alone,
    address: `${publicUrl}/perfil/seguranca`,
  });
  await enqueueMail(transaction, { to: account.email, ...content, now });
}
