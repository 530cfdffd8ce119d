import { legalPayers } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import {
  conditionGrades,
  legalItems,
  legalStatuses,
  noteSeverities,
  odometerStates,
} from '@patio/domain/catalogue/conditions/legal-items.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { z } from 'zod';
import { minimumStep } from '../../wire/minimum-step.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { line, text } from '../../wire/text.ts';

const amount = reais
  .max(OFFER_LIMITS.price / 100, 'offer-amount')
  .multipleOf(0.01, 'offer-amount')
  .nullable();
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** An instant that is planned: lists compare it, so it is one in every program that reads it. */
export const plannedInstant = instant
  .max(30)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/)
  .refine((text) => {
    const at = Date.parse(text);
    // A day that a month does not have would be one of the next.
    return at >= EARLIEST && at < LATEST && new Date(at).toISOString().startsWith(text.slice(0, 10));
  });
/** A code as a number: the form is a reply too, and replies are not converted. */
const code = z.int().positive();
const word = line(80).nullable();
const year = z.int().min(0).max(9999).nullable();
const metres = z.number().min(0).max(1000).nullable();
const profile = z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(7)]);

/** A video that galleries can show: an mp4 file over https or of this site, or a Vimeo link (GALL-01). */
const video = line(300).regex(
  /^(https:\/\/(player\.)?vimeo\.com\/(video\/)?\d+([/?].*)?|(https:\/\/[^\s/]+)?\/[^\s]*\.mp4(\?\S*)?)$/i,
  'offer-video',
);

/** Legal sheet and condition of a vehicle. */
export const conditionForm = z.object({
  legal: z
    .array(
      z.object({
        item: z.enum(legalItems),
        situacao: z.enum(legalStatuses),
        valor: amount,
        quemPaga: z.enum(legalPayers).nullable().optional(),
        observacao: line(500).nullable(),
        conferidoEm: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}$/)
          .nullable(),
        fonte: line(120).nullable(),
      }),
    )
    .max(legalItems.length),
  estadoGeral: z.enum(conditionGrades).nullable(),
  hodometro: z.enum(odometerStates).nullable(),
  chassiRemarcado: z.boolean().nullable(),
  chaves: z.int().min(0).max(20).nullable(),
  manual: z.boolean().nullable(),
  proprietarios: z.int().min(1).max(100).nullable(),
  avarias: z
    .array(
      z.object({
        parte: line(120),
        texto: text(1000),
        gravidade: z.enum(noteSeverities),
        fotos: z.array(z.uuid()).max(10),
      }),
    )
    .max(40),
});

/** What is stated of one vehicle. */
export const vehicleForm = z.object({
  categoria: code.nullable(),
  subcategoria: code.nullable(),
  marca: code.nullable(),
  modelo: code.nullable(),
  versao: line(120),
  anoFabricacao: year,
  anoModelo: year,
  /** Kilometres or hours, see `contador`. */
  uso: z.int().min(0).max(OFFER_LIMITS.usage, 'offer-usage').nullable(),
  contador: z.enum(['Km', 'h']),
  combustivel: word,
  cor: word,
  cambio: word,
  placa: line(10).nullable(),
  cidade: code.nullable(),
  codigoFipe: z
    .string()
    .regex(/^\d{6}-\d$/)
    .nullable(),
  adicionais: z
    .array(z.object({ codigo: z.int().min(0).max(99_999), titulo: line(60), valor: line(120) }))
    .max(40),
  opcionais: z
    .array(
      z.object({
        titulo: line(60),
        /** 1 bad, 2 regular, 3 good; null: not rated. */
        itens: z.array(z.object({ nome: line(80), estrelas: z.int().min(1).max(3).nullable() })).max(100),
      }),
    )
    .max(20),
  implementos: z
    .array(
      z.object({
        tipo: line(80),
        fabricante: line(80),
        modelo: line(80),
        ano: year,
        largura: metres,
        altura: metres,
        comprimento: metres,
      }),
    )
    .max(10),
  tanques: z.array(z.object({ material: line(60), capacidade: z.number().min(0).max(1_000_000) })).max(20),
  condicao: conditionForm.nullable(),
});

/**
 * The form of an offer as it is filled in: what an offer needs may still be missing, but nothing is larger than an offer may be. Photos
 * are named by the guids of their uploads, in order; the first is the cover.
 */
export const offerForm = z.object({
  tipo: z.enum(['comum', 'lote']),
  titulo: line(OFFER_LIMITS.title),
  descricao: text(20_000),
  etiquetas: line(500),
  destaque: z.boolean(),
  /** Number of the store; null: the house sells. */
  loja: code.nullable(),
  procedencia: z.enum(['particular', 'judicial', 'orgao-publico']),
  leiloeiro: z
    .object({
      nome: line(OFFER_LIMITS.auctioneer.name),
      matricula: line(OFFER_LIMITS.auctioneer.registration),
      edital: line(OFFER_LIMITS.auctioneer.notice),
    })
    .nullable(),
  valorCompreJa: amount,
  precos: z.array(z.object({ perfil: profile, valor: amount })).max(4),
  lanceInicial: amount,
  reserva: amount,
  aceitaProposta: z.boolean(),
  pisoProposta: amount,
  incrementos: z.array(reais.max(1_000_000)).max(20, 'increment-count'),
  passoAutomatico: amount,
  /** Null: the store's default. */
  passoMinimo: minimumStep.nullable(),
  fim: plannedInstant.nullable(),
  prorrogacaoMinutos: z.int().min(0).max(10).nullable(),
  veiculos: z.array(vehicleForm).min(1).max(OFFER_LIMITS.vehicles),
  fotos: z
    .array(
      z.object({
        guid: z.uuid(),
        /** Shown to this profile only. */
        perfil: profile.nullable(),
        /** Place of the vehicle in a lot, from 0. */
        veiculo: z.int().min(0).max(OFFER_LIMITS.vehicles).nullable(),
      }),
    )
    .max(OFFER_LIMITS.photos, 'offer-photos'),
  videos: z.array(video).max(OFFER_LIMITS.videos, 'offer-videos'),
});

export type OfferForm = z.output<typeof offerForm>;
export type VehicleForm = z.output<typeof vehicleForm>;
export type ConditionForm = z.output<typeof conditionForm>;
