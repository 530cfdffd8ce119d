export { checkedSheet, latestByVehicle, latestChecks, type LatestCheck } from './latest-checks.ts';
export { addChecks, checksOf, dropChecks, type CheckRow, type NewCheck } from './legal-checks.store.ts';
export { localRegister } from './local-register.ts';
export { releaseProblems } from './release-problems.ts';
export { askRegister } from './vehicle-register.ts';
