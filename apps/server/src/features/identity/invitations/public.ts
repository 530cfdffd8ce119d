export { cleanUpInvitationsJob } from './clean-up-invitations.job.ts';
export { inviteAdministrator } from './invite-administrator.ts';
export { employer, lockEmployer } from './employer.store.ts';
export { invite, inviteAgain } from './invite.ts';
export { setEmployer, setStaffRole, setStore, setStoreOwner } from './invited-accounts.store.ts';
export {
  cancelStoreInvitations,
  invitationByCode,
  invitationWriter,
  openEmployeeInvitations,
  openStaffInvitations,
  openStoreInvitations,
  type InvitationRow,
} from './invitations.store.ts';
export { limitInvitations } from './limit-invitations.ts';
export { mailStoreOwners, mailStoreUsers } from './store-news.ts';
export { mailEmployer, mailTeamNews } from './team-news.ts';
export { colleagueOf, lockAdministrators, storeOwners, type Colleague } from './team.store.ts';
