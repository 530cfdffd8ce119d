import { useEffect, useState } from 'react';
import { useSessionState } from '../../../../platform/session/session-store.ts';
import { intakesOf, onStored, type StoredIntake } from './intake-db.ts';
import { sendQueue } from './send-queue.ts';

const AGAIN_MS = 20_000;

/**
 * The intakes of a user that this device keeps; null while they are read. They are sent by themselves: now, when the connection is back, when
 * the user has signed in again, and every twenty seconds.
 */
export function useIntakes(usuario: number): {
  readonly intakes: readonly StoredIntake[] | null;
  send(): void;
} {
  const [intakes, setIntakes] = useState<readonly StoredIntake[] | null>(null);
  const { name: session } = useSessionState();
  const send = (): void => void sendQueue(usuario);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await intakesOf(usuario).catch(() => []);
      if (current) setIntakes(found);
    };
    void read();
    const stop = onStored(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, [usuario]);
  useEffect(() => {
    const again = (): void => void sendQueue(usuario);
    again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [usuario, session]);
  return { intakes, send };
}
