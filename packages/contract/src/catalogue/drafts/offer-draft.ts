import { QUALITY_CRITERIA } from '@patio/domain/catalogue/drafts/offer-quality.ts';
import { OFFER_PROBLEMS } from '@patio/domain/catalogue/drafts/offer-problems.ts';
import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { legalChecks } from '../conditions/recorded-check.ts';
import { offerForm } from './offer-form.ts';

const who = z.object({ nome: z.string(), em: instant });

/** A draft is being written, waits for approval, or was sent back with a reason. */
export const draftState = z.enum(['rascunho', 'aguardando', 'devolvida']);

/** The draft of an offer that is new, or of the changes to one. */
export const offerDraft = z.object({
  /** The number of the offer, also before there is one. */
  codigo: z.number(),
  versao: z.number(),
  situacao: draftState,
  /** Its store must send it before it can be published. */
  aEnviar: z.boolean(),
  formulario: offerForm,
  /** The offer exists on the site, or has existed: the draft changes it. */
  oferta: z
    .object({
      publicadaEm: instant.nullable(),
      lances: z.number(),
      /** People have dealt on it: what it states changes by corrections alone (rule 0.32). */
      travada: z.boolean(),
    })
    .nullable(),
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  laudo: z.object({ codigo: z.string(), nome: z.string() }).nullable(),
  /** Addresses of its photos by guid. */
  fotos: z.record(z.string(), z.string()),
  /** Guids of those that were cropped, or of which parts were hidden. */
  editadas: z.array(z.string()),
  legal: legalChecks,
  /** What keeps it from being published, with its text; `veiculo` from 0. */
  problemas: z.array(
    z.object({ tipo: z.enum(OFFER_PROBLEMS), veiculo: z.number().nullable(), texto: z.string() }),
  ),
  qualidade: z.object({
    nota: z.number(),
    falta: z.array(z.enum(QUALITY_CRITERIA)),
  }),
  mudada: who,
  /** When it is to be published, as it was sent for approval; null: at once. */
  publicarEm: instant.nullable(),
  enviada: who.nullable(),
  devolvida: who.extend({ motivo: z.string() }).nullable(),
});

export type OfferDraftReply = z.output<typeof offerDraft>;
