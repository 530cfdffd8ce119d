import type { PersonalDataRequest } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { Badge, type Tone } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SecuritySection } from '../../identity/security/public.ts';

const TONES = {
  aberto: 'info',
  concluido: 'ok',
  recusado: 'warn',
  desfeito: 'plain',
} as const satisfies Record<PersonalDataRequest['situacao'], Tone>;

/** Every request with its number, state, days and answer. */
export function RequestList({ requests }: { requests: readonly PersonalDataRequest[] }) {
  const { personalData: texts } = useTexts();
  return (
    <SecuritySection title={texts.requests}>
      {requests.length === 0 ? (
        <div className="mt-2">
          <p className="font-medium">{texts.noRequestsTitle}</p>
          <p className="text-ink-2">{texts.noRequests}</p>
        </div>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.protocolo} request={request} />
          ))}
        </ol>
      )}
    </SecuritySection>
  );
}

function RequestRow({ request }: { request: PersonalDataRequest }) {
  const { personalData: texts } = useTexts();
  const { dateTime, date } = useDates();
  const { tipo, situacao, assunto, protocolo, abertoEm, prazo, respondidoEm, texto, resposta } = request;
  const subject = assunto === null ? '' : `: ${texts.subjects[assunto]}`;
  const end =
    respondidoEm === null
      ? texts.due(date(Date.parse(prazo)))
      : situacao === 'desfeito'
        ? `${texts.states.desfeito}: ${dateTime(Date.parse(respondidoEm))}`
        : texts.answered(dateTime(Date.parse(respondidoEm)));
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium">
          {texts.kinds[tipo]}
          {subject}
        </p>
        <Badge tone={TONES[situacao]}>{texts.states[situacao]}</Badge>
      </div>
      <p className="text-sm text-ink-3">
        {texts.protocol(protocolo)} · {texts.opened(dateTime(Date.parse(abertoEm)))} · {end}
      </p>
      <dl className="mt-1 text-sm wrap-anywhere empty:hidden">
        {texto === '' ? null : <Words name={texts.yourWords} words={texto} />}
        {resposta === null ? null : <Words name={texts.answer} words={resposta} />}
      </dl>
    </li>
  );
}

function Words({ name, words }: { name: string; words: string }) {
  return (
    <div className="mt-1">
      <dt className="text-ink-3">{name}</dt>
      <dd className="whitespace-pre-line">{words}</dd>
    </div>
  );
}
