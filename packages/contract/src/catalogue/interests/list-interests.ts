import { z } from 'zod';
import { category } from '../catalogue/list-categories.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** A category of interest; `codigoCategoria` is present only in those that the user has saved (C-98). */
export const interestCategory = category.extend({ codigoCategoria: z.number().optional() });
export type InterestCategory = z.output<typeof interestCategory>;

/** API-57: all categories in the order of the header, with the saved interests of a signed-in user. */
export const listInterests = defineRoute({
  name: 'list-interests',
  method: 'GET',
  path: '/usrio/interest',
  access: 'optional',
  tag: 'interests',
  summary: 'Categories to hear about',
  query: commonQuery,
  success: { status: 200, schema: z.array(interestCategory) },
  errors: [],
});
