import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { inspectionForm } from './intake-form.ts';
import { yardRow } from './yard-vehicle.ts';

/** A vehicle of the yard with what was seen of it, its photos, and what became of it. */
export const getYardVehicle = defineRoute({
  name: 'get-yard-vehicle',
  method: 'GET',
  path: '/admin/yard/vehicles/:id',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'A vehicle in the yard, with its history',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: yardRow.extend({
        uso: z.number().nullable(),
        contador: z.enum(['Km', 'h']),
        conferencia: inspectionForm.shape.conferencia,
        avarias: inspectionForm.shape.avarias,
        observacao: z.string(),
        horaDoAparelho: z.string().nullable(),
        imagens: z.array(
          z.object({ guid: z.string(), cliente: z.string(), endereco: z.string(), em: instant }),
        ),
        historia: z.array(
          z.object({
            tipo: z.enum(['entrada', 'vistoria', 'mudanca', 'anuncio', 'saida', 'saida-desfeita']),
            em: instant,
            por: z.string(),
            /** Where it was put, what it became, or who collected it. */
            texto: z.string(),
          }),
        ),
      }),
    }),
  },
  errors: ['yard-unknown'],
});
