import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

const evil = 'evil.example';

/** Requests for home under names that would make another page of it, and visitors who look at it afterwards. */
export const craftedHosts: Attack = {
  name: 'crafted Host headers',
  async run({ origin, offers }, signal) {
    const { host } = new URL(origin);
    const claims: Record<string, string>[] = [
      { host: `${host}/oferta/${offers[0]}?x=` },
      { host: `${host}/texto/empresa#` },
      { host: evil },
      { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' },
      { forwarded: `host=${evil};proto=gopher` },
      { 'x-original-url': '/oferta/1', 'x-rewrite-url': '/oferta/1' },
      { 'x-keeps-pages': '1', 'x-page-terms': '999999 x token' },
    ];
    let poisoned = 0;
    const replies = await flood(4, signal, async (count) => {
      // Another address each second, so that a page is made again and could be stored wrong.
      const path = `/home?page=${1 + (Math.floor(count / 40) % 50)}`;
      const crafted = await ask(origin, { path, headers: claims[count % claims.length] ?? {} });
      const seen = await ask(origin, { path });
      if (seen.status === 200 && (seen.text.includes(evil) || !seen.text.includes('id="ofertas"')))
        poisoned += 1;
      return crafted;
    });
    return {
      tried: `${replies.length} requests`,
      blocked: replies.filter(isBlocked).length,
      lost: poisoned + replies.filter(isFailure).length,
      note: `${poisoned} pages were poisoned`,
    };
  },
};
