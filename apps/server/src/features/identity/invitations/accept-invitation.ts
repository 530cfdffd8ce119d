import type { acceptInvitation as contract } from '@patio/contract/identity/invitations/accept-invitation.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { TERMS_VERSION } from '@patio/domain/identity/consents/terms.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { notifyOwner } from '../authenticators/public.ts';
import { insertTermsConsent } from '../accounts/public.ts';
import {
  giveStep,
  invitedAccount,
  lockInvitedAccount,
  setEmployer,
  setStaffRole,
  setStore,
  stillEmploys,
} from './invited-accounts.store.ts';
import { invitationByToken, invitationWriter, type InvitationRow } from './invitations.store.ts';
import { limitLinks } from './limit-links.ts';
import { aliveInvitation, hashOfLink, refuseAccepting } from './open-invitation.ts';
import { proveInvited } from './prove-invited.ts';
import { takeAccount } from './take-account.ts';
import { mailStoreOwners } from './store-news.ts';
import { mailEmployer, mailTeamNews } from './team-news.ts';
import { colleagueOf, lockAdministrators, type Colleague } from './team.store.ts';

/** Accepts an invitation, once: the user is proved, and gets the role or the employer that they were invited to. */
export const acceptInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    await limitLinks(deps, context);
    const { database } = deps;
    const { now, idiom } = context;
    const tokenHash = hashOfLink(body.token);
    const seen = aliveInvitation(await invitationByToken(database, tokenHash), now);
    const account = await invitedAccount(database, seen.email);
    refuseAccepting(seen, account);
    if (seen.staff_role === null && body.termos !== true)
      throw new ApiError('invalid-fields', { erros: [fieldText('terms-required', 'termos', idiom)] });
    const proof = await proveInvited(deps, { invitation: seen, account }, body, context);
    await database.transact(async (transaction) => {
      const writer = invitationWriter(transaction);
      const invitation = aliveInvitation(await writer.lockByToken(tokenHash), now);
      const current = await lockInvitedAccount(transaction, invitation.email);
      refuseAccepting(invitation, current);
      const given = { invitation, account: current, proof };
      const accountId = await takeAccount(deps, transaction, given, context);
      await writer.accept(invitation.code, accountId, now);
      await putToWork(deps, transaction, { invitation, accountId, now }, context);
    });
    const entrada = seen.employer_id === null ? ('painel' as const) : ('site' as const);
    return { data: { email: seen.email, entrada } };
  };

interface Accepted {
  readonly invitation: InvitationRow;
  readonly accountId: number;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

async function putToWork(
  deps: ServerDeps,
  transaction: Transaction,
  accepted: Accepted,
  context: CallContext,
): Promise<void> {
  const { invitation, accountId, now } = accepted;
  const { staff_role: role, employer_id: employer, partner_id: store, inviter_id: invitedBy } = invitation;
  if (store !== null) await joinStore(deps, transaction, { ...accepted, store }, context);
  else if (role === null) {
    // Blocked meanwhile, or gone: nobody begins to buy for it.
    if (employer === null || !(await stillEmploys(transaction, employer)))
      throw new ApiError('invitation-cancelled');
    await setEmployer(transaction, accountId, employer);
    const consent = { accountId, version: TERMS_VERSION, acceptsMail: false, key: null, now };
    await insertTermsConsent(transaction, consent);
    await notifyEmployer(deps, transaction, accepted);
  } else {
    await setStaffRole(transaction, accountId, role);
    await requireStep(deps, transaction, accepted, context);
    await notifyTeam(deps, transaction, accepted);
  }
  await recordAudit(transaction, {
    actorId: accountId,
    action: 'accept-invitation',
    subject: `account ${accountId}`,
    details: { invitation: invitation.code, invitedBy },
    before: { role: null, employer: null, ...(store === null ? {} : { store: null }) },
    after: { role, employer, ...(store === null ? {} : { store }) },
    at: now,
  });
}

/** They have just read the mailbox: nobody works here with a password alone. */
async function requireStep(
  deps: ServerDeps,
  transaction: Transaction,
  { invitation: { email }, accountId: id }: Accepted,
  context: CallContext,
): Promise<void> {
  if (await giveStep(transaction, id))
    await notifyOwner(transaction, deps, { id, email }, { kind: 'email-on' }, context);
}

/** Makes them a user of a store; those who answer for it learn of it. */
async function joinStore(
  deps: ServerDeps,
  transaction: Transaction,
  accepted: Accepted & { readonly store: number },
  context: CallContext,
): Promise<void> {
  const { accountId, invitation, store, now } = accepted;
  await setStore(transaction, accountId, store);
  const consent = { accountId, version: TERMS_VERSION, acceptsMail: false, key: null, now };
  await insertTermsConsent(transaction, consent);
  await requireStep(deps, transaction, accepted, context);
  const member = (await colleagueOf(transaction, accountId))?.name ?? invitation.name;
  const news = { storeName: invitation.store ?? '', member, news: 'joined', now } as const;
  await mailStoreOwners(deps, transaction, store, news);
}

/** Who invited them learns that they accepted; the administrators, that there is another one. */
async function notifyTeam(
  deps: ServerDeps,
  transaction: Transaction,
  { invitation, accountId, now }: Accepted,
): Promise<void> {
  const { staff_role: role, inviter_id: inviterId, inviter } = invitation;
  const person = (await colleagueOf(transaction, accountId))?.name ?? invitation.name;
  const host = inviterId === null ? undefined : await colleagueOf(transaction, inviterId);
  if (host && role !== null)
    await mailTeamNews(deps, transaction, [host], { person, news: { kind: 'joined', role }, now });
  if (role !== 'administrator') return;
  const isOther = ({ id }: Colleague) => id !== accountId && id !== inviterId;
  const others = (await lockAdministrators(transaction)).filter(isOther);
  const news = { kind: 'administrator-made', by: inviter ?? deps.config.brand.name } as const;
  await mailTeamNews(deps, transaction, others, { person, news, now });
}

/** The company learns who buys for it now. */
async function notifyEmployer(
  deps: ServerDeps,
  transaction: Transaction,
  { invitation, accountId, now }: Accepted,
): Promise<void> {
  const { employer_id: employerId } = invitation;
  const employer = employerId === null ? undefined : await colleagueOf(transaction, employerId);
  const employee = (await colleagueOf(transaction, accountId))?.name ?? invitation.name;
  if (employer) await mailEmployer(deps, transaction, employer, { employee, news: 'joined', now });
}
