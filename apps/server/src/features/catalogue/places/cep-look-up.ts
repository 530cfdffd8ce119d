import type { ServerDeps } from '../../../deps.ts';
import { askHttpCep } from './http-cep.ts';
import { createCepLookUp, type LookUpCep } from './look-up-cep.ts';

/** The look-up of a process, with the configured service. */
export function cepLookUp(deps: ServerDeps): LookUpCep {
  const { providerUrl, timeoutMs } = deps.config.cep;
  return createCepLookUp(deps, providerUrl === null ? null : askHttpCep(providerUrl, timeoutMs));
}
