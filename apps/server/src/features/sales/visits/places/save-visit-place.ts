import { saveVisitPlace as contract } from '@patio/contract/sales/visits/save-visit-place.ts';
import { hoursProblem } from '@patio/domain/sales/slots/slots-of-day.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { placeReader, placeWriter, type PlaceTerms } from '../places.store.ts';
import { hoursText, storedHours } from './place-text.ts';

/** Sets whether and when a pickup place takes visits; of two users who save, the second is told. Audited. */
export const saveVisitPlace =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  ({ body, fail }, { actor }) => {
    const { parceiro: partnerId, cidade: city, versao: version } = body;
    const terms: PlaceTerms = {
      open: body.aberto,
      hours: storedHours(body.horarios),
      capacity: body.lugares,
      contact: body.contato,
      notes: body.observacoes,
    };
    if (!mayReachStore(actor, partnerId, contract)) return fail('not-allowed');
    if (hoursProblem(terms.hours) !== null) return fail('visit-hours-overlap');
    if (terms.open && terms.hours.length === 0) return fail('visit-hours-missing');
    return database.transact(async (transaction) => {
      const by = { actorId: actor.accountId, at: clock.now() };
      if (!(await placeReader(transaction).hasYard(partnerId, city))) return fail('yard-place-unknown');
      const writer = placeWriter(transaction);
      const before = await writer.ofCity(partnerId, city);
      if ((before?.version ?? null) !== version) return fail('visit-place-changed');
      const code = before?.code ?? (await writer.insert({ partnerId, city }, terms, by));
      if (code === undefined) return fail('visit-place-changed');
      if (before) await writer.update(code, terms, by);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-visit-place',
        subject: `visit-place ${code}`,
        details: { city },
        before: audited(before),
        after: audited(terms),
        partnerId,
        at: by.at,
      });
      return undefined;
    });
  };

function audited(terms: PlaceTerms | undefined) {
  return {
    open: terms?.open ?? null,
    hours: terms === undefined ? null : hoursText(terms.hours),
    capacity: terms?.capacity ?? null,
    contact: terms?.contact ?? null,
    notes: terms?.notes ?? null,
  };
}
