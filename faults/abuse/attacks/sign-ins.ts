import { builtPassword } from '../../../apps/server/test/builders/account.ts';
import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

/** Wrong passwords for one account and for many that do not exist; its owner signs in afterwards. */
export const signIns: Attack = {
  name: 'sign-in flood',
  async run({ origin, world }, signal) {
    const victim = await world.account();
    const replies = await flood(20, signal, (count) => {
      const login = count % 2 === 0 ? victim.email : `nobody${count}@casa.com`;
      return ask(origin, {
        method: 'POST',
        path: '/api/auth/login',
        body: { login, password: `Errada@${count}` },
      });
    });
    const opened = replies.filter(({ status }) => status === 200).length;
    const body = { login: victim.email, password: builtPassword };
    const owner = await ask(origin, { method: 'POST', path: '/api/auth/login', body });
    return {
      tried: `${replies.length} sign-ins`,
      blocked: replies.filter(isBlocked).length,
      lost: opened + replies.filter(isFailure).length,
      note: `the owner, at the same address, was answered ${owner.status}; ${replies.filter(({ status }) => status === 429).length} were told to wait`,
    };
  },
};
