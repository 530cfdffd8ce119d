import type { Dictionary } from '../../dictionary.ts';

export const previewTexts: Dictionary['preview'] = {
  title: 'Offer preview',
  bannerTitle: 'Test page',
  banner:
    'Only people with this link can see this page. Buying, bidding and proposals are switched off here.',
  profile: 'See as',
  profileHint: 'Prices and photos change with the profile.',
  apply: 'Show',
  shown: (profile, label, price) => `Profile ${profile}: ${label} ${price}`,
  ends: (when) => `Ends on ${when}`,
  takesProposals: 'accepts proposals',
  missingTitle: 'This preview link is no longer valid',
  missingText:
    'The link does not exist, was cancelled or has expired. Ask the sales team for a new one: each link is valid for a few days.',
};
