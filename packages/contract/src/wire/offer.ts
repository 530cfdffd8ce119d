import { z } from 'zod';
import { flag, instant, reais } from './primitives.ts';

/** A, V, C, L, X as specified, and E: ended without sale (rule 0.25). */
export const offerStatus = z.enum(['A', 'V', 'C', 'L', 'X', 'E']);

export const additionalInformation = z.object({
  codigoAdditionalInformation: z.number(),
  title: z.string(),
  value: z.string(),
});

/** API-02. */
export const vehicle = z.object({
  codigo: z.number(),
  categoria: z.string(),
  codigoCategoria: z.number(),
  codigoSubcategoria: z.number().nullable(),
  subcategoria: z.string().nullable(),
  marca: z.string(),
  codigoMarca: z.number().nullable(),
  model: z.string(),
  codigoModel: z.number().nullable(),
  version: z.string(),
  yearManufacture: z.number().nullable(),
  yearModel: z.number().nullable(),
  km: z.number().nullable(),
  tipoContador: z.string(),
  combustivel: z.string().nullable(),
  cor: z.string().nullable(),
  cambio: z.string().nullable(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Masked to the last four characters unless the viewer bought the vehicle. */
  placa: z.string().nullable(),
  photo: z.string().nullable(),
  ativo: z.string(),
  codLaudo: z.string().nullable(),
  nameLaudo: z.string().nullable(),
  typeVehiclesDto: z.object({ additionalInformation: z.array(additionalInformation) }),
});

/** API-01. */
export const offer = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  codigoPerfil: z.number(),
  title: z.string(),
  status: offerStatus,
  description: z.string(),
  tags: z.string(),
  price: reais,
  valorCompreJa: reais,
  valorLeilao: reais,
  end: instant,
  spotlight: z.boolean(),
  favorite: z.boolean(),
  doOffer: flag,
  hasBid: z.boolean(),
  /** Store name of the partner, or null. */
  parceiro: z.string().nullable(),
  parceiroNome: z.string().nullable(),
  photos: z.array(z.string()),
  vehicles: z.array(vehicle),
  /** Only for users with a deal on it: its store is closed, or staff took the offer off the site (rule 0.31). */
  indisponivel: z.enum(['loja', 'oferta']).optional(),
});

/** A vehicle on a card. */
export const cardVehicle = vehicle.pick({
  version: true,
  yearManufacture: true,
  yearModel: true,
  km: true,
  tipoContador: true,
  cidade: true,
  estado: true,
  latitude: true,
  longitude: true,
});

/** The content of a card (CARD): the first photos, and no more of its vehicles. */
export const offerCard = offer
  .pick({
    codigoOferta: true,
    title: true,
    status: true,
    valorCompreJa: true,
    valorLeilao: true,
    end: true,
    favorite: true,
    doOffer: true,
    hasBid: true,
    parceiro: true,
    parceiroNome: true,
    photos: true,
  })
  .extend({ vehicles: z.array(cardVehicle) });

/** API-05. */
export const price = z.object({
  codigoOferta: z.number(),
  codigoPerfil: z.number(),
  valorCompreJa: reais,
  valorLeilao: reais,
});

/** The live half of an offer: `/stat`, and the event `oferta` of the stream. */
export const liveOffer = z.object({
  codigoOferta: z.number(),
  seq: z.number(),
  status: offerStatus,
  hasBid: z.boolean(),
  valorLeilao: reais,
  lances: z.number(),
  /** Pseudonym of the leader within this offer, as in the ledger; null before the first bid. */
  lider: z.string().nullable(),
  end: instant,
  /** The announced end, before late bids moved it, and the latest to which they may (rule 0.3). */
  endOriginal: instant,
  endMaximo: instant,
  /** Met or not met, never the amount; null without a reserve (rule 0.6). */
  reservaAtingida: z.boolean().nullable(),
  /** By how many minutes a late bid moves the end; 0 = by none (rule 0.3). */
  prorrogacaoMinutos: z.number(),
  agora: instant,
});

export type WireOffer = z.output<typeof offer>;
export type WireCard = z.output<typeof offerCard>;
export type WireCardVehicle = z.output<typeof cardVehicle>;
export type WireVehicle = z.output<typeof vehicle>;
export type WirePrice = z.output<typeof price>;
export type LiveOffer = z.output<typeof liveOffer>;
