/** What tests of screens of both programs are made with. */
export { brokenRules, lowContrast, overflow } from '../../web/test/screens/accessibility.ts';
export { answerCall, cutOff, cutOffUntilClicked, reply, sentCalls } from '../../web/test/screens/calls.ts';
export { mailedCode } from '../../web/test/screens/mailbox.ts';
export {
  bankRefund,
  charged,
  movement,
  receiptByHand,
  strayPix,
  givenBackTooMuch,
} from '../../web/test/world/money-of-sales.ts';
export { purchasedOffer, type PurchaseOptions } from '../../web/test/world/purchases.ts';
export { storedPurchase } from '../../web/test/world/storage.ts';
export { fieldOf, numberOf, textOf } from '../../web/test/world/world.ts';
export { world } from './world.ts';
