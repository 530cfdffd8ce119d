export { fillPickupCodesJob } from './fill-pickup-codes.job.ts';
export { makePickupCode } from './make-pickup-code.ts';
export { pickupCodeMark, pickupCodePlace } from './code-secrets.ts';
export { pickupCodeOf, purchaseOfPickupCode } from './read-pickup-code.ts';
