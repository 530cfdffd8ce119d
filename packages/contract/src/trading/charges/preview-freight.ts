import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, reais } from '../../wire/primitives.ts';
import { freightRate, vehicleKind } from './freight-rate.ts';

/** What one vehicle would cost from one city to another (IBGE codes) now, and the rate that applies; without one it is to be agreed. */
export const previewFreight = defineRoute({
  name: 'preview-freight',
  method: 'GET',
  path: '/admin/freight-rates/preview',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'costs',
  summary: 'What a vehicle would cost between two cities',
  query: commonQuery.extend({
    categoria: z.coerce.number().pipe(vehicleKind),
    origem: code,
    destino: code,
    parceiro: code.optional(),
  }),
  success: {
    status: 200,
    schema: z.object({ frete: reais.nullable(), km: z.number(), linha: freightRate.nullable() }),
  },
  errors: ['place-not-found'],
});
