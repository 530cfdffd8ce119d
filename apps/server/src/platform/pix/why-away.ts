import { certificateEnds, type Certificates } from './follow-certificates.ts';
import { PixError } from './pix-failure.ts';

/**
 * Why no answer came, as far as certificates explain it: `kind` is `OwnCertificateEnded` or `BankCertificateEnded`, otherwise null. The
 * original error may hold what was sent, so nothing but its code is read. Epoch milliseconds of the machine, by which TLS judges too.
 */
export function whyAway(error: unknown, certificates: Certificates, now: number): PixError {
  const own = ownEnd(certificates);
  if (own !== null && own <= now) {
    const day = new Date(own).toISOString();
    return new PixError(
      'away',
      `The bank did not answer: our certificate ended at ${day}. Replace PIX_CERT_FILE and PIX_KEY_FILE.`,
      'OwnCertificateEnded',
    );
  }
  if (error instanceof Error && 'code' in error && error.code === 'CERT_HAS_EXPIRED')
    return new PixError(
      'away',
      'The certificate of the bank, or of the authority in PIX_CA_FILE, has ended.',
      'BankCertificateEnded',
    );
  return new PixError('away', 'The bank did not answer.');
}

function ownEnd(certificates: Certificates): number | null {
  try {
    return certificateEnds({ ...certificates, authority: null }).own;
  } catch {
    return null;
  }
}
