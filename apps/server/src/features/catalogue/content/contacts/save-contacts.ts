import type { saveContacts as contract } from '@patio/contract/catalogue/content/save-contacts.ts';
import { readContacts, type ContactProblem } from '@patio/domain/catalogue/content/house-contacts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { escapeHtml } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { refuseStale, showAtOnce } from '../content-changed.ts';
import { contactValues, presentStaffContacts } from './contacts.present.ts';
import { contactsWriter, findContacts } from './contacts.store.ts';
import { applyContacts, CONTACTS_CHANGED, initialContacts } from './follow-contacts.ts';

const PROBLEMS = {
  phone: 'contact-phone',
  whatsapp: 'contact-phone',
  email: 'contact-mail',
  salesEmail: 'contact-mail',
  hours: 'contact-hours',
  team: 'contact-team',
  'team-twice': 'contact-team-twice',
} as const satisfies Record<ContactProblem, string>;

/** Changes the contacts of the version that was read, in pages and mails of every process. Audited with the values before and after. */
export const saveContacts =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now: at }) => {
    const after = readContacts({
      phone: body.telefone,
      whatsapp: body.whatsapp,
      email: body.email,
      salesEmail: body.emailVendas,
      hours: body.horario,
      teams: body.equipes.map(({ categoria, whatsapp }) => ({ category: categoria, whatsapp })),
    });
    if (typeof after === 'string') throw new ApiError(PROBLEMS[after]);
    const initial = initialContacts(deps);
    const row = await deps.database.transact(async (transaction) => {
      const writer = contactsWriter(transaction);
      const before = await writer.lock();
      refuseStale(before ?? { version: 1, editor: null, changed_at: null }, body.versao);
      await writer.write(after, body.versao + 1, actor.accountId, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-contacts',
        subject: 'contacts 1',
        before: contactValues(before ?? initial),
        after: contactValues(after),
        at,
      });
      await notifyAdministrators(deps, transaction, { by: actor.accountId, version: body.versao + 1, at });
      transaction.afterCommit(() => deps.live.broadcast(CONTACTS_CHANGED, String(at)));
      showAtOnce(deps, transaction, at);
      return findContacts(transaction);
    });
    await applyContacts(deps);
    return { data: presentStaffContacts(row, initial) };
  };

/** Notifies the other administrators: a wrong number would lead buyers to someone else. */
async function notifyAdministrators(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { by, version, at: now }: { readonly by: number; readonly version: number; readonly at: number },
): Promise<void> {
  for (const { id: accountId, editor } of await contactsWriter(transaction).administrators(by)) {
    const who = escapeHtml(editor ?? '');
    const texts = {
      PTBR: {
        title: 'Contatos da casa mudados',
        body: `${who} mudou os contatos que o site mostra. Confira os números e e-mails.`,
      },
      EN: {
        title: 'Contacts of the house changed',
        body: `${who} changed the contacts that the site shows. Check the numbers and addresses.`,
      },
    };
    const dedupeKey = `contacts:${version}`;
    const paths = { path: '/notification', officePath: '/contatos' };
    await notify(deps, transaction, { accountId, ...texts.PTBR, texts, ...paths, dedupeKey, now });
  }
}
