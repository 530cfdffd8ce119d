import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { proposalStatus } from '../proposals/proposal.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';

const deal = { codigoOferta: z.number(), titulo: z.string() };

/** Deals of an account: bids on offers that are open, the latest proposals and purchases, 20 each. Secret maxima are shown to nobody (rule 0.41). */
export const listAccountDeals = defineRoute({
  name: 'list-account-deals',
  method: 'GET',
  path: '/admin/accounts/:id/deals',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  tag: 'accounts',
  summary: 'Bids, proposals and purchases of an account',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        lances: z.array(
          z.object({ ...deal, valorLeilao: reais, naFrente: z.boolean(), ultimoLance: reais, fim: instant }),
        ),
        propostas: z.array(
          z.object({ ...deal, codigo: z.number(), valor: reais, situacao: proposalStatus, em: instant }),
        ),
        compras: z.array(
          z.object({
            ...deal,
            codigo: z.number(),
            valor: reais,
            status: z.enum(['V', 'C', 'L', 'X']),
            em: instant,
            canceladaEm: instant.nullable(),
          }),
        ),
      }),
    }),
  },
  errors: ['user-not-found'],
});
