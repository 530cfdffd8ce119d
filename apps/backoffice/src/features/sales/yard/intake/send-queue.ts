import { CallFailure } from '@patio/api-client/call-failure.ts';
import { addYardPhoto } from '@patio/contract/sales/yard/add-yard-photo.ts';
import { inspectVehicle } from '@patio/contract/sales/yard/inspect-vehicle.ts';
import { takeInVehicle } from '@patio/contract/sales/yard/take-in-vehicle.ts';
import { base64Of } from '../../../../platform/api/base64-of.ts';
import { officeCall } from '../../../../platform/api/office-call.ts';
import { currentToken } from '../../../../platform/session/token.ts';
import { changeIntake, intakesOf, keepPhoto, photosOf, type StoredIntake } from './intake-db.ts';

/** Refusals that sending again does not change. */
const isFinal = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure &&
  [400, 403, 404, 409, 413, 422].includes(failure.status) &&
  failure.erros.length > 0;

/**
 * Sends what a user has completed, in its order, and gives up at the first failure of the connection; what the server refuses waits for the
 * user, and the others go on. Of several tabs one sends. Without a session nothing is sent.
 */
export async function sendQueue(usuario: number): Promise<void> {
  if (currentToken() === null || !navigator.onLine) return;
  await navigator.locks.request('patio-yard-send', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    // Read again after each: more may have been completed meanwhile.
    const tried = new Set<string>();
    for (;;) {
      const next = (await intakesOf(usuario)).find((one) => one.estado === 'fila' && !tried.has(one.cliente));
      if (next === undefined || !(await sent(next))) return;
      tried.add(next.cliente);
    }
  });
}

/** Whether the next one may follow. */
async function sent(intake: StoredIntake): Promise<boolean> {
  try {
    const codigo = intake.codigo ?? (await sendForm(intake));
    await changeIntake(intake.cliente, { codigo, problema: null });
    await sendPhotos(intake.cliente, codigo);
    await changeIntake(intake.cliente, { estado: 'enviada' });
    return true;
  } catch (failure) {
    if (!isFinal(failure)) return false;
    await changeIntake(intake.cliente, { estado: 'conflito', problema: failure.erros.join(' ') });
    return true;
  }
}

async function sendForm({ form, vistoriaDe }: StoredIntake): Promise<number> {
  if (vistoriaDe === null) return (await officeCall(takeInVehicle, { body: form })).data.codigo;
  const { placa: _placa, serie: _serie, ...body } = form;
  return (await officeCall(inspectVehicle, { params: { id: vistoriaDe }, body })).data.codigo;
}

async function sendPhotos(entrada: string, codigo: number): Promise<void> {
  for (const photo of await photosOf(entrada)) {
    if (photo.arquivo === null) continue;
    const body = { cliente: photo.cliente, conteudo: await base64Of(photo.arquivo) };
    await officeCall(addYardPhoto, { params: { id: codigo }, body });
    await keepPhoto({ ...photo, arquivo: null });
  }
}
