import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

const readers = 40;

/** Forty anonymous readers of lists, each another one, as fast as they are answered. */
export const manyReaders: Attack = {
  name: 'readers of lists',
  async run({ origin }, signal) {
    const replies = await flood(readers, signal, (count) =>
      ask(origin, {
        path: `/api/offer?page=${1 + (count % 7)}&priceStart=${count % 5000}&order=MENOR_PRECO`,
      }),
    );
    const blocked = replies.filter(isBlocked).length;
    return {
      tried: `${readers} at once, ${replies.length} lists`,
      blocked,
      lost: replies.filter(isFailure).length,
      note: `${replies.length - blocked} readers were answered`,
    };
  },
};
