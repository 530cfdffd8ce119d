import type { MailContent, RankedMail } from './mail-content.ts';
import type { MailReader, MailUrgency } from './mail-urgency.ts';

type Ranking<Urgency extends MailUrgency> = <Facts>(
  write: (facts: Facts) => MailContent,
) => (facts: Facts) => RankedMail<Urgency>;

/** Returns what writes a kind of mail its urgency and its readers. */
export function rankMail<Urgency extends MailUrgency>(
  urgency: Urgency,
  reader: MailReader,
): Ranking<Urgency> {
  return (write) => (facts) => ({ ...write(facts), urgency, reader });
}
