import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this page's scripts; undefined in the browser and in development. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
