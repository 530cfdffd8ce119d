import { z } from 'zod';
import { openOffers } from '../../world/offers.ts';
import { dealTerms } from '../../clients/bidder.ts';
import type { Attack } from '../attack.ts';
import { ask, isBlocked, isFailure } from '../ask.ts';

/** A binary search needs some fourteen answers to read a floor to the real. */
const probes = 14;
const probers = 4;
const floorCents = 1_234_500;

const answer = z.object({ data: z.object({ situacao: z.string() }) });
const open = z.object({ data: z.object({ situacao: z.string() }).nullable() });

/**
 * Reads the secret floor of an offer by proposing the middle of what it may be, again and again: whatever distinguishes a proposal below it from one
 * above it within the attack, or lets one more proposal in than three, is lost.
 */
export const probedFloor: Attack = {
  name: 'floor probed by proposals',
  async run({ origin, world }, signal) {
    const [offer = 0] = await openOffers(world, 1, () => ({
      acceptsProposals: true,
      proposalFloorCents: floorCents,
    }));
    const people = await world.people(probers);
    let [blocked, lost, sent] = [0, 0, 0];
    for (const { id, token } of people) {
      let [low, high] = [1_000, 30_000];
      let taken = 0;
      for (let probe = 0; probe < probes && !signal.aborted; probe += 1) {
        const vllance = Math.floor((low + high) / 2);
        const headers = { 'security-token': token };
        const body = { ...dealTerms, cdofrta: offer, cdusrio: id, vllance };
        const reply = await ask(origin, { method: 'POST', path: '/api/lance/purpose', headers, body });
        sent += 1;
        if (isBlocked(reply)) blocked += 1;
        if (isFailure(reply)) lost += 1;
        if (reply.status !== 201) continue;
        taken += 1;
        const own = await ask(origin, { path: `/api/offer/${offer}/proposta`, headers });
        const statuses = [
          answer.parse(JSON.parse(reply.text)).data.situacao,
          open.parse(JSON.parse(own.text)).data?.situacao,
        ];
        const isLow = statuses.includes('recusada');
        if (isLow) lost += 1;
        if (isLow) low = vllance;
        else high = vllance;
      }
      lost += Math.max(0, taken - 3);
    }
    return {
      tried: `${sent} proposals of ${probers} people`,
      blocked,
      lost,
      note: `a floor of R$ ${floorCents / 100}, searched by halves`,
    };
  },
};
