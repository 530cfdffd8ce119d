import { mileageText } from '@patio/domain/catalogue/catalogue/mileage-text.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { useCount } from '../../../platform/i18n/counts.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { damageWords, legalWords } from './legal-words.ts';
import type { Snapshot } from './load-snapshot.ts';
import { useSnapshotTexts } from './snapshot-texts.ts';

type Vehicle = Snapshot['fatos']['veiculos'][number];

/** The facts of a purchase as it was made, with their hash and the exact text that was hashed. */
export function SnapshotSheet({ snapshot }: { snapshot: Snapshot }) {
  const texts = useSnapshotTexts();
  const { dateTime } = useDates();
  const { fatos, hash, texto, reconstituida, situacao } = snapshot;
  const broken = situacao === 'alterada';
  return (
    <div className="mt-1 flex flex-col gap-3">
      <p className="text-ink-2">{texts.intro(dateTime(Date.parse(fatos.compra.compradaEm)))}</p>
      {reconstituida ? <p className="text-warn">{texts.reconstituted}</p> : null}
      {fatos.veiculos.map((vehicle) => (
        <VehicleFacts key={vehicle.codigo} vehicle={vehicle} />
      ))}
      <dl>
        {fatos.custos.map(({ tipo, centavos }) => (
          <Line key={tipo} title={costName(tipo, texts.costs)} value={money(centavos, texts.unknown)} />
        ))}
        <Line title={texts.total} value={money(fatos.totalCentavos, texts.unknown)} />
      </dl>
      <p className="text-ink-3">
        {texts.pictures(fatos.fotos.length)} · {texts.terms(fatos.termos.vigentes)}
      </p>
      <p className={broken ? 'text-danger' : 'text-ok'}>{texts.situation[situacao]}</p>
      <p>
        <span className="block text-ink-3">{texts.hash}</span>
        <code className="font-mono text-xs break-all">{hash}</code>
      </p>
      <details>
        <summary className="inline-flex min-h-9 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
          {texts.text}
        </summary>
        <p className="text-ink-3">{texts.textIntro}</p>
        <ScrollArea label={texts.text}>
          <pre className="font-mono text-xs break-all whitespace-pre-wrap">{texto}</pre>
        </ScrollArea>
      </details>
    </div>
  );
}

function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const texts = useSnapshotTexts();
  const { condition } = useTexts();
  const count = useCount();
  const { marca, modelo, versao, anoFabricacao, anoModelo, uso, contador, placa, cor, cidade, uf } = vehicle;
  const lines = [
    [texts.years, [anoFabricacao, anoModelo].filter((year) => year !== null).join('/')],
    [texts.usage, uso === null ? '' : count(mileageText(uso, contador))],
    [texts.plate, placa ?? ''],
    [texts.colour, cor ?? ''],
    [texts.place, [cidade, uf].filter((part) => part !== null).join('/')],
    [texts.legal, legalWords(vehicle.situacaoLegal, condition)],
    [texts.damage, vehicle.avarias.map((line) => damageWords(line, texts.severities)).join('; ')],
  ] as const;
  return (
    <div>
      <h3 className="font-semibold">{[marca, modelo, versao].filter(Boolean).join(' ')}</h3>
      <dl>
        {lines.map(([title, value]) =>
          value === '' ? null : <Line key={title} title={title} value={value} />,
        )}
      </dl>
    </div>
  );
}

function Line({ title, value }: { title: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-1">
      <dt className="text-ink-3">{title}</dt>
      <dd className="text-right wrap-anywhere">{value}</dd>
    </div>
  );
}

function costName(kind: string, names: Readonly<Record<string, string>>): string {
  return names[kind] ?? kind;
}

function money(centavos: number | null, unknown: string): string {
  return centavos === null ? unknown : formatMoney(centavos);
}
