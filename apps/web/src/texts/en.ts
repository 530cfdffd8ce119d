import type { Dictionary } from './dictionary.ts';
import { accessibilityTexts } from './en/accessibility.ts';
import { accountPageTexts } from './en/account/account-pages.ts';
import { addressBookTexts } from './en/account/address-book.ts';
import { alertTexts } from './en/alerts.ts';
import { biddingTexts } from './en/offers/bidding.ts';
import { bidRuleTexts } from './en/offers/bid-rules.ts';
import { cardTexts } from './en/offers/card.ts';
import { consentTexts } from './en/consent.ts';
import { conditionTexts } from './en/offers/condition.ts';
import { dealTexts } from './en/offers/deal.ts';
import { emailConfirmationTexts } from './en/account/email-confirmation.ts';
import { endedTexts } from './en/offers/ended.ts';
import { favouriteTexts } from './en/favourites.ts';
import { flowTexts } from './en/flow.ts';
import { headTexts } from './en/head.ts';
import { homeTexts } from './en/home.ts';
import { interestTexts } from './en/account/interests.ts';
import { negotiationTexts } from './en/negotiations.ts';
import { notificationTexts } from './en/notifications.ts';
import { offerTexts } from './en/offers/offer.ts';
import { partnerTexts } from './en/partners.ts';
import { passwordTexts } from './en/account/password.ts';
import { personalDataTexts } from './en/account/personal-data.ts';
import { profileTexts } from './en/account/profile.ts';
import { previewTexts } from './en/offers/preview.ts';
import { searchTexts } from './en/offers/search.ts';
import { savedSearchTexts } from './en/saved-searches.ts';
import { secondStepTexts } from './en/account/second-steps.ts';
import { securityTexts } from './en/account/security.ts';
import { sessionTexts } from './en/account/session.ts';
import { signUpTexts } from './en/account/sign-up.ts';
import { shellTexts } from './en/shell.ts';
import { socialTexts } from './en/account/social.ts';
import { termTexts } from './en/offers/terms.ts';
import { successTexts } from './en/success.ts';

export const en = {
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
