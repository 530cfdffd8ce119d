import { openOffers } from '../../world/offers.ts';
import type { Person, World } from '../../world/world.ts';
import { dealTerms } from '../../clients/bidder.ts';
import { inconsistentLedgers } from '../../proof/verify-ledgers.ts';
import { ask, isBlocked, isFailure, type Reply } from '../ask.ts';
import type { Attack } from '../attack.ts';

const offersTried = 100;
const bid = 12_000;
const price = 45_900;

/** A user who buys and takes back, what they may buy in a month, and by which call they do it. */
interface Undoer {
  readonly person: Person;
  readonly allowance: number;
  readonly path: '/offer/cancelCompra' | '/offer/arrependimento';
}

/**
 * Buys offers that others lead at once and takes each purchase back in the same moment: a person who cancels, one who regrets, and a dealer. No
 * offer may be gone afterwards, no leader either, and nobody may have bought more than their allowance.
 */
export const undonePurchases: Attack = {
  name: 'purchases taken back',
  async run({ origin, world }, signal) {
    const offers = await openOffers(world, offersTried, () => ({ buyNowCents: price * 100 }));
    const [leader] = await world.people(1);
    if (!leader) throw new Error('Nobody leads.');
    await Promise.all(offers.map((offer) => post(origin, leader, '/lance', { ...lead, cdofrta: offer })));
    const led = await standing(world, offers, leader);
    const replies = (
      await Promise.all((await undoers(world)).map((undoer) => undo(origin, undoer, offers, signal)))
    ).flat();
    const kept = await standing(world, offers, leader);
    const beyond = await beyondAllowance(world);
    const bought = replies.filter(({ status }) => status === 201).length;
    return {
      tried: `${replies.length} calls by three accounts on ${offers.length} offers`,
      blocked: replies.filter((reply) => isBlocked(reply) || reply.status === 206).length,
      lost:
        led -
        kept +
        beyond +
        replies.filter(isFailure).length +
        (await inconsistentLedgers(world.database, offers, world.say)),
      note: `${bought} purchases were made and taken back; ${kept} of ${led} offers are open and led as before`,
    };
  },
};

const lead = { ...dealTerms, vllance: bid, ismaximo: false };

function post(origin: string, { token }: Person, path: string, body: object): Promise<Reply> {
  return ask(origin, { method: 'POST', path: `/api${path}`, headers: { 'security-token': token }, body });
}

async function undoers(world: World): Promise<Undoer[]> {
  const [one, two] = await world.people(2, { profileCode: 7 });
  const [dealer] = await world.people(1, { profileCode: 5 });
  if (!one || !two || !dealer) throw new Error('Nobody attacks.');
  const all = [
    { person: one, allowance: 3, path: '/offer/cancelCompra' },
    { person: two, allowance: 3, path: '/offer/arrependimento' },
    { person: dealer, allowance: 30, path: '/offer/cancelCompra' },
  ] as const;
  for (const { person, allowance } of all) await world.database.run(limit, [person.id, allowance]);
  return [...all];
}

/** One purchase after the other, each taken back before the next. */
async function undo(
  origin: string,
  { person, path }: Undoer,
  offers: readonly number[],
  signal: AbortSignal,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let count = 0; !signal.aborted; count += 1) {
    const offer = offers[(count * 7 + person.id) % offers.length];
    const order = { ...dealTerms, cdofrta: offer, vllance: price };
    replies.push(await post(origin, person, '/compreja', order));
    replies.push(await post(origin, person, path, { cdOfrta: offer, cdJustf: 1, obsJustf: null }));
  }
  return replies;
}

const limit = {
  name: 'abuse.limit',
  text: `insert into limit_release (account_id, kind, extra, until)
    select a.id, l.kind, $2 - l.amount, now() + interval '1 day'
    from account a join profile_limit l on l.profile_code = a.profile_code and l.kind = 'PODE_COMPRAR' where a.id = $1`,
} as const;

const ledOpen = {
  name: 'abuse.led-open',
  text: `select count(*)::int as count from auction a join offer o on o.code = a.offer_code
    where a.offer_code = any($1::bigint[]) and o.status = 'A' and a.open and a.end_at > now()
      and a.leader_id = $2 and a.price_cents = $3`,
} as const;

/** How many of the offers are open and led by this person, at their bid. */
async function standing({ database }: World, offers: readonly number[], { id }: Person): Promise<number> {
  return (await database.row<{ count: number }>(ledOpen, [offers, id, bid * 100]))?.count ?? 0;
}

const beyondLimit = {
  name: 'abuse.beyond',
  text: `select coalesce(sum(greatest(0, bought - allowed)), 0)::int as count from (
      select r.account_id, min(l.amount + r.extra) as allowed,
        (select count(*) from purchase p where p.account_id = r.account_id) as bought
      from limit_release r join account a on a.id = r.account_id
      join profile_limit l on l.profile_code = a.profile_code and l.kind = r.kind
      where r.kind = 'PODE_COMPRAR' group by r.account_id) each`,
} as const;

/** How many purchases were made beyond what their buyers may buy in a month. */
async function beyondAllowance({ database }: World): Promise<number> {
  return (await database.row<{ count: number }>(beyondLimit))?.count ?? 0;
}
