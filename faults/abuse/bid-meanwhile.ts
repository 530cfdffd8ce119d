import { setTimeout as pause } from 'node:timers/promises';
import type { BidAnswer } from '../clients/bidder.ts';
import { dealTerms } from '../clients/bidder.ts';
import { noAnswer, send } from '../clients/send.ts';
import type { Scene } from './attack.ts';

/** A bid with the milliseconds that it took. */
export interface TimedBid extends BidAnswer {
  readonly ms: number;
}

const betweenBidsMs = 100;
let value = 20_000;
let bids = 0;

/** Lets people bid by hand, each after their last bid, until stopped. */
export async function bidMeanwhile(
  { origin, offers, people }: Scene,
  signal: AbortSignal,
): Promise<TimedBid[]> {
  const answers: TimedBid[] = [];
  const bidAlong = async (person: Scene['people'][number]) => {
    while (!signal.aborted) {
      value += 10;
      bids += 1;
      const key = `m-${bids}`;
      const body = { ...dealTerms, cdofrta: offers[bids % offers.length], vllance: value, ismaximo: false };
      const start = performance.now();
      const given = { origin, path: '/lance', token: person.token, key, body, cutAfterMs: null };
      const answer = (await send(given)) ?? noAnswer;
      const ms = performance.now() - start;
      answers.push({
        ...answer,
        personId: person.id,
        key,
        automatic: false,
        amount: Number(body.vllance) * 100,
        ms,
      });
      await pause(betweenBidsMs);
    }
  };
  await Promise.all(people.map(bidAlong));
  return answers;
}
