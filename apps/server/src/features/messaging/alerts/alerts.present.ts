import type {
  AlertSettings,
  WireAlertChannel,
  WireAlertEvent,
} from '@patio/contract/messaging/alerts/alert-settings.ts';
import {
  ALERT_CHANNELS,
  alertEvents,
  chosenChannels,
  isAlways,
  isOfChecking,
  isOfSelling,
  type AlertChannel,
  type AlertChoice,
  type AlertEvent,
} from '@patio/domain/messaging/alerts/alert-events.ts';

/** The names of events in calls. */
export const wireEvents: Readonly<Record<AlertEvent, WireAlertEvent>> = {
  'bid-placed': 'LANCE_REGISTRADO',
  overtaken: 'LANCE_SUPERADO',
  'ending-day': 'TERMINA_EM_24_HORAS',
  'ending-hour': 'TERMINA_EM_1_HORA',
  won: 'VENCEU',
  lost: 'NAO_VENCEU',
  conditional: 'VENDA_CONDICIONAL',
  purchase: 'COMPRA',
  proposal: 'PROPOSTA',
  annulment: 'LANCE_ANULADO',
  reopened: 'OFERTA_REABERTA',
  'second-chance': 'SEGUNDA_CHANCE',
  question: 'PERGUNTA',
  'deal-message': 'MENSAGEM',
  visit: 'VISITA',
  survey: 'PESQUISA',
  'new-access': 'NOVO_ACESSO',
  'selling-sale': 'EQUIPE_VENDA',
  'selling-proposal': 'EQUIPE_PROPOSTA',
  'selling-question': 'EQUIPE_PERGUNTA',
  'selling-cancellation': 'EQUIPE_CANCELAMENTO',
  'selling-message': 'EQUIPE_MENSAGEM',
  'selling-visit': 'EQUIPE_VISITA',
  'document-sent': 'EQUIPE_DOCUMENTO',
};

const wireChannels: Readonly<Record<AlertChannel, WireAlertChannel>> = {
  app: 'aplicativo',
  mail: 'email',
  push: 'push',
};

/** The settings of a user in calls; those of work only for those whose work it is. */
export function presentAlerts(
  choices: readonly AlertChoice[],
  { sells, checks }: { readonly sells: boolean; readonly checks: boolean },
): AlertSettings['data'] {
  const shown = alertEvents.filter(
    (event) => (sells || !isOfSelling(event)) && (checks || !isOfChecking(event)),
  );
  return shown.map((event) => {
    const chosen = chosenChannels(event, choices);
    return {
      evento: wireEvents[event],
      aplicativo: chosen.has('app'),
      email: chosen.has('mail'),
      push: chosen.has('push'),
      obrigatorios: ALERT_CHANNELS.filter((channel) => isAlways(event, channel)).map(
        (channel) => wireChannels[channel],
      ),
    };
  });
}

type GivenChoice = { readonly evento: WireAlertEvent } & {
  readonly [C in WireAlertChannel]?: boolean | undefined;
};

/** The choices in a request; of several about the same thing the last counts. */
export function choicesFromWire(given: readonly GivenChoice[]): AlertChoice[] {
  const chosen = new Map<string, AlertChoice>();
  for (const one of given) {
    const event = alertEvents.find((name) => wireEvents[name] === one.evento);
    for (const channel of ALERT_CHANNELS) {
      const wanted = one[wireChannels[channel]];
      if (event !== undefined && wanted !== undefined)
        chosen.set(`${event} ${channel}`, { event, channel, wanted });
    }
  }
  return [...chosen.values()];
}
