import type { accessibilityTexts } from './ptbr/accessibility.ts';
import type { cardTexts } from './ptbr/card.ts';
import type { consentTexts } from './ptbr/consent.ts';
import type { conditionTexts } from './ptbr/condition.ts';
import type { dealTexts } from './ptbr/deal.ts';
import type { endedTexts } from './ptbr/ended.ts';
import type { favouriteTexts } from './ptbr/favourites.ts';
import type { flowTexts } from './ptbr/flow.ts';
import type { headTexts } from './ptbr/head.ts';
import type { homeTexts } from './ptbr/home.ts';
import type { negotiationTexts } from './ptbr/negotiations.ts';
import type { notificationTexts } from './ptbr/notifications.ts';
import type { offerTexts } from './ptbr/offer.ts';
import type { passwordTexts } from './ptbr/password.ts';
import type { profileTexts } from './ptbr/profile.ts';
import type { previewTexts } from './ptbr/preview.ts';
import type { searchTexts } from './ptbr/search.ts';
import type { savedSearchTexts } from './ptbr/saved-searches.ts';
import type { sessionTexts } from './ptbr/session.ts';
import type { shellTexts } from './ptbr/shell.ts';
import type { termTexts } from './ptbr/terms.ts';
import type { successTexts } from './ptbr/success.ts';

/** Every word of the storefront. The Portuguese files are the measure: a key missing in another language does not compile. */
export interface Dictionary {
  readonly shell: typeof shellTexts;
  readonly head: typeof headTexts;
  readonly home: typeof homeTexts;
  readonly accessibility: typeof accessibilityTexts;
  readonly card: typeof cardTexts;
  readonly offer: typeof offerTexts;
  readonly condition: typeof conditionTexts;
  readonly deal: typeof dealTexts;
  readonly flow: typeof flowTexts;
  readonly negotiations: typeof negotiationTexts;
  readonly notifications: typeof notificationTexts;
  readonly ended: typeof endedTexts;
  readonly favourites: typeof favouriteTexts;
  readonly savedSearches: typeof savedSearchTexts;
  readonly consent: typeof consentTexts;
  readonly success: typeof successTexts;
  readonly search: typeof searchTexts;
  readonly password: typeof passwordTexts;
  readonly profile: typeof profileTexts;
  readonly preview: typeof previewTexts;
  readonly session: typeof sessionTexts;
  readonly terms: typeof termTexts;
}
