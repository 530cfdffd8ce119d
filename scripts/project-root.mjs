import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a slash at the end. It may hold spaces. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
