import type { Dictionary } from './dictionary.ts';
import { accessibilityTexts } from './ptbr/accessibility.ts';
import { accountPageTexts } from './ptbr/account/account-pages.ts';
import { addressBookTexts } from './ptbr/account/address-book.ts';
import { alertTexts } from './ptbr/alerts.ts';
import { biddingTexts } from './ptbr/offers/bidding.ts';
import { bidRuleTexts } from './ptbr/offers/bid-rules.ts';
import { cardTexts } from './ptbr/offers/card.ts';
import { consentTexts } from './ptbr/consent.ts';
import { conditionTexts } from './ptbr/offers/condition.ts';
import { dealTexts } from './ptbr/offers/deal.ts';
import { emailConfirmationTexts } from './ptbr/account/email-confirmation.ts';
import { endedTexts } from './ptbr/offers/ended.ts';
import { favouriteTexts } from './ptbr/favourites.ts';
import { flowTexts } from './ptbr/flow.ts';
import { headTexts } from './ptbr/head.ts';
import { homeTexts } from './ptbr/home.ts';
import { interestTexts } from './ptbr/account/interests.ts';
import { negotiationTexts } from './ptbr/negotiations.ts';
import { notificationTexts } from './ptbr/notifications.ts';
import { offerTexts } from './ptbr/offers/offer.ts';
import { partnerTexts } from './ptbr/partners.ts';
import { passwordTexts } from './ptbr/account/password.ts';
import { personalDataTexts } from './ptbr/account/personal-data.ts';
import { profileTexts } from './ptbr/account/profile.ts';
import { previewTexts } from './ptbr/offers/preview.ts';
import { searchTexts } from './ptbr/offers/search.ts';
import { savedSearchTexts } from './ptbr/saved-searches.ts';
import { secondStepTexts } from './ptbr/account/second-steps.ts';
import { securityTexts } from './ptbr/account/security.ts';
import { sessionTexts } from './ptbr/account/session.ts';
import { signUpTexts } from './ptbr/account/sign-up.ts';
import { shellTexts } from './ptbr/shell.ts';
import { socialTexts } from './ptbr/account/social.ts';
import { termTexts } from './ptbr/offers/terms.ts';
import { successTexts } from './ptbr/success.ts';

export const ptbr = {
  shell: shellTexts,
  head: headTexts,
  home: homeTexts,
  accessibility: accessibilityTexts,
  accountPages: accountPageTexts,
  addressBook: addressBookTexts,
  alerts: alertTexts,
  card: cardTexts,
  offer: offerTexts,
  condition: conditionTexts,
  deal: dealTexts,
  bidding: biddingTexts,
  bidRules: bidRuleTexts,
  flow: flowTexts,
  negotiations: negotiationTexts,
  notifications: notificationTexts,
  emailConfirmation: emailConfirmationTexts,
  ended: endedTexts,
  favourites: favouriteTexts,
  savedSearches: savedSearchTexts,
  consent: consentTexts,
  success: successTexts,
  search: searchTexts,
  partners: partnerTexts,
  password: passwordTexts,
  personalData: personalDataTexts,
  profile: profileTexts,
  preview: previewTexts,
  secondSteps: secondStepTexts,
  security: securityTexts,
  session: sessionTexts,
  signUp: signUpTexts,
  interests: interestTexts,
  social: socialTexts,
  terms: termTexts,
} satisfies Dictionary;
