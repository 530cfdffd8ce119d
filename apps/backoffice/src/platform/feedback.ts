import { notifications } from '@mantine/notifications';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Texts } from '../texts/ptbr.ts';

/** Says that something was done. */
export function sayDone(message: string): void {
  notifications.show({ message, color: 'ok' });
}

/** The server's words about a failure, or that it could not be reached. */
export function failureText(failure: unknown, texts: Texts): string {
  if (failure instanceof CallFailure && failure.erros.length > 0) return failure.erros.join(' ');
  return texts.common.unreachable;
}
