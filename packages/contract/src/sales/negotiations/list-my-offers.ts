import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { proposal } from '../proposals/proposal.ts';
import { purchaseNext } from '../purchases/get-own-purchase.ts';
import { withdrawal } from '../reopenings/withdrawal.ts';
import { offerStatus, vehicle } from '../../wire/offer.ts';
import { commonQuery, instant, reais } from '../../wire/primitives.ts';

export const historyEntry = z.object({
  data: instant,
  valor: reais,
  /** The user's own code; other bidders are masked as null (C-85). */
  codigoUsr: z.number().nullable(),
  status: z.enum(['R', 'K', 'Z', '.']).nullable(),
  tipo: z.string(),
});

const date = instant.nullable();

/** API-53 to API-56: a user's deals on an offer. */
export const negotiationOffer = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  title: z.string(),
  date: instant,
  statusOferta: offerStatus,
  /** W won, N outbid or lost, '' while leading or pending (C-75). */
  winner: z.enum(['W', 'N', '']),
  tipoUltimoLance: z.string(),
  valorUltimoLance: reais,
  codigoUltimoLance: z.number(),
  /** The user's own code if the last bid is theirs, whatever the outcome of the offer; other bidders are masked as null (C-85). */
  codigoUsuarioUltimoLance: z.number().nullable(),
  /**
   * The available actions (A§6, C-76): one rule, which screens use too. `cancelar` null: nothing to cancel; `naHora`: takes effect without
   * a decision.
   */
  acoes: z.object({
    abrir: z.boolean(),
    lance: z.boolean(),
    aumentar: z.boolean(),
    cancelar: z.enum(['proposta', 'compra', 'condicional', 'solicitacao']).nullable(),
    naHora: z.boolean(),
  }),
  /** Of the purchase below; null: no purchase. */
  codigoCompra: z.number().nullable(),
  lanceVencedor: reais.nullable(),
  dataLanceVencedor: date,
  /** The total cost of the purchase, by the agreed costs; null: no purchase, or not known to the centavo. */
  totalCompra: z.object({ total: reais, taxa: reais, frete: reais }).nullable(),
  /** What the purchase waits for, as its page says it; null: no purchase, or it is completed or was cancelled. */
  proximo: purchaseNext.pick({ etapa: true, quem: true, prazo: true, atrasada: true }).nullable(),
  valorLeilao: reais,
  /** The user's own pseudonym in the ledger and the live updates of this offer. */
  participante: z.string(),
  /** No deals on it are possible now: its store is closed, or staff took the offer off the site (rule 0.31). */
  indisponivel: z.enum(['loja', 'oferta']).optional(),
  histLances: z.array(historyEntry),
  /** The latest proposal on the offer, with the steps of all the user's proposals there (rule 0.7); null without one. */
  proposta: proposal.nullable(),
  /** A second chance: the user may take the offer at this price until then, under the terms of their last bid. */
  segundaChance: z
    .object({ valor: reais, ate: instant, frete: z.enum(['S', 'N']), uf: z.string().nullable() })
    .nullable(),
  /**
   * A consumer may return their purchase (`possivel`), until that instant, or if it is null until seven days after the handover; or they
   * have done so (`feito`). Null: neither.
   */
  arrependimento: z
    .object({
      situacao: z.enum(['possivel', 'feito']),
      ate: instant.nullable(),
      em: instant.nullable(),
      protocolo: z.string().nullable(),
      /** Whether there is a known payment to refund, and when it was refunded. */
      devolucao: z.boolean(),
      devolvidoEm: instant.nullable(),
      /** It would be the second within twelve months: the next deals then require more (rule 0.27). */
      segundo: z.boolean(),
    })
    .nullable(),
  /** The user may withdraw their bids: the offer was reopened, is stayed, or a fact was corrected. */
  desistencia: withdrawal.nullable(),
  vehicles: z.array(vehicle),
  photos: z.array(z.string()),
  vendido10dias: z.boolean(),
  idofrtacancl: z.string().nullable(),
  dataCancelada: date,
  dataSolicitacaoCancelamento: date,
  dataRejeicaoCancelamento: date,
  dataSolicitacaoCancelamentoVenda: date,
  dataRejeicaoCancelamentoVenda: date,
  dataCompraFinalizada: date,
  dataAguardandoRetirada: date,
  dataAguardandoCredito: date,
  dataNegociacao: date,
  dataAguardandoContato: date,
  pedidoCompra: z
    .object({
      notaFiscalEmitida: z.boolean(),
      pagamentoAprovado: z.boolean(),
      formaPagamento: z.string().nullable(),
    })
    .nullable(),
});

export type NegotiationOffer = z.output<typeof negotiationOffer>;

/** Every offer on which the user has bid, proposed or bought, newest action first (S-54). */
export const listMyOffers = defineRoute({
  name: 'list-my-offers',
  method: 'GET',
  path: '/offer/myoffers',
  access: 'user',
  tag: 'negotiations',
  summary: 'Negotiations and purchases of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(negotiationOffer) }) },
  errors: [],
});
