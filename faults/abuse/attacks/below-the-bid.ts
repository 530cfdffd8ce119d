import { z } from 'zod';
import { dealTerms } from '../../clients/bidder.ts';
import { openOffers } from '../../world/offers.ts';
import type { Attack } from '../attack.ts';
import { ask, isBlocked, isFailure } from '../ask.ts';

const proved = {
  name: 'faults.proved-step',
  text: `with shown as (update session set second_step_at = now() where account_id = $1)
         update account set two_step = true where id = $1`,
} as const;

const sales = {
  name: 'faults.below',
  text: `select count(*)::int as below from purchase p join auction a on a.offer_code = p.offer_code
         where p.offer_code = any($1::bigint[]) and a.bid_count > 0 and p.value_cents <= a.price_cents`,
} as const;

const made = z.object({ data: z.object({ codigo: z.number() }) });

/** What is tried on each offer, at once: a bid, and whatever would sell it below that. */
export const belowTheBid: Attack = {
  name: 'sales below the bid',
  async run({ origin, world }, signal) {
    const [buyer, bidder, ...rest] = await world.people(3);
    const [staff] = await world.people(1, { staffRole: 'sales' });
    if (!buyer || !bidder || !staff || rest.length === 0) throw new Error('Nobody to try it with.');
    await world.database.run(proved, [staff.id]);
    const post = async (token: string, path: string, body: object) =>
      ask(origin, { method: 'POST', path: `/api${path}`, headers: { 'security-token': token }, body });
    const offers: number[] = [];
    let [tried, blocked, failed] = [0, 0, 0];
    while (!signal.aborted) {
      const [offer = 0] = await openOffers(world, 1, () => ({
        acceptsProposals: true,
        buyNowCents: 1_500_000,
      }));
      offers.push(offer);
      const terms = { ...dealTerms, cdofrta: offer };
      const sent = await post(buyer.token, '/lance/purpose', { ...terms, cdusrio: buyer.id, vllance: 9_000 });
      if (sent.status !== 201) continue;
      const { codigo } = made.parse(JSON.parse(sent.text)).data;
      const proposal = `/admin/proposals/${codigo}`;
      if (offers.length % 2 === 0) {
        await post(staff.token, `${proposal}/counter`, { valor: 9_500, valorProposta: 9_000 });
      }
      const replies = await Promise.all([
        post(bidder.token, '/lance', { ...terms, vllance: 15_000, ismaximo: false }),
        post(staff.token, `${proposal}/accept`, { valor: 9_000 }),
        post(buyer.token, `/lance/purpose/${codigo}/aceitar`, { vllance: 9_500 }),
        post(buyer.token, '/compreja', { ...terms, vllance: 15_000 }),
      ]);
      const later = [
        await post(staff.token, `${proposal}/accept`, { valor: 9_000 }),
        await post(buyer.token, '/compreja', { ...terms, vllance: 15_000 }),
      ];
      const all = [...replies, ...later];
      tried += all.length;
      blocked += all.filter(isBlocked).length;
      failed += all.filter(isFailure).length;
    }
    const left = await world.database.row<{ below: number }>(sales, [offers]);
    return {
      tried: `${tried} calls on ${offers.length} offers`,
      blocked,
      lost: failed + (left?.below ?? 0),
      note: 'proposals, counter-proposals and buy-now against a bid at the same moment',
    };
  },
};
