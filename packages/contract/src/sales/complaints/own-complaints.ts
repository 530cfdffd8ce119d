import { BUYER_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { z } from 'zod';
import { complaint } from './complaint.ts';

/** A complaint of the buyer, with what they can do now. */
export const ownComplaint = complaint.extend({ passos: z.array(z.enum(BUYER_STEPS)) });

export type OwnComplaint = z.output<typeof ownComplaint>;

/** The complaints about a purchase, as its buyer sees them. */
export const ownComplaints = z.object({
  /** `early`: it was not released yet, and messages are the way; `cancelled`: it was cancelled before. */
  acesso: z.enum(['open', 'early', 'cancelled']),
  /** The term in days, from the delivery or the discovery of a hidden defect. */
  dias: z.number(),
  /** Working days in which an answer comes. */
  diasResposta: z.number(),
  /** The store that answers first; null: the house. */
  loja: z.string().nullable(),
  /** Storage of it may cost: the days of a complaint that ends against the buyer count after all. */
  diarias: z.boolean(),
  /** The first day on which a defect can have been found, yyyy-mm-dd. */
  compradaEm: z.string(),
  /** Newest first. */
  reclamacoes: z.array(ownComplaint),
});

export type OwnComplaints = z.output<typeof ownComplaints>;
