import type { Texts } from '../../ptbr.ts';

export const storeProfile: Texts['storeProfile'] = {
  parts: 'Parts of the store',
  tabs: { data: 'Data', members: 'Members', performance: 'Performance', history: 'History' },
  edit: 'Edit the profile',
  hint: 'What you save is shown at once in the page of the store on the site.',
  photo: 'Photo',
  photoHint: 'JPEG, PNG, WebP or AVIF of up to 5 MB and at least 160 × 120 pixels.',
  choosePhoto: 'Choose another photo',
  otherPhoto: 'Keep the photo of before',
  presentPhoto: 'Photo of the store',
  removePhoto: 'Remove the photo',
  left: (count) => `${count} characters left.`,
  phoneHint: 'With the area code, as in (27) 99999-0000. A mobile number is also the WhatsApp of the store.',
  noPlace: 'Choose',
  addressHint: 'Street, number and district, with 5 letters or more.',
  saved: 'Profile saved.',
  editData: 'Change names and contacts',
  editDataText: 'The store is mailed what changed and why; if the e-mail changes, at both addresses.',
  dataSaved: 'Data saved and store notified.',
};
