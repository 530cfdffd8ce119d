/** Changes of stores, in the audit log. */
export const storeActions = {
  'invite-store-member': 'Invited to the store',
  'resend-store-invitation': 'Sent the invitation to the store again',
  'cancel-store-invitation': 'Cancelled the invitation to the store',
  'remove-store-member': 'Removed the member of the store',
  'make-store-owner': 'Made another user answer for the store',
  'save-store-data': 'Changed names or contacts of the store',
  'save-store-profile': 'Changed the profile of the store',
  'refuse-partner': 'Refused the registration of the store',
  'end-store': 'Closed the store for good',
};

export const storeFields = {
  member: 'Works for the store',
  phone: 'Telephone',
  photo: 'Photo',
  site: 'Site',
  legalName: 'Legal name',
  representative: 'Legal representative',
  storeAddress: 'Address on the site',
};
