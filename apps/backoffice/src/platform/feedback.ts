import { notifications } from '@mantine/notifications';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Texts } from '../texts/ptbr.ts';
import { currentIdiom } from './i18n/idiom-store.ts';
import { textsIn } from './i18n/loaded-texts.ts';

/** Says that something was done. */
export function sayDone(message: string): void {
  const { close } = textsIn(currentIdiom()).common;
  notifications.show({ message, color: 'ok', closeButtonProps: { 'aria-label': close } });
}

/** Says that something was refused where there is no place for it on the screen. */
export function sayProblem(message: string): void {
  const { close } = textsIn(currentIdiom()).common;
  notifications.show({
    message,
    color: 'danger',
    role: 'alert',
    autoClose: 15_000,
    closeButtonProps: { 'aria-label': close },
  });
}

/** Says that something has happened elsewhere. */
export function sayNews(message: string): void {
  const { close } = textsIn(currentIdiom()).common;
  notifications.show({ message, color: 'accent', closeButtonProps: { 'aria-label': close } });
}

/** The server's words about a failure, or that it could not be reached. */
export function failureText(failure: unknown, texts: Texts): string {
  if (failure instanceof CallFailure && failure.erros.length > 0) return failure.erros.join(' ');
  return texts.common.unreachable;
}
