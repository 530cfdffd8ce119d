import type { accessibilityTexts } from './ptbr/accessibility.ts';
import type { accountPageTexts } from './ptbr/account/account-pages.ts';
import type { addressBookTexts } from './ptbr/account/address-book.ts';
import type { alertTexts } from './ptbr/alerts.ts';
import type { biddingTexts } from './ptbr/offers/bidding.ts';
import type { bidRuleTexts } from './ptbr/offers/bid-rules.ts';
import type { cardTexts } from './ptbr/offers/card.ts';
import type { consentTexts } from './ptbr/consent.ts';
import type { conditionTexts } from './ptbr/offers/condition.ts';
import type { dealTexts } from './ptbr/offers/deal.ts';
import type { emailConfirmationTexts } from './ptbr/account/email-confirmation.ts';
import type { endedTexts } from './ptbr/offers/ended.ts';
import type { favouriteTexts } from './ptbr/favourites.ts';
import type { flowTexts } from './ptbr/flow.ts';
import type { headTexts } from './ptbr/head.ts';
import type { homeTexts } from './ptbr/home.ts';
import type { interestTexts } from './ptbr/account/interests.ts';
import type { negotiationTexts } from './ptbr/negotiations.ts';
import type { notificationTexts } from './ptbr/notifications.ts';
import type { offerTexts } from './ptbr/offers/offer.ts';
import type { partnerTexts } from './ptbr/partners.ts';
import type { passwordTexts } from './ptbr/account/password.ts';
import type { personalDataTexts } from './ptbr/account/personal-data.ts';
import type { profileTexts } from './ptbr/account/profile.ts';
import type { previewTexts } from './ptbr/offers/preview.ts';
import type { searchTexts } from './ptbr/offers/search.ts';
import type { savedSearchTexts } from './ptbr/saved-searches.ts';
import type { secondStepTexts } from './ptbr/account/second-steps.ts';
import type { securityTexts } from './ptbr/account/security.ts';
import type { sessionTexts } from './ptbr/account/session.ts';
import type { signUpTexts } from './ptbr/account/sign-up.ts';
import type { shellTexts } from './ptbr/shell.ts';
import type { termTexts } from './ptbr/offers/terms.ts';
import type { socialTexts } from './ptbr/account/social.ts';
import type { successTexts } from './ptbr/success.ts';

/**
 * All texts of the storefront. The Portuguese files are the reference: a key missing in another language does not compile.
 *
 * A new screen has a part of its own: a file in `ptbr/` and in `en/`, and its line here, in `ptbr.ts` and in `en.ts`. Its modules take it
 * by name, `const { flow: texts } = useTexts()`, and the build does the rest: a page or dialog loads the parts that its modules use, in its
 * language only (vite/texts-by-page.ts). A text that another screen shows too belongs in `shell`, otherwise the whole part is loaded with
 * it.
 */
export interface Dictionary {
  readonly shell: typeof shellTexts;
  readonly head: typeof headTexts;
  readonly home: typeof homeTexts;
  readonly accessibility: typeof accessibilityTexts;
  readonly accountPages: typeof accountPageTexts;
  readonly addressBook: typeof addressBookTexts;
  readonly alerts: typeof alertTexts;
  readonly card: typeof cardTexts;
  readonly offer: typeof offerTexts;
  readonly condition: typeof conditionTexts;
  readonly deal: typeof dealTexts;
  readonly bidding: typeof biddingTexts;
  readonly bidRules: typeof bidRuleTexts;
  readonly flow: typeof flowTexts;
  readonly negotiations: typeof negotiationTexts;
  readonly notifications: typeof notificationTexts;
  readonly emailConfirmation: typeof emailConfirmationTexts;
  readonly ended: typeof endedTexts;
  readonly favourites: typeof favouriteTexts;
  readonly savedSearches: typeof savedSearchTexts;
  readonly consent: typeof consentTexts;
  readonly success: typeof successTexts;
  readonly search: typeof searchTexts;
  readonly partners: typeof partnerTexts;
  readonly password: typeof passwordTexts;
  readonly personalData: typeof personalDataTexts;
  readonly profile: typeof profileTexts;
  readonly preview: typeof previewTexts;
  readonly secondSteps: typeof secondStepTexts;
  readonly security: typeof securityTexts;
  readonly session: typeof sessionTexts;
  readonly signUp: typeof signUpTexts;
  readonly interests: typeof interestTexts;
  readonly social: typeof socialTexts;
  readonly terms: typeof termTexts;
}
