import { z } from 'zod';
import { code } from '../../wire/primitives.ts';

/** Which conversation of the caller: about a purchase, by its code, or about what they negotiate on an offer, by that of the offer. */
export const ownConversation = z.object({ tipo: z.enum(['compra', 'oferta']), id: code });

export type OwnConversation = z.output<typeof ownConversation>;
