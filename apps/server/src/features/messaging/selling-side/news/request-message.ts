import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import { maskForMail } from '@patio/domain/texts/mask-contacts.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { messages } from '../../mail/public.ts';
import type { NewsRow } from './selling-news.store.ts';
import { factOf, type TeamFacts, type TeamMessage } from './team-message.ts';
import type { NotifiedOffer } from './notified-offer.store.ts';
import { requestFacts, type ProposedFacts } from './request-facts.store.ts';

/** Maximum of questions quoted in a mail; the rest are counted. */
const quoted = 5;
/** Of a quoted question. */
const longest = 500;

interface Told {
  readonly offer: NotifiedOffer;
  readonly team: TeamFacts;
}

const KINDS = {
  'proposal-received': 'received',
  'proposal-raised': 'raised',
  'proposal-countered': 'countered',
  'proposal-withdrawn': 'withdrawn',
  'proposal-lapsed': 'lapsed',
  'proposal-review': 'review',
} as const;

/** Final state of a proposal; in any other final state it is not reported. */
const OVER = { withdrawn: 'withdrawn', lapsed: 'expired' } as const;

const PROFILES = { 4: 'company', 5: 'dealer', 6: 'employee', 7: 'person' } as const;

/** The report of grouped questions in their current state; null if all of them are answered. */
export async function questionMessage(
  queries: Queries,
  rows: readonly NewsRow[],
  { offer, team }: Told,
): Promise<TeamMessage | null> {
  const last = rows.at(-1);
  const facts = requestFacts(queries);
  const questions = await facts.questions(
    rows.map(({ ref }) => ref),
    quoted,
  );
  if (last === undefined || questions.length === 0) return null;
  const waiting = await facts.waiting(offer.code);
  return {
    event: 'question-asked',
    fact: factOf(last),
    officePath:
      rows.length === 1
        ? officeRecordPath('question', last.ref, { oferta: offer.code })
        : `/perguntas?oferta=${offer.code}`,
    write: (reader) =>
      messages.salesQuestions({
        ...team,
        ...reader,
        questions: questions.map((text) => maskForMail(text.slice(0, longest))),
        waiting: Math.max(waiting, questions.length),
        endAt: offer.open ? offer.end_at : null,
      }),
  };
}

/** The same for proposals: those waiting for an answer, and those that no longer wait. */
export async function proposalMessage(
  queries: Queries,
  rows: readonly NewsRow[],
  { offer, team }: Told,
): Promise<TeamMessage | null> {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const proposals = await requestFacts(queries).proposals([...new Set(rows.map(({ ref }) => ref))]);
  const waiting = proposals.filter(({ status }) => status === 'open');
  const over = (kind: keyof typeof OVER) =>
    proposals.filter(
      (one) => one.status === OVER[kind] && rows.some((row) => row.ref === one.code && kindOf(row) === kind),
    );
  const [withdrawn, lapsed] = [over('withdrawn'), over('lapsed')];
  const [only, ...others] = [...waiting, ...withdrawn, ...lapsed];
  if (only === undefined) return null;
  const officePath =
    others.length === 0
      ? officeRecordPath('proposal', only.code, { oferta: offer.code })
      : `/propostas?oferta=${offer.code}`;
  const notice = { event: last.event, fact: factOf(last), officePath };
  const newest = rows.findLast(({ ref }) => ref === only.code);
  const kind = newest && kindOf(newest);
  if (others.length === 0 && kind && statusAfter(kind) === only.status) {
    const message = maskForMail(only.message);
    const write: TeamMessage['write'] = (reader) =>
      messages.salesProposal({
        ...team,
        ...reader,
        kind,
        proposal: written(only),
        message,
        priceCentavos: offer.price_cents,
      });
    return { ...notice, write };
  }
  return {
    ...notice,
    write: (reader) =>
      messages.salesProposals({
        ...team,
        ...reader,
        waiting: waiting.map(written),
        withdrawn: withdrawn.map(written),
        lapsed: lapsed.map(written),
      }),
  };
}

/** A proposal whose latest news is of this kind has this status, unless something more has happened. */
function statusAfter(kind: (typeof KINDS)[keyof typeof KINDS]): string {
  return kind === 'withdrawn' || kind === 'lapsed' ? OVER[kind] : 'open';
}

function kindOf({ event }: NewsRow): (typeof KINDS)[keyof typeof KINDS] | null {
  switch (event) {
    case 'proposal-received':
    case 'proposal-raised':
    case 'proposal-countered':
    case 'proposal-withdrawn':
    case 'proposal-lapsed':
    case 'proposal-review':
      return KINDS[event];
    default:
      return null;
  }
}

function written(proposal: ProposedFacts) {
  return {
    code: proposal.code,
    valueCentavos: proposal.value_cents,
    profile: PROFILES[proposal.profile_code],
    deliveredTo: proposal.delivered_to,
    expiresAt: proposal.expires_at,
  };
}
