import type {
  AlertSettings,
  WireAlertChannel,
  WireAlertEvent,
} from '@patio/contract/messaging/alerts/alert-settings.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Switch } from './alert-calls.ts';
import { AlertSwitch } from './alert-switch.tsx';

type Row = AlertSettings['data'][number];

const CHANNELS: readonly WireAlertChannel[] = ['aplicativo', 'email', 'push'];

const GROUPS = {
  bids: ['LANCE_REGISTRADO', 'LANCE_SUPERADO', 'TERMINA_EM_24_HORAS', 'TERMINA_EM_1_HORA'],
  results: ['VENCEU', 'NAO_VENCEU', 'VENDA_CONDICIONAL', 'COMPRA', 'PESQUISA'],
  changes: [
    'PERGUNTA',
    'MENSAGEM',
    'VISITA',
    'PROPOSTA',
    'LANCE_ANULADO',
    'OFERTA_REABERTA',
    'SEGUNDA_CHANCE',
  ],
  account: ['NOVO_ACESSO'],
  work: [
    'EQUIPE_VENDA',
    'EQUIPE_PROPOSTA',
    'EQUIPE_PERGUNTA',
    'EQUIPE_CANCELAMENTO',
    'EQUIPE_MENSAGEM',
    'EQUIPE_VISITA',
    'EQUIPE_DOCUMENTO',
  ],
} as const satisfies Record<string, readonly WireAlertEvent[]>;

interface Props {
  readonly rows: readonly Row[];
  readonly onTurn: (request: Switch) => void;
}

/** Every event with a switch per channel, in groups; the last group is only for sellers of the house or a store and for staff. */
export function AlertGroups({ rows, onTurn }: Props) {
  return (
    <>
      <Group name="bids" rows={rows} onTurn={onTurn} />
      <Group name="results" rows={rows} onTurn={onTurn} />
      <Group name="changes" rows={rows} onTurn={onTurn} />
      <Group name="account" rows={rows} onTurn={onTurn} />
      <Group name="work" rows={rows} onTurn={onTurn} />
    </>
  );
}

function Group({ name, rows, onTurn }: Props & { name: keyof typeof GROUPS }) {
  const { alerts: texts } = useTexts();
  const events: readonly WireAlertEvent[] = GROUPS[name];
  const shown = rows.filter(({ evento }) => events.includes(evento));
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby={`alerts-${name}`}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={`alerts-${name}`} className="text-lg font-semibold">
        {texts.groups[name]}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map((row) => (
          <EventRow key={row.evento} row={row} onTurn={onTurn} />
        ))}
      </ul>
    </section>
  );
}

function EventRow({ row, onTurn }: { row: Row; onTurn: Props['onTurn'] }) {
  const { alerts: texts } = useTexts();
  const { title, text } = texts.events[row.evento];
  return (
    <li className="py-4 sm:flex sm:items-center sm:gap-6">
      <div className="grow">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-ink-2">{text}</p>
        {row.obrigatorios.includes('email') ? (
          <p className="mt-1 text-sm font-medium text-ok">{texts.required}</p>
        ) : null}
        {row.obrigatorios.includes('aplicativo') ? (
          <p className="mt-1 text-sm font-medium text-ok">{texts.alwaysOnSite}</p>
        ) : null}
      </div>
      <div className="mt-2 sm:mt-0 sm:grid sm:shrink-0 sm:grid-cols-[repeat(3,5.5rem)]">
        {CHANNELS.map((channel) => (
          <AlertSwitch
            key={channel}
            label={texts.channels[channel]}
            name={texts.channelOf(texts.channels[channel], title)}
            checked={row[channel]}
            fixed={row.obrigatorios.includes(channel)}
            onTurn={(on) => onTurn({ event: row.evento, channel, on })}
          />
        ))}
      </div>
    </li>
  );
}
