import { Readable } from 'node:stream';
import type { downloadVisitCalendar as contract } from '@patio/contract/sales/visits/download-visit-calendar.ts';
import { calendarFile } from '@patio/domain/sales/visits/calendar-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { FileReply } from '../../../../platform/http/bodies/file-reply.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentOwn } from '../visits.present.ts';
import { findVisit } from '../visits.store.ts';

const WORDS = {
  PTBR: { title: (offer: string) => `Visita: ${offer}`, contact: (name: string) => `Procure por ${name}.` },
  EN: { title: (offer: string) => `Visit: ${offer}`, contact: (name: string) => `Ask for ${name}.` },
} as const;

/** A visit of the caller for their calendar; those of others are unknown. */
export const downloadVisitCalendar =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, idiom, now }) => {
    const visit = await findVisit(database, params.id);
    if (visit?.account_id !== actor.accountId) return fail('visit-not-found');
    const { endereco: address, contato: contact, observacoes: notes } = presentOwn(visit, now).local;
    const words = WORDS[idiom];
    const file = calendarFile({
      uid: `visita-${visit.code}@${new URL(config.publicUrl).hostname}`,
      sequence: visit.version,
      changedAt: visit.changed_at,
      from: visit.starts_at,
      until: visit.ends_at,
      title: words.title(visit.title),
      place: [address, `${visit.city}, ${visit.uf}`].filter((part) => part !== null).join(', '),
      description: [contact === null ? null : words.contact(contact), notes]
        .filter((part) => part !== null)
        .join('\n'),
      address: `${config.publicUrl}/perfil/visitas`,
      state: visit.state,
    });
    const bytes = Buffer.from(file, 'utf8');
    const name = `visita-${visit.code}.ics`;
    return new FileReply({
      stream: Readable.from([bytes]),
      size: bytes.length,
      name,
      type: 'text/calendar; charset=utf-8',
    });
  };
