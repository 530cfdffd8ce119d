import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySalesTeam } from '../../../messaging/selling-side/public.ts';
import { addChecks, checksOf, latestChecks, type NewCheck } from '../../legal-checks/public.ts';
import { draftWriter } from '../drafts.store.ts';
import { judgeMaterials } from '../form/judge-materials.store.ts';
import { judgeDraft } from '../form/judge-draft.ts';
import { formOf, type OpenDraft } from '../open-draft.ts';
import { MOST_CHECKS } from './open-vehicle.ts';

interface Given {
  readonly vehicle: string;
  readonly checks: readonly NewCheck[];
  readonly byRegister: boolean;
  readonly actor: Actor;
}

/** Records checks of a vehicle of a locked draft. Errors: `legal-checks-full`, `theft-stays`. */
export async function storeChecks(
  deps: Pick<ServerDeps, 'config' | 'clock' | 'live'>,
  transaction: Transaction,
  open: OpenDraft,
  { vehicle, checks, byRegister, actor }: Given,
): Promise<void> {
  const { config, clock } = deps;
  const { code, partnerId } = open;
  const rows = await checksOf(transaction, code);
  if (rows.length + checks.length > MOST_CHECKS)
    throw new ApiError('legal-checks-full', { parameters: { most: MOST_CHECKS } });
  const before = latestChecks(rows, vehicle);
  const clears = (item: string, status: string): boolean =>
    checks.some((check) => check.item === item && check.status !== status);
  const stolen = before.some(isTheft);
  if (stolen && !byRegister && !worksForTheHouse(actor) && clears('furto-roubo', 'consta'))
    throw new ApiError('theft-stays');
  const by = { actorId: actor.accountId, at: clock.now() };
  await addChecks(transaction, { offerCode: code, vehicle, checks, byRegister, ...by });
  await recordAudit(transaction, {
    ...by,
    action: byRegister ? 'ask-legal-checks' : 'record-legal-check',
    subject: `offer ${code}`,
    details: { plate: vehicle, source: checks[0]?.source ?? '' },
    before: Object.fromEntries(before.filter(({ item, status }) => clears(item, status)).map(wordsOf)),
    after: Object.fromEntries(checks.map(wordsOf)),
    partnerId,
  });
  const theft = checks.find(isTheft);
  if (theft !== undefined && !stolen)
    await notifyOfTheft(deps, transaction, open, { vehicle, theft, now: by.at });
  if (open.row === null) return;
  const form = formOf(open);
  const { problems } = judgeDraft(config, form, await judgeMaterials(transaction, open), by.at);
  await draftWriter(transaction, code, by).noteProblems(problems.length);
}

const isTheft = ({ item, status }: Pick<NewCheck, 'item' | 'status'>): boolean =>
  item === 'furto-roubo' && status === 'consta';

/** Nothing takes a published offer off the site by itself, and a purchase of it may be on its way. */
async function notifyOfTheft(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { code, stored }: OpenDraft,
  { vehicle, theft, now }: { readonly vehicle: string; readonly theft: NewCheck; readonly now: number },
): Promise<void> {
  if (stored === undefined || stored.published_at === null) return;
  await notifySalesTeam(deps, transaction, {
    officePath: `/ofertas/${code}`,
    fact: `theft-found-${code}-${now}`,
    write: (facts) =>
      messages.salesTheft({
        ...facts,
        offerTitle: stored.title,
        offerCode: code,
        plate: plateOf(vehicle),
        source: theft.source,
        running: stored.open && stored.status === 'A',
      }),
    now,
  });
}

const wordsOf = ({ item, status }: Pick<NewCheck, 'item' | 'status'>): [string, string] => [item, status];
