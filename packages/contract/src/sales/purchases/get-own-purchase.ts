import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { pickupPlace } from '../../trading/costs/get-costs.ts';
import { missingDocument } from './missing-document.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';

/** What a purchase waits for, whose turn it is, and until when; `prazo` null: it has none. */
export const purchaseNext = z.object({
  etapa: z.enum(['contato', 'pagamento', 'credito', 'liberacao', 'retirada', 'entrega']),
  quem: z.enum(['comprador', 'vendedor', 'banco']),
  prazo: instant.nullable(),
  atrasada: z.boolean(),
  /** What exactly is next from the release on, and when that is; of `pagar-entregue` since when its payment does not count any more. */
  acao: z
    .enum([
      'pagar-de-novo',
      'pagar-entregue',
      'marcar',
      'comparecer',
      'marcar-de-novo',
      'responder-frete',
      'confirmar-entrega',
    ])
    .nullable(),
  acaoEm: instant.nullable(),
  /** Which documents are missing, the most urgent first. */
  documentos: z.array(missingDocument),
});

export type PurchaseNext = z.output<typeof purchaseNext>;

/** A purchase as its buyer follows it, from the sale to the keys. */
export const ownPurchase = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  titulo: z.string(),
  foto: z.string().nullable(),
  origem: z.enum(['compra', 'lance', 'proposta']),
  compradaEm: instant,
  situacao: z.enum(['V', 'C', 'L', 'X']),
  canceladaEm: instant.nullable(),
  /** The buyer asked to cancel, or a complaint of theirs undoes the purchase, and nobody has decided. */
  cancelamentoPedidoEm: instant.nullable(),
  /** It is to be undone, or was, because of a complaint, or was cancelled while the buyer had the vehicle: `veiculo`, they return it, and their money follows. Null: it is not. */
  desfeita: z.enum(['a-confirmar', 'veiculo', 'sim']).nullable(),
  /** The parts of the way, in their order; `em` is null for those without a date. */
  etapas: z.array(
    z.object({
      etapa: z.enum(['compra', 'contato', 'pagamento', 'liberacao', 'envio', 'entrega']),
      situacao: z.enum(['feita', 'pulada', 'atual', 'futura', 'nunca']),
      em: instant.nullable(),
    }),
  ),
  /** Null: it was cancelled, or is completed and paid. */
  proximo: purchaseNext.nullable(),
  preco: reais,
  /** What the buyer pays; null while the freight is to be agreed. */
  custo: z.object({ total: reais, taxa: reais, frete: reais }).nullable(),
  pagamento: z.object({
    aprovado: z.boolean(),
    aprovadoEm: instant.nullable(),
    forma: z.string().nullable(),
    notaFiscal: z.boolean(),
    notaFiscalEm: instant.nullable(),
  }),
  /** When its last vehicle left the yard; null: not yet, or it was not noted. */
  retiradaEm: instant.nullable(),
  /** Of several vehicles that are handed over: when each left the yard (null: not yet). Empty otherwise. */
  veiculos: z.array(z.object({ nome: z.string(), placa: z.string().nullable(), saiuEm: instant.nullable() })),
  entrega: z.object({
    frete: z.enum(['S', 'N']),
    /** The delivery address in one line; null: collected, or the address was deleted. */
    endereco: z.string().nullable(),
    /** Where it is collected; empty: at the office of the house. */
    retirada: z.array(pickupPlace),
  }),
  /** Null: the house sells. */
  loja: z.string().nullable(),
});

export type OwnPurchase = z.output<typeof ownPurchase>;

/** A purchase of the signed-in user; those of others are not found. */
export const getOwnPurchase = defineRoute({
  name: 'get-own-purchase',
  method: 'GET',
  path: '/usrio/compras/:id',
  access: 'user',
  tag: 'purchases',
  summary: 'A purchase of the signed-in user: where it stands, and what comes next',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownPurchase }) },
  errors: ['purchase-not-found'],
});
