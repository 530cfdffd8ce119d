import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { charge, chargeKind } from '../charges/charge.ts';

/** What the list of charges can be sorted and narrowed by. `atencao`: money that waits for finance, and why. */
export const chargesList = listSpec({
  sorts: ['vencimento', 'valor', 'codigo'],
  order: 'vencimento',
  filters: {
    situacao: { kind: 'words', options: charge.shape.situacao.options },
    atencao: {
      kind: 'words',
      options: ['outro-pagador', 'pago-a-mais', 'apos-cancelamento', 'prazo-esgotado', 'devida-de-novo'],
    },
    credor: { kind: 'words', options: charge.shape.credor.options },
    tipo: { kind: 'words', options: chargeKind.options },
    vencimento: { kind: 'days' },
    valor: { kind: 'money' },
    loja: { kind: 'codes', of: 'store' },
    compra: { kind: 'codes' },
    comprador: { kind: 'codes', of: 'account' },
  },
});

const party = z.object({ codigo: z.number(), nome: z.string() });

/** A charge as it stands in the list. */
export const chargeRow = charge.extend({
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  /** Since when sales are to decide on the purchase, because it was not paid in its term; null: they are not. */
  prazoEsgotadoEm: instant.nullable(),
  /** Since when it is to be paid again although its purchase is completed, because the payment was taken back; null: it is not. */
  devidaDeNovoEm: instant.nullable(),
  comprador: party,
  /** Null: the house sells. */
  loja: party.nullable(),
});
export type ChargeRow = z.output<typeof chargeRow>;

/** Charges of all purchases, without `situacao` in every state, what is due first. */
export const listCharges = defineRoute({
  name: 'list-charges',
  method: 'GET',
  path: '/admin/charges',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'Charges of all purchases',
  query: listQuery(chargesList),
  success: {
    status: 200,
    schema: listReply(chargeRow).extend({
      /** Of all pages, not just this one; null: of more rows than are counted. */
      somas: z.object({ valor: reais, aberto: reais, aDevolver: reais }).nullable(),
    }),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
