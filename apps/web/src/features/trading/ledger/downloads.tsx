import { Button, buttonLook } from '@patio/ui/button.tsx';
import { ledgerCsv, maximaCsv, saveText } from './ledger-files.ts';
import { useLedgerTexts } from './ledger-texts.ts';
import type { WireLedger } from './public-ledger.ts';

/** Downloads of the ledger: JSON straight from the server, without JavaScript too; spreadsheets from the loaded data. */
export function Downloads({ code, wire }: { code: number; wire: WireLedger | null }) {
  const texts = useLedgerTexts();
  const save = (text: string, name: string) => saveText(text, 'text/csv;charset=utf-8', name);
  return (
    <section className="no-print flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.downloads}</h2>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/api/offer/${code}/ledger`}
          download={`oferta-${code}.json`}
          className={buttonLook('quiet')}
        >
          {texts.json}
        </a>
        {wire === null ? null : (
          <Button onClick={() => save(ledgerCsv(wire), `oferta-${code}.csv`)}>{texts.csv}</Button>
        )}
        {wire?.maximos === undefined || wire.maximos.length === 0 ? null : (
          <Button onClick={() => save(maximaCsv(wire), `oferta-${code}-maximos.csv`)}>
            {texts.maximaCsv}
          </Button>
        )}
      </div>
    </section>
  );
}
