import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { freightRate } from './freight-rate.ts';

/** A rate, with the name of the store that has it. */
const listed = freightRate.extend({ loja: z.string().nullable() });

/** The freight rates; a store user sees those of the store. */
export const listFreightRates = defineRoute({
  name: 'list-freight-rates',
  method: 'GET',
  path: '/admin/freight-rates',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'costs',
  summary: 'Table of freight by relation and kind of vehicle',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(listed) }) },
  errors: [],
});
