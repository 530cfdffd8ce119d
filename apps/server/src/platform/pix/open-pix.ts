import type { Config } from '../../config/config.ts';
import { followCertificates } from './follow-certificates.ts';
import { localConnection } from './local-bank/local-connection.ts';
import { openPixBank } from './open-pix-bank.ts';
import type { PixBank } from './pix-bank.ts';

/** Whether there is a bank: that of the settings, or the local one. */
export function offersPix({ pix, internal }: Pick<Config, 'pix' | 'internal'>): boolean {
  return pix.bank !== null || (pix.local && internal.workerOrigin !== null);
}

/** The bank of the settings; in the demo its own; null: Pix is not offered. Errors: a certificate that cannot be read. */
export function openPix({ pix, internal }: Pick<Config, 'pix' | 'internal'>): PixBank | null {
  const { bank, timeoutMs, retryMs } = pix;
  if (bank === null) {
    const origin = pix.local ? internal.workerOrigin : null;
    return origin === null ? null : openPixBank(localConnection(origin, timeoutMs, retryMs));
  }
  return openPixBank({ ...bank, certificates: followCertificates(pix), timeoutMs, retryMs });
}
