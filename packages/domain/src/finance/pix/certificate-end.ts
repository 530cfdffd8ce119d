const DAY = 86_400_000;

/** Days before the end of a certificate of the connection to the bank on which people are told; 0: it has ended. */
export const CERTIFICATE_WARNINGS = [30, 14, 7, 3, 1, 0] as const;
export type CertificateWarning = (typeof CERTIFICATE_WARNINGS)[number];

/** Whole days that are left of a certificate, rounded down: 0 on its last day, below 0 once it has ended. Epoch milliseconds. */
export function certificateDaysLeft(endsAt: number, now: number): number {
  return Math.floor((endsAt - now) / DAY);
}

/** Which warning is due: the one that was reached last; null: none yet. Epoch milliseconds. */
export function certificateWarning(endsAt: number, now: number): CertificateWarning | null {
  if (endsAt <= now) return 0;
  return CERTIFICATE_WARNINGS.findLast((days) => days > 0 && endsAt - now <= days * DAY) ?? null;
}
