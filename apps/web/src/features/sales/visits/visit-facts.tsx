import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { buttonLook, Button } from '@patio/ui/button.tsx';
import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { saveCalendar } from './visit-calls.ts';
import { useVisitTexts } from './visit-texts.ts';

/** When and where a visit is, with the map and a file for calendars. */
export function VisitFacts({ visit }: { readonly visit: OwnVisit }) {
  const texts = useVisitTexts();
  const { dateTime, time } = useDates();
  const [broken, setBroken] = useState(false);
  const { endereco, contato, observacoes, cidade, uf } = visit.local;
  const where = [endereco, `${cidade}, ${uf}`].filter((part) => part !== null).join(', ');
  const save = async (): Promise<void> => {
    setBroken(false);
    setBroken(!(await saveCalendar(visit.codigo)));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium tabular-nums">
        <time dateTime={visit.inicio}>{dateTime(Date.parse(visit.inicio))}</time>–
        {time(Date.parse(visit.fim))}
      </p>
      <p className="wrap-anywhere">{endereco === null ? where : `${texts.where}: ${where}`}</p>
      {contato === null ? null : (
        <p className="wrap-anywhere">
          {texts.contact}: {contato}
        </p>
      )}
      {observacoes === null ? null : (
        <p className="wrap-anywhere whitespace-pre-line text-ink-2">{observacoes}</p>
      )}
      {endereco === null || visit.situacao !== 'marcada' ? null : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="small" onClick={() => void save()}>
            {texts.calendar}
          </Button>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook('plain', 'small')}
          >
            {texts.map}
          </a>
        </div>
      )}
      {broken ? (
        <p role="alert" className="text-sm text-danger">
          {texts.calendarFailed}
        </p>
      ) : null}
    </div>
  );
}
