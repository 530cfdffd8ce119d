export { lockWithBidders } from './lock-with-bidders.ts';
export { moveEnd } from './move-end.ts';
export { closeWithdrawalWindows, openWithdrawalWindow } from './open-withdrawal-window.ts';
export { reopenOffer } from './reopen-offer.ts';
export { ownWithdrawals } from './own-withdrawals.ts';
export { isVehicleAway, VEHICLE_AWAY } from './vehicle-away.store.ts';
