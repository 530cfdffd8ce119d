import { COMPLAINT_REMEDIES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { DELIVERY_STATES, DELIVERY_STEPS } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { trackingAddress } from '@patio/domain/sales/deliveries/delivery-clock.ts';
import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parsePlate } from '@patio/domain/validation/plate.ts';
import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line, requiredLine, requiredText, text } from '../../wire/text.ts';

/** Where a delivery stands; the last two end it with its purchase. */
export const deliveryState = z.enum([...DELIVERY_STATES, 'cancelada', 'encerrada']);
export type ShownDeliveryState = z.output<typeof deliveryState>;

/** Who carries a purchase; days as yyyy-mm-dd. */
export const deliveryCarrier = z.object({
  transportadora: z.string(),
  cnpj: z.string(),
  motorista: z.string(),
  placa: z.string(),
  coleta: z.string(),
  chegada: z.string(),
  rastreio: z.string().nullable(),
  /** An https address that shows where it is. */
  link: z.string().nullable(),
});

/** The delivery of a purchase as one side of it sees it. */
export const delivery = z.object({
  situacao: deliveryState,
  quem: z.enum(['comprador', 'vendedor']).nullable(),
  prazo: instant.nullable(),
  atrasada: z.boolean(),
  /** The freight, proposed or agreed; null: to be agreed. */
  valor: reais.nullable(),
  /** Nothing of the freight is owed; without that nothing leaves the yard. */
  pago: z.boolean(),
  /** Null: the address was deleted. */
  endereco: z.string().nullable(),
  /** Null: none is booked. */
  transporte: deliveryCarrier.nullable(),
  entregueEm: instant.nullable(),
  confirmadaEm: instant.nullable(),
  /** The signed receipt, a document of the purchase. */
  comprovante: z.uuid().nullable(),
  /** The complaint that a contested delivery is part of. */
  reclamacao: z.number().nullable(),
  /** What the caller can do now. */
  passos: z.array(z.enum(DELIVERY_STEPS)),
  /** What happened, the latest first. */
  historico: z.array(
    z.object({
      passo: z.enum(DELIVERY_STEPS),
      de: z.enum(['comprador', 'loja', 'equipe', 'portao', 'sistema']),
      /** When it happened, as it was recorded. */
      em: instant,
      local: z.string().nullable(),
      texto: z.string().nullable(),
    }),
  ),
  versao: z.number(),
});
export type Delivery = z.output<typeof delivery>;

/** A purchase that is collected has no delivery, unless its freight was refused. */
export const deliveryReply = z.object({ data: delivery.nullable() });

const versao = z.int().min(0);
const day = z.iso.date('delivery-day');
const happened = z.iso.datetime('delivery-instant');

/** A carrier as it is booked. */
const carrierFields = {
  transportadora: requiredLine(120, 'delivery-carrier'),
  cnpj: line(20, 'cnpj-invalid').refine((typed) => parseCnpj(typed) !== null, 'cnpj-invalid'),
  motorista: requiredLine(120, 'delivery-driver'),
  placa: line(10, 'delivery-plate').refine((typed) => parsePlate(typed) !== null, 'delivery-plate'),
  coleta: day,
  chegada: day,
  rastreio: line(60, 'delivery-tracking').nullable(),
  link: line(500, 'delivery-link')
    .refine((typed) => trackingAddress(typed) !== null, 'delivery-link')
    .nullable(),
};

/** A step of those who sell, with the version that they have seen. The buyer reads reasons and notes. */
export const sellerMove = z.discriminatedUnion('passo', [
  z.object({ passo: z.literal('propor'), versao, valor: reais, texto: text(500, 'delivery-note') }),
  z.object({ passo: z.literal('retirar-proposta'), versao, motivo: reason }),
  z.object({ passo: z.literal('reabrir'), versao, motivo: reason }),
  z.object({ passo: z.literal('agendar'), versao, ...carrierFields }),
  z.object({ passo: z.literal('desmarcar'), versao, motivo: reason }),
  z.object({
    passo: z.literal('informar'),
    versao,
    local: requiredLine(120, 'delivery-place'),
    em: happened,
    texto: text(500, 'delivery-note'),
  }),
  z.object({ passo: z.literal('falhar'), versao, em: happened, motivo: reason }),
  z.object({ passo: z.literal('reagendar'), versao, chegada: day, motivo: reason }),
  /** `comprovante`: the signed receipt, a document of the kind `entrega` of this purchase. */
  z.object({ passo: z.literal('entregar'), versao, em: happened, comprovante: z.uuid('delivery-proof') }),
  z.object({ passo: z.literal('desfazer-entrega'), versao, motivo: reason }),
  z.object({ passo: z.literal('resolver'), versao, motivo: reason }),
]);
export type SellerMove = z.output<typeof sellerMove>;

/** What is wrong with what arrived. */
export const deliveryProblem = z.enum(['avaria', 'falta', 'outro'], 'delivery-problem');

/** A step of the buyer. */
export const buyerMove = z.discriminatedUnion('passo', [
  z.object({ passo: z.literal('aceitar'), versao }),
  z.object({ passo: z.literal('recusar'), versao, texto: text(500, 'delivery-note') }),
  z.object({ passo: z.literal('confirmar'), versao }),
  z.object({
    passo: z.literal('contestar'),
    versao,
    problema: deliveryProblem,
    pedido: z.enum(COMPLAINT_REMEDIES, 'complaint-remedy'),
    texto: requiredText(1500, 'complaint-text'),
  }),
]);
export type BuyerMove = z.output<typeof buyerMove>;
