export { proveByPasskey } from './prove-by-passkey.ts';
