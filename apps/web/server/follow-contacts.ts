import { call, type Send } from '@patio/api-client/call.ts';
import { getHouseContacts } from '@patio/contract/catalogue/content/get-house-contacts.ts';
import { house, registerHouse } from '../src/platform/house/house.ts';

/** A broadcast may be lost, so that the contacts are also read again after this time. */
const MINUTE = 60_000;

/**
 * Returns a function that pages wait for: it reads the contacts of the house when the content of the site changed, as its state says. When
 * that fails, the contacts from before are shown, and the next page asks again.
 */
export function followContacts(send: Send, now: () => number): (state: string) => Promise<void> {
  let read = { state: '', until: 0 };
  let reading: Promise<void> | null = null;
  const readThem = async (state: string): Promise<void> => {
    try {
      const { data } = await call(send, getHouseContacts);
      const { telefone: phone, whatsapp, email, horario: hours, equipes } = data;
      const teams = equipes.map(({ categoria: name, whatsapp: number }) => ({ name, phone: number }));
      registerHouse({ ...house(), phone, whatsapp, email, hours, teams });
      read = { state, until: now() + MINUTE };
    } catch {
      read = { state: '', until: 0 };
    } finally {
      reading = null;
    }
  };
  return async (state) => {
    if (read.until > now() && read.state === state) return;
    reading ??= readThem(state);
    await reading;
  };
}
