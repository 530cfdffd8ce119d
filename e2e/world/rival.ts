import type { Browser } from '@playwright/test';
import type { World } from './world.ts';

/** Another buyer, who acts without screens. */
export interface Rival {
  /** Bids in reais, by hand or up to a maximum, and answers the status of the reply. */
  bid(code: number, reais: number, automatic?: boolean): Promise<number>;
  leave(): Promise<void>;
}

/** Brings another user in, who fetches what they buy themselves. */
export async function rivalOf(browser: Browser, world: World): Promise<Rival> {
  const context = await browser.newContext();
  await world.signedIn(context);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  return {
    bid: async (code, reais, automatic = false) => {
      const reply = await context.request.post('/api/lance', {
        headers: { 'security-token': token },
        data: {
          cdofrta: code,
          cdmoeda: 1,
          vllance: reais,
          ismaximo: automatic,
          frete: 'N',
          endereco: null,
        },
      });
      return reply.status();
    },
    leave: () => context.close(),
  };
}
