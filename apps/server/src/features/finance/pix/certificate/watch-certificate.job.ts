import { certificateDaysLeft, certificateWarning } from '@patio/domain/finance/pix/certificate-end.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { certificateEnds, readCertificates } from '../../../../platform/pix/follow-certificates.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifyCheckers } from '../../../messaging/selling-side/public.ts';

const HOUR = 3_600_000;

/**
 * Watches until when the certificates of the connection to the bank are valid: days left in the metrics, a line in the log from thirty days
 * on, and finance and administrators told once at each of `CERTIFICATE_WARNINGS`. A renewed certificate begins again.
 */
export function watchCertificateJob(deps: ServerDeps): Job {
  const { clock, metrics } = deps;
  return {
    name: 'watch-pix-certificate',
    everyMs: 6 * HOUR,
    run: async () => {
      const now = clock.now();
      const ends = endsNow(deps);
      for (const whose of ['own', 'authority'] as const) {
        const endsAt = ends[whose];
        if (endsAt === null) continue;
        metrics.pixCertificate(whose, certificateDaysLeft(endsAt, now));
        await warn(deps, { whose, endsAt, now });
      }
      return false;
    },
  };
}

function endsNow({ config, logger }: ServerDeps): ReturnType<typeof certificateEnds> {
  try {
    return certificateEnds(readCertificates(config.pix));
  } catch (error) {
    logger.error({ err: error }, 'a certificate for the bank could not be read');
    return { own: null, authority: null };
  }
}

interface Ending {
  readonly whose: 'own' | 'authority';
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly now: number;
}

async function warn(deps: ServerDeps, { whose, endsAt, now }: Ending): Promise<void> {
  const days = certificateWarning(endsAt, now);
  if (days === null) return;
  const about = {
    of: whose,
    endsAt: new Date(endsAt).toISOString(),
    daysLeft: certificateDaysLeft(endsAt, now),
  };
  if (days === 0)
    deps.logger.error(about, 'a certificate for the bank has ended: the bank cannot be reached');
  else deps.logger.warn(about, 'a certificate for the bank ends soon');
  await deps.database.transact((transaction) =>
    notifyCheckers(deps, transaction, {
      roles: ['administrator', 'finance'],
      topic: 'sale',
      fact: `pix-certificate:${whose}:${endsAt}:${days}`,
      officePath: '/cobrancas',
      write: (facts) => messages.salesCertificate({ ...facts, whose, days, endsAt }),
      now,
    }),
  );
}
