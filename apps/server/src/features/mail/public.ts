import { accessCode } from './messages/access-code.ts';
import { auctionLost } from './messages/auction-lost.ts';
import { auctionWon } from './messages/auction-won.ts';
import { bidPlaced } from './messages/bid-placed.ts';
import { conditionalSale } from './messages/conditional-sale.ts';
import { overtaken } from './messages/overtaken.ts';
import { passwordChanged } from './messages/password-changed.ts';
import { passwordLink } from './messages/password-link.ts';
import { proposalReceived } from './messages/proposal-received.ts';
import { purchaseReceived } from './messages/purchase-received.ts';
import { savedSearchAlert } from './messages/saved-search-alert.ts';

export { escapeHtml } from './escape-html.ts';
export { devMailRoutes } from './dev-mail-routes.ts';
export type { MailContent } from './mail-content.ts';
export { enqueueMail } from './mail.store.ts';
export type { OfferMailFacts } from './messages/offer-mail-facts.ts';
export { sendMailJob } from './send-mail-job.ts';

/** Every mail that the product writes, by its occasion. */
export const messages = {
  accessCode,
  auctionLost,
  auctionWon,
  bidPlaced,
  conditionalSale,
  overtaken,
  passwordChanged,
  passwordLink,
  proposalReceived,
  purchaseReceived,
  savedSearchAlert,
} as const;
