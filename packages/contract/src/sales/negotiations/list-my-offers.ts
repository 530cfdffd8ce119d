import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { proposal } from '../proposals/proposal.ts';
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

/** API-53 to API-56: what a user has going on an offer. */
export const negotiationOffer = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  title: z.string(),
  date: instant,
  statusOferta: offerStatus,
  /** W won, N overtaken or lost, '' while leading or pending (C-75). */
  winner: z.enum(['W', 'N', '']),
  tipoUltimoLance: z.string(),
  valorUltimoLance: reais,
  codigoUltimoLance: z.number(),
  /** The user's own code where the last bid is theirs, whatever became of the offer; other bidders are masked as null (C-85). */
  codigoUsuarioUltimoLance: z.number().nullable(),
  /** What can be done with it (A§6, C-76): one rule, by which the screens go too. `cancelar` null: nothing to cancel; `naHora`: without being decided on. */
  acoes: z.object({
    abrir: z.boolean(),
    lance: z.boolean(),
    aumentar: z.boolean(),
    cancelar: z.enum(['proposta', 'compra', 'condicional', 'solicitacao']).nullable(),
    naHora: z.boolean(),
  }),
  lanceVencedor: reais.nullable(),
  dataLanceVencedor: date,
  /** What the purchase costs in all, by the costs that it was made at; null: no purchase, or not known to the centavo. */
  totalCompra: z.object({ total: reais, taxa: reais, frete: reais }).nullable(),
  valorLeilao: reais,
  /** The user's own pseudonym in the ledger and the live updates of this offer. */
  participante: z.string(),
  /** Nothing of it can be dealt on now: its store is closed, or staff took the offer off the site (rule 0.31). */
  indisponivel: z.enum(['loja', 'oferta']).optional(),
  histLances: z.array(historyEntry),
  /** The latest proposal on the offer, with the steps of all that the user made there (rule 0.7); null without one. */
  proposta: proposal.nullable(),
  /** The offer is theirs to take at this price until then, under the terms of their last bid: its buyer defaulted, and they are next. */
  segundaChance: z
    .object({ valor: reais, ate: instant, frete: z.enum(['S', 'N']), uf: z.string().nullable() })
    .nullable(),
  /**
   * A consumer may take their purchase back (`possivel`), until that instant, or while it is null until seven days after it is handed over; or they have
   * done so (`feito`). Null: neither.
   */
  arrependimento: z
    .object({
      situacao: z.enum(['possivel', 'feito']),
      ate: instant.nullable(),
      em: instant.nullable(),
      protocolo: z.string().nullable(),
      /** Whether a payment is known that goes back, and when it was sent. */
      devolucao: z.boolean(),
      devolvidoEm: instant.nullable(),
      /** It would be the second within twelve months: the next deals then ask for more (rule 0.27). */
      segundo: z.boolean(),
    })
    .nullable(),
  /** The user may take back what they have bid: the offer was opened again, is stayed, or a fact was corrected. */
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
