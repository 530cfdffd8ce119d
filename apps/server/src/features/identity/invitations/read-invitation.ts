import type { readInvitation as contract } from '@patio/contract/identity/invitations/read-invitation.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { invitedAccount, setsPassword } from './invited-accounts.store.ts';
import { invitationByToken } from './invitations.store.ts';
import { limitLinks } from './limit-links.ts';
import { aliveInvitation, hashOfLink, refuseAccepting } from './open-invitation.ts';

/** What an invitation offers, by the token of its link. */
export const readInvitation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    await limitLinks(deps, context);
    const { database } = deps;
    const row = aliveInvitation(await invitationByToken(database, hashOfLink(body.token)), context.now);
    const account = await invitedAccount(database, row.email);
    refuseAccepting(row, account);
    return {
      data: {
        email: row.email,
        nome: row.name,
        papel: row.staff_role,
        empresa: row.employer,
        loja: row.store,
        venceEm: isoInstant(row.expires_at),
        senha: setsPassword(account) ? ('nova' as const) : ('atual' as const),
      },
    };
  };
