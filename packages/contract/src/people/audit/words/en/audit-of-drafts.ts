/** What is done with drafts of offers, in the audit log. */
export const draftActions = {
  'create-draft': 'Began the draft of an offer',
  'discard-draft': 'Discarded the draft of an offer',
  'send-draft': 'Sent the offer for approval',
  'take-draft-back': 'Took the offer back from approval or the schedule',
  'return-draft': 'Sent the offer back to the store',
  'ask-legal-checks': 'Asked a register about the vehicle',
  'record-legal-check': 'Recorded a legal check',
  'publish-offer': 'Published the offer',
  'change-offers': 'Changed the draft of the offer along with others',
  'change-offer': 'Published changes to the offer',
  'preview-draft': 'Made a preview link',
};

/** What drafts and offers state, in the audit log. */
export const draftFields = {
  accepted: 'Accepted',
  spotlight: 'Spotlight',
  tags: 'Tags',
  proposals: 'Accepts proposals',
  floor: 'Floor of proposals',
  videos: 'Videos',
  publishedAt: 'On the site since',
  publishAt: 'Publication asked for',
  approved: 'Approved',
  copyOf: 'Copy of offer',
  new: 'New offer',
  revoked: 'Revoked links',
  vehicles: 'Vehicles',
  equipment: 'Equipment',
  pictures: 'Photos',
  seller: 'Store',
  modality: 'Right of sale',
  base: 'First bid',
  buyNow: 'Buy-now price',
};
