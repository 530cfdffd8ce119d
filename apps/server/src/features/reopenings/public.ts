export { moveEnd, type EndMove, type NewEnd } from './move-end.ts';
export { closeWithdrawalWindows, openWithdrawalWindow, type NewWindow } from './open-withdrawal-window.ts';
export { reopenOffer, type ReopeningOutcome, type ReopeningRequest } from './reopen-offer.ts';
export { openWindows, type WithdrawalWindow } from './windows.store.ts';
