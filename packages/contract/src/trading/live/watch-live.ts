import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeList, commonQuery } from '../../wire/primitives.ts';

/** Maximum of offers that one stream follows. */
const mostFollowed = 100;

/** An offer to follow, with its known ledger sequence; null: none. */
export interface FollowedOffer {
  readonly code: number;
  readonly seq: number | null;
}

/** A comma-separated list of codes, each with or without the known sequence: `12:5,13`. */
const followedOffers = z
  .string()
  .max(mostFollowed * 32)
  .regex(/^(?:\d{1,15}(?::\d{1,15})?(?:,|$))*$/)
  .transform((text): FollowedOffer[] =>
    text
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [code = '', seq] = entry.split(':');
        return { code: Number(code), seq: seq === undefined ? null : Number(seq) };
      }),
  )
  .refine((offers) => offers.length <= mostFollowed);

/**
 * One line for everything that a browser follows, as server-sent events. It begins with the present state of each offer in `ofertas` whose
 * sequence is another one than was given, so that a gap heals by reconnecting. Events: `oferta` as of one offer; `observando`
 * {codigoOferta, observando}, how many look at an offer in `abertas`; `indisponivel` {codigoOferta, agora}, an offer has gone off the site,
 * and `oferta` again once it is back; `sessao` {conta, naoLidas, ultimoAviso, agora}, at the beginning, when
 * the number of unread notifications changes and when the session ends; `aviso` {codigo, titulo, destino, naoLidas}, a new notification of
 * the account, also those after `avisos`; `negociacao` {codigoOferta}, when something that the account has going changed. A comment
 * every 15 s keeps the line open; after half an hour the server ends it, and the browser reconnects with its current token.
 */
export const watchLive = defineRoute({
  name: 'watch-live',
  method: 'GET',
  path: '/live',
  access: 'optional',
  tag: 'live',
  summary: 'Live updates of several offers and of the own account on one line',
  query: commonQuery.extend({
    ofertas: followedOffers.optional(),
    /** Those of them whose page is open: they count as watching. */
    abertas: codeList.optional(),
    /** Code of the last notification received. */
    avisos: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  success: { status: 200, content: 'stream' },
  errors: [],
});
