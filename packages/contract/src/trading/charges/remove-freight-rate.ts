import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Removes a freight rate; freight that no other rate covers is to be agreed. */
export const removeFreightRate = defineRoute({
  name: 'remove-freight-rate',
  method: 'DELETE',
  path: '/admin/freight-rates/:id',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'costs',
  summary: 'Takes a line of the table of freight away',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['freight-rate-not-found'],
});
