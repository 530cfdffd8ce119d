import type { Send } from '@patio/api-client/call.ts';
import { createContext } from 'react-router';

/** The nonce of the page being rendered; empty in development. */
export const nonceContext = createContext<string>('');
/** How a loader reaches the API. */
export const apiContext = createContext<Send>();
/** Public origin of the site, for canonical URLs. */
export const originContext = createContext<string>('');
/** The state of the texts and banners of the site: what was cached under another one is read again. */
export const contentContext = createContext<string>('');
/** The page, once it is rendered: the server sends it as it is, without the stream of a response. */
export const documentContext = createContext<Buffer | null>(null);
