import type { Texts } from '../../ptbr.ts';

export const storeMembers: Texts['storeMembers'] = {
  title: 'Members of the store',
  none: 'Nobody works for this store.',
  invitations: 'Open invitations',
  part: 'Part',
  answers: 'Answers for the store',
  member: 'Works for the store',
  blocked: 'Account blocked',
  invite: 'Invite a member',
  inviteText:
    'They receive by e-mail a link that is valid for 72 hours and works once. After accepting, they work in the back office of the store, with their own password and a code at each sign-in.',
  remove: 'Remove from the store',
  removeTitle: (name) => `Remove ${name} from the store?`,
  removeText:
    'The sessions of the back office end now, and the open screen closes. The account remains theirs, for buying at the site. They and the user who answers for the store are mailed.',
  removed: 'The member has left the store.',
  owner: 'Make responsible',
  ownerTitle: (name) => `${name} answers for the store?`,
  ownerText:
    'One user answers for the store: they invite and remove the others. Who did until now remains in the store. Both are mailed.',
  handedOver: 'Another user now answers for the store.',
};
