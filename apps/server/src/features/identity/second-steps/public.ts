export { setMailStepOf } from './mail-step.store.ts';
