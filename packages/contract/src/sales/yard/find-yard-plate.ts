import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** What is known of a plate: that it is in the yards already, and the drafts and offers that name it. */
export const findYardPlate = defineRoute({
  name: 'find-yard-plate',
  method: 'GET',
  path: '/admin/yard/plates/:placa',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Finds a plate in the yards, drafts and offers',
  params: z.object({ placa: line(10) }),
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        presente: z.object({ codigo: z.number(), onde: z.string(), desde: instant }).nullable(),
        ofertas: z.array(z.object({ codigo: z.number(), titulo: z.string(), rascunho: z.boolean() })),
      }),
    }),
  },
  errors: ['yard-plate-invalid'],
});
