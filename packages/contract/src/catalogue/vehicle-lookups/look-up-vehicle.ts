import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

const named = z.object({ codigo: z.number(), nome: z.string() });

/** What is known of a vehicle, by the names of our reference data. Nothing of its owner is asked for. */
export const vehicleProposal = z.object({
  marca: named.nullable(),
  /** `categoria`: that of the model. */
  modelo: named.extend({ categoria: z.number() }).nullable(),
  /** What follows the name of the model. */
  versao: z.string().nullable(),
  anoFabricacao: z.number().nullable(),
  anoModelo: z.number().nullable(),
  combustivel: z.string().nullable(),
  cor: z.string().nullable(),
  codigoFipe: z.string().nullable(),
});

/**
 * Looks a vehicle up by its plate or chassis, to propose its data. `indisponivel`: the provider is away or not set up, or the quota of the
 * day is used up; the data are typed then. Each look-up is audited and counted for its user.
 */
export const lookUpVehicle = defineRoute({
  name: 'look-up-vehicle',
  method: 'POST',
  path: '/admin/vehicle-lookups',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'drafts',
  summary: 'Proposes the data of a vehicle by its plate or chassis',
  query: commonQuery,
  body: z.object({
    /** A plate or a chassis number. */
    identificacao: line(30),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        situacao: z.enum(['encontrado', 'desconhecido', 'indisponivel']),
        proposta: vehicleProposal.nullable(),
      }),
    }),
  },
  unaudited: 'it changes nothing; each look-up writes its audit row by itself',
  errors: ['vehicle-id-invalid', 'vehicle-lookups-used-up'],
});

export type VehicleProposal = z.output<typeof vehicleProposal>;
