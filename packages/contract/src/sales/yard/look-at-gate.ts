import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** Whether one may be handed over, and why not. */
const release = z.object({ permitida: z.boolean(), motivos: z.array(z.string()) });

/** A purchase as it is shown at the gate. */
export const gatePurchase = z.object({
  compra: z.number(),
  oferta: z.number(),
  titulo: z.string(),
  comprador: z.object({ nome: z.string(), documento: z.string(), empresa: z.boolean() }),
  porCodigo: z.boolean(),
  /** It is delivered: its carrier collects it, with the code of the buyer. */
  entregue: z.boolean(),
  /** Who was booked to carry it; null: nobody, or it is collected. `coleta` as yyyy-mm-dd. */
  transporte: z
    .object({
      transportadora: z.string(),
      cnpj: z.string(),
      motorista: z.string(),
      placa: z.string(),
      coleta: z.string(),
    })
    .nullable(),
  /** What is owed of storage, charged or not; null: it costs nothing. It hinders an exit only if the house says so (`liberacao`). */
  diarias: reais.nullable(),
  liberacao: release,
  /** The slot that was booked; null: none, which hinders no exit. */
  marcada: z
    .object({
      inicio: instant,
      fim: instant,
      local: z.string(),
      quando: z.enum(['agora', 'outra-hora', 'outro-dia']),
      /** Who was announced instead of the buyer, the CPF by its last digits. */
      terceiro: z.object({ nome: z.string(), cpf: z.string() }).nullable(),
    })
    .nullable(),
  veiculos: z.array(
    z.object({
      codigo: z.number(),
      nome: z.string(),
      placa: z.string().nullable(),
      /** Where it stands, if it was taken in. */
      vaga: z.string().nullable(),
      chaves: z.number().nullable(),
      saida: z.object({ codigo: z.number(), em: instant, por: z.string() }).nullable(),
    }),
  ),
});

export type GatePurchase = z.output<typeof gatePurchase>;

/**
 * Finds what is collected, by the pickup code or by the plate. The code travels in the body, so that no log has it. Wrong codes are counted:
 * too many stop their user for a while.
 */
export const lookAtGate = defineRoute({
  name: 'look-at-gate',
  method: 'POST',
  path: '/admin/yard/gate',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  unaudited: 'it changes nothing; a wrong code writes its audit row by itself',
  tag: 'yard',
  summary: 'Finds a purchase at the gate, by pickup code or plate',
  query: commonQuery,
  body: z.object({ codigo: line(40).nullable(), placa: line(10).nullable() }),
  success: { status: 200, schema: z.object({ data: gatePurchase }) },
  errors: ['gate-code-wrong', 'gate-plate-unsold', 'gate-locked', 'yard-plate-invalid'],
});
