import { isAlways } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Config } from '../../../config/config.ts';
import { offToken, type TurnedOff } from './off-token.ts';

/** The foot of a mail, and the one-click unsubscribe URL of its kinds (RFC 8058). */
export interface AlertFoot {
  readonly links: readonly { readonly text: string; readonly address: string }[];
  /** Null if the mail cannot be turned off. */
  readonly unsubscribeAddress: string | null;
}

const WORDS = {
  PTBR: {
    choose: 'Escolher quais avisos receber',
    off: 'Não quero mais e-mails deste tipo',
    offAll: 'Não quero mais e-mails destes tipos',
  },
  EN: {
    choose: 'Choose which alerts to get',
    off: 'Stop mails of this kind',
    offAll: 'Stop mails of these kinds',
  },
} as const;

/** The foot of a mail about events to an account. */
export function alertFoot(config: Config, alert: TurnedOff, idiom: Idiom): AlertFoot {
  const words = WORDS[idiom];
  const choose = { text: words.choose, address: `${config.publicUrl}/avisos` };
  if (alert.events.some((event) => event !== 'saved-search' && isAlways(event, 'mail')))
    return { links: [choose], unsubscribeAddress: null };
  const token = offToken(config, alert);
  return {
    links: [
      choose,
      {
        text: alert.events.length === 1 ? words.off : words.offAll,
        address: `${config.publicUrl}/avisos/desligar/${token}`,
      },
    ],
    unsubscribeAddress: `${config.publicUrl}/api/usrio/avisos/desligar/${token}`,
  };
}
