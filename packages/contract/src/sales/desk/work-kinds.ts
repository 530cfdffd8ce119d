import { z } from 'zod';
import { listDeadMails } from '../../messaging/mail/list-dead-mails.ts';
import { retryMail } from '../../messaging/mail/retry-mail.ts';
import { decideDocument } from '../../people/documents/decide-document.ts';
import { listDocuments } from '../../people/documents/list-documents.ts';
import { decideIdentity } from '../../people/identity/decide-identity.ts';
import { listIdentityRequests } from '../../people/identity/list-identity-requests.ts';
import { answerCorrection } from '../../people/personal-data/answer-correction.ts';
import { listPersonalDataRequests } from '../../people/personal-data/list-personal-data-requests.ts';
import { decideReview } from '../../people/reviews/decide-review.ts';
import { listReviews } from '../../people/reviews/list-reviews.ts';
import type { RouteDefinition } from '../../route/define-route.ts';
import { approvePartner } from '../../stores/directory/approve-partner.ts';
import { listStores } from '../../stores/directory/list-stores.ts';
import { answerQuestion } from '../../trading/questions/answer-question.ts';
import { listStaffQuestions } from '../../trading/questions/list-staff-questions.ts';
import { decideCancellation } from '../cancellations/decide-cancellation.ts';
import { listCancellations } from '../cancellations/list-cancellations.ts';
import { listRefunds } from '../cancellations/list-refunds.ts';
import { markRefunded } from '../cancellations/mark-refunded.ts';
import { decideConditional } from '../closing/decide-conditional.ts';
import { listComplaints } from '../complaints/list-complaints.ts';
import { takeComplaintStep } from '../complaints/take-complaint-step.ts';
import { listConditionalSales } from '../closing/list-conditional-sales.ts';
import { listEndedOffers } from '../ended/list-ended-offers.ts';
import { acceptProposal } from '../proposals/accept-proposal.ts';
import { listProposals } from '../proposals/list-proposals.ts';
import { answerConversation } from '../deal-messages/answer-conversation.ts';
import { listConversations } from '../deal-messages/list-conversations.ts';
import { addContactNote } from '../purchases/add-contact-note.ts';
import { listPurchases } from '../purchases/list-purchases.ts';
import { offerSecondChance } from '../second-chances/offer-second-chance.ts';

/** Work of the desk that a user can take. Its number is that of the question, the proposal …; of the offer, for what is about one. */
export const WORK_KINDS = [
  'question',
  'proposal',
  'conditional-sale',
  'cancellation',
  'refund',
  'verification',
  'document',
  'data-request',
  'suspicion',
  'dead-mail',
  'ended-offer',
  'store-registration',
  'conversation',
  'complaint',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** With purchases to contact, which are assigned (`assign-purchases`). */
export const DESK_KINDS = [...WORK_KINDS, 'purchase'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export const workKind = z.enum(WORK_KINDS);

/** The call that lists work of a kind, and the one by which it is done: who may make that one may take the work. */
export const WORK_CALLS: Readonly<
  Record<DeskKind, { readonly lists: RouteDefinition; readonly acts: RouteDefinition }>
> = {
  question: { lists: listStaffQuestions, acts: answerQuestion },
  proposal: { lists: listProposals, acts: acceptProposal },
  'conditional-sale': { lists: listConditionalSales, acts: decideConditional },
  cancellation: { lists: listCancellations, acts: decideCancellation },
  refund: { lists: listRefunds, acts: markRefunded },
  verification: { lists: listIdentityRequests, acts: decideIdentity },
  document: { lists: listDocuments, acts: decideDocument },
  'data-request': { lists: listPersonalDataRequests, acts: answerCorrection },
  suspicion: { lists: listReviews, acts: decideReview },
  'dead-mail': { lists: listDeadMails, acts: retryMail },
  'ended-offer': { lists: listEndedOffers, acts: offerSecondChance },
  'store-registration': { lists: listStores, acts: approvePartner },
  conversation: { lists: listConversations, acts: answerConversation },
  complaint: { lists: listComplaints, acts: takeComplaintStep },
  purchase: { lists: listPurchases, acts: addContactNote },
};

/** A user who has taken work; without number and name for users of a store, when it is one of the house. */
export const worker = z.object({ codigo: z.number().nullable(), nome: z.string().nullable() });
