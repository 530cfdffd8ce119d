import { takeInVehicle as contract } from '@patio/contract/sales/yard/take-in-vehicle.ts';
import type { IntakeForm } from '@patio/contract/sales/yard/intake-form.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { addEvent } from './events.store.ts';
import { identityOf, knownPlace } from './open-vehicle.ts';
import { insertIntake, intakeByClient, offersWithPlate, presentVehicle } from './yard.store.ts';

interface Taken {
  readonly code: number;
  readonly at: number;
}

/** Takes a vehicle in, once for each id of the phone; the clock of the server says when. */
export const takeInVehicle =
  ({ clock, database }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor }) => {
    const identity = identityOf(body.placa, body.serie);
    const { code, at } = await database.transact(async (transaction) => {
      const sent = await alreadySent(transaction, body.cliente, actor);
      return sent ?? takeIn(transaction, { form: body, ...identity, actor, at: clock.now() });
    });
    return { data: { codigo: code, entrouEm: isoInstant(at) } };
  };

async function alreadySent(transaction: Transaction, client: string, actor: Actor): Promise<Taken | null> {
  const sent = await intakeByClient(transaction, client);
  if (sent === undefined) return null;
  if (sent.taken_by !== actor.accountId) throw new ApiError('yard-sent-by-other');
  return { code: sent.code, at: sent.taken_at };
}

interface Intake {
  readonly form: IntakeForm;
  readonly plate: string | null;
  readonly serial: string | null;
  readonly actor: Actor;
  readonly at: number;
}

async function takeIn(transaction: Transaction, intake: Intake): Promise<Taken> {
  const { form, plate, serial, actor, at } = intake;
  const partnerId = storeOf(actor, contract);
  const { accountId: actorId } = actor;
  const city = await knownPlace(transaction, form.cidade, partnerId);
  const named = plate === null ? [] : await offersWithPlate(transaction, plate, partnerId);
  const offer = named.find(({ open }) => open)?.code ?? null;
  const code = await insertIntake(transaction, { form, plate, serial, partnerId, offer, actorId, at });
  if (code === undefined) {
    // Another request was faster: with the same id, or with the same plate.
    const sent = await alreadySent(transaction, form.cliente, actor);
    if (sent !== null) return sent;
    const there = plate === null ? undefined : await presentVehicle(transaction, plate, partnerId);
    const where = there === undefined ? '—' : [there.city, there.spot].filter(Boolean).join(', ');
    const since = there === undefined ? '—' : formatDateTime(there.taken_at);
    throw new ApiError('yard-present', { parameters: { where, since } });
  }
  const details = { city, spot: form.vaga, keys: form.chaves, phone: form.horaDoAparelho };
  await addEvent(transaction, { yard: code, kind: 'entrada', details, actorId, at });
  await recordAudit(transaction, {
    actorId,
    action: 'take-in-vehicle',
    subject: `yard ${code}`,
    details: { plate, serial, ...details, usage: form.uso, damages: form.avarias.length },
    partnerId,
    at,
  });
  return { code, at };
}
