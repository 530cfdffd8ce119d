import type { Send } from '@patio/api-client/call.ts';
import { createContext } from 'react-router';

/** The nonce of the page being rendered; empty while developing. */
export const nonceContext = createContext<string>('');
/** How a loader reaches the API. */
export const apiContext = createContext<Send>();
/** Origin under which people see the site, for canonical addresses. */
export const originContext = createContext<string>('');
