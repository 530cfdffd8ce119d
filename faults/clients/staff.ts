import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { send, type Answer } from './send.ts';

const pauseMs = 100;
const openProposals = z.object({ data: z.array(z.object({ codigo: z.number(), valor: z.number() })) });

/** A user of the house who accepts the first waiting proposal of an offer that they see, again and again. Returns the answers to it. */
export async function acceptWhile(
  going: () => boolean,
  given: { readonly origin: string; readonly token: string; readonly offer: number },
): Promise<Answer[]> {
  const { origin, token } = given;
  const answers: Answer[] = [];
  while (going()) {
    await pause(pauseMs);
    const list = await fetch(`${origin}/api/admin/proposals?situacao=pendentes&oferta=${given.offer}`, {
      headers: { 'security-token': token },
    }).catch(() => null);
    if (list?.ok !== true) continue;
    const [first] = openProposals.parse(await list.json()).data;
    if (!first) continue;
    const call = { path: `/admin/proposals/${first.codigo}/accept`, body: { valor: first.valor } };
    const answer = await send({ origin, token, key: null, cutAfterMs: null, ...call });
    if (answer !== null) answers.push(answer);
    if (answer?.status === 200) return answers;
  }
  return answers;
}
