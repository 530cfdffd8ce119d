import { openOffers } from '../../world/offers.ts';
import type { Person, World } from '../../world/world.ts';
import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure, type Reply } from '../ask.ts';

const auctions = 15;
const MOST = 999_999_999.99;

/** What accounts hold by leads, proposals and purchases, and how many lines of a ledger are theirs. */
const taken = {
  name: 'faults.taken',
  text: `select (select count(*) from bid where bidder_id = any($1::bigint[]))
      + (select count(*) from proposal where account_id = any($1::bigint[]))
      + (select count(*) from purchase where account_id = any($1::bigint[])) as recorded`,
} as const;

const bid = (origin: string, { token }: Person, code: number, vllance: number, ismaximo: boolean) =>
  ask(origin, {
    method: 'POST',
    path: '/api/lance',
    headers: { 'security-token': token },
    body: { cdofrta: code, cdmoeda: 1, vllance, ismaximo, frete: 'N', endereco: null },
  });

/** Limits refuse with 206. */
const isStopped = (reply: Reply): boolean => reply.status === 206 || isBlocked(reply);

/**
 * Made-up accounts, some with an e-mail that they own and none that anyone knows, bid the most there is on fifteen auctions, so that nobody else
 * could bid any more; afterwards a buyer still opens each of them.
 */
export const recklessBids: Attack = {
  name: 'reckless bids',
  async run({ origin, world }, signal) {
    const offers = await openOffers(world, auctions);
    const made = await madeUp(world);
    const replies = await flood(6, signal, (count) => {
      const [person, code] = [made[count % made.length], offers[count % auctions]];
      if (person === undefined || code === undefined) throw new Error('There is nobody to attack with.');
      return bid(origin, person, code, MOST, count % 2 === 0);
    });
    const row = await world.database.row<{ recorded: number }>(taken, [made.map(({ id }) => id)]);
    const [buyer] = await world.people(1);
    const opened: Reply[] = [];
    for (const code of buyer ? offers.slice(0, 5) : []) {
      if (buyer) opened.push(await bid(origin, buyer, code, 10_000, false));
    }
    const shut = opened.filter(({ status }) => status !== 201).length;
    return {
      tried: `${replies.length} bids of R$ 999.999.999,99 on ${auctions} auctions`,
      blocked: replies.filter(isStopped).length,
      lost: (row?.recorded ?? 0) + shut + replies.filter(isFailure).length,
      note: `${row?.recorded ?? 0} of them were recorded; a buyer opened ${opened.length - shut} of ${opened.length} auctions afterwards`,
    };
  },
};

/** Accounts without an e-mail that is confirmed, and with one that is. */
async function madeUp(world: World): Promise<readonly Person[]> {
  const unknown = { identityVerified: false, depositCents: 0 } as const;
  return [
    ...(await world.people(3, { ...unknown, emailConfirmed: false })),
    ...(await world.people(3, unknown)),
  ];
}
