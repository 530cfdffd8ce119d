import { Icon } from '@patio/ui/icon.tsx';
import { useState, type MouseEvent } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Report {
  readonly code: string;
  readonly name: string;
}

interface Props {
  readonly reports: readonly Report[];
  readonly className: string;
}

/** The inspection reports, downloaded under their names (DETL-13); a failed download says so. */
export function ReportLinks({ reports, className }: Props) {
  const { offer } = useTexts();
  const [broken, setBroken] = useState(false);
  const save = async (report: Report): Promise<void> => {
    setBroken(false);
    const saved = await import('./save-report.ts').then(
      ({ saveReport }) => saveReport(report),
      () => false,
    );
    setBroken(!saved);
  };
  // Two vehicles may share one report.
  const different = reports.filter(({ code }, at) => reports.findIndex((one) => one.code === code) === at);
  return (
    <>
      {different.map((report) => (
        <a
          key={report.code}
          href={`/api/offer/laudo/${report.code}`}
          download={report.name}
          onClick={(event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void save(report);
          }}
          className={className}
        >
          <Icon name="file" size={18} />
          <span>
            {offer.report}
            <span className="block text-xs font-normal wrap-anywhere text-ink-3">{report.name}</span>
          </span>
        </a>
      ))}
      {broken ? (
        <p role="alert" className="w-full px-2.5 py-1 text-sm text-danger">
          {offer.reportBroken}
        </p>
      ) : null}
    </>
  );
}
