import type { ServerDeps } from '../../../deps.ts';

/**
 * Warns at the start of a production api that no CEP service is configured: most addresses then have to be typed in full, and freight by
 * CEP alone is unknown. It starts anyway, because nothing else depends on it (S-39).
 */
export function warnWithoutService({ config, logger }: Pick<ServerDeps, 'config' | 'logger'>): void {
  if (config.mode !== 'production' || config.cep.providerUrl !== null) return;
  logger.warn(
    'CEP_PROVIDER_URL is missing: only CEPs of the local table and those asked for before are known, other addresses are typed by hand.',
  );
}
