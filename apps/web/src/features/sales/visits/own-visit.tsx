import type { OwnVisit as Visit } from '@patio/contract/sales/visits/visit-fields.ts';
import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { loadVisitsTo } from './visit-calls.ts';
import { useVisitTexts } from './visit-texts.ts';

interface Props {
  readonly code: number;
  /** How many were booked on this page: with each they are read again. */
  readonly booked: number;
}

/** On the page of an offer: the visit that the user has booked, or that they have seen the vehicle. */
export function OwnVisit({ code, booked }: Props) {
  const texts = useVisitTexts();
  const { dateTime, date } = useDates();
  const link = useLink();
  const [visits, setVisits] = useState<readonly Visit[]>([]);
  useEffect(() => {
    let current = true;
    void loadVisitsTo(code).then((found) => {
      if (current) setVisits(found);
    });
    return () => {
      current = false;
    };
  }, [code, booked]);
  const open = visits.find(({ podeMudar }) => podeMudar);
  const seen = visits.find(({ situacao }) => situacao === 'feita');
  const visit = open ?? seen;
  if (visit === undefined) return null;
  const at = Date.parse(visit.inicio);
  const said =
    open === undefined
      ? texts.seen(date(at))
      : open.situacao === 'pedida'
        ? texts.waits(dateTime(at))
        : texts.toCome(dateTime(at));
  return (
    <div role="status" className="no-print">
      <Notice tone={open === undefined ? 'ok' : 'info'} icon={open === undefined ? 'eye' : 'calendar'}>
        <p>{said}</p>
        <Link
          to={link('/perfil/visitas')}
          className="inline-flex min-h-9 items-center font-semibold underline pointer-coarse:min-h-11"
        >
          {texts.list}
        </Link>
      </Notice>
    </div>
  );
}
