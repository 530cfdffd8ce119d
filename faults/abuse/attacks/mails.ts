import { setTimeout as pause } from 'node:timers/promises';
import { builtPassword } from '../../../apps/server/test/builders/account.ts';
import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

/** Mails that one person may be sent in this time because others, or they, ask for them. */
const mostMails = 10;
/** Mails of alerts that wait when a user asks for a code. */
const alerts = 3000;
const codeWithinMs = 60_000;

const queue = {
  name: 'faults.queue',
  text: `insert into mail (recipient, subject, text, html, created_at, not_before)
         select 'aviso' || n || '@casa.com', 'Aviso', 'Aviso', 'Aviso', now(), now() from generate_series(1, $1::int) n`,
} as const;

const sent = {
  name: 'faults.mails',
  text: `select count(*) as written, count(sent_at) as sent from mail where recipient = $1`,
} as const;

/** Links and codes for one person, asked for again and again, behind a heap of alerts: another one's code goes out all the same. */
export const mails: Attack = {
  name: 'mail flood',
  async run({ origin, world }, signal) {
    const victim = await world.account({ twoStep: true });
    const other = await world.account({ twoStep: true });
    await world.database.run(queue, [alerts]);
    const asked = ask(origin, {
      method: 'POST',
      path: '/api/auth/envio_codigo_acesso',
      body: { login: other.email, password: builtPassword },
    });
    const count = (recipient: string) =>
      world.database.row<{ written: number; sent: number }>(sent, [recipient]);
    const since = performance.now();
    const code = (async () => {
      await asked;
      while (performance.now() - since < codeWithinMs) {
        if (((await count(other.email))?.sent ?? 0) > 0) return Math.round(performance.now() - since);
        await pause(50);
      }
      return null;
    })();
    const replies = await flood(8, signal, (number) =>
      number % 2 === 0
        ? ask(origin, { method: 'POST', path: '/api/auth/forgot', body: { email: victim.email } })
        : ask(origin, {
            method: 'POST',
            path: '/api/auth/envio_codigo_acesso',
            body: { login: victim.email, password: builtPassword },
          }),
    );
    const written = (await count(victim.email))?.written ?? 0;
    const waited = await code;
    return {
      tried: `${replies.length} mails asked for, ${alerts} alerts waiting`,
      blocked: replies.filter(isBlocked).length,
      lost: Math.max(0, written - mostMails) + (waited === null ? 1 : 0) + replies.filter(isFailure).length,
      note: `${written} mails to one person; the code of another was sent after ${waited ?? 'no'} ms`,
    };
  },
};
