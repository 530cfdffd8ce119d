import type { SaleTerms } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import { groupThousands } from '@patio/domain/money/format-money.ts';
import { useCount } from '../../../platform/i18n/counts.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { VisitTool } from '../visits/public.ts';
import { useSaleTermsTexts, type SaleTermsTexts } from './sale-terms-texts.ts';

type Correction = SaleTerms['correcoes'][number];
type Change = Correction['mudancas'][number];

interface Props {
  readonly terms: SaleTerms;
  /** Whether the offer is still open for deals, and its code: its vehicle may be visited before. */
  readonly open: boolean;
  readonly code: number;
}

/** Visits, the auctioneer of an offer that is not sold directly, the corrections by staff, and whether its sale was withdrawn for cause. */
export function SaleTermsPart({ terms, open, code }: Props) {
  const texts = useSaleTermsTexts();
  const { dateTime } = useDates();
  const { leiloeiro, procedencia, correcoes, retirada } = terms;
  return (
    <div data-part="sale-terms" className="flex flex-col gap-3">
      {open && terms.visitas ? <VisitTool code={code} /> : null}
      {retirada === null ? null : (
        <section
          aria-label={texts.withdrawn}
          className="rounded-card border border-line bg-danger-soft p-4 text-danger"
        >
          <h2 className="font-semibold">{texts.withdrawn}</h2>
          <p>
            {texts.causes[retirada.causa]} {dateTime(Date.parse(retirada.em))}
          </p>
        </section>
      )}
      {leiloeiro === null ? null : (
        <section aria-label={texts.auctioneer} className="rounded-card border border-line bg-surface p-4">
          <h2 className="font-semibold">{texts.auctioneer}</h2>
          <p className="mt-1 wrap-anywhere">
            {leiloeiro.nome} · {texts.registration(leiloeiro.matricula)}
          </p>
          <p className="text-sm wrap-anywhere text-ink-2">
            {texts.notice(leiloeiro.edital)} · {texts.origins[procedencia]}
          </p>
        </section>
      )}
      {correcoes.length === 0 ? null : (
        <section aria-label={texts.corrections} className="rounded-card border border-line bg-warn-soft p-4">
          <h2 className="font-semibold">{texts.corrections}</h2>
          <p className="mt-1 text-sm">{texts.correctionsIntro}</p>
          <ul className="mt-2 flex flex-col gap-3">
            {correcoes.map((correction, at) => (
              <CorrectionItem key={at} correction={correction} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function CorrectionItem({ correction: { em, motivo, mudancas } }: { correction: Correction }) {
  const texts = useSaleTermsTexts();
  const count = useCount();
  const { dateTime } = useDates();
  return (
    <li>
      <p className="text-sm font-medium tabular-nums">
        <time dateTime={em}>{dateTime(Date.parse(em))}</time>
      </p>
      <ul className="list-disc pl-5">
        {mudancas.map((change, at) => (
          <li key={at} className="wrap-anywhere">
            {changeText(change, texts, count)}
          </li>
        ))}
      </ul>
      <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{texts.reason(motivo)}</p>
    </li>
  );
}

/** `quilometragem: antes 42.000, agora 90.000`. What has a text of its own on the page is not repeated. */
function changeText(
  { veiculo, campo, antes, depois }: Change,
  texts: SaleTermsTexts,
  count: (text: string) => string,
): string {
  const field = texts.fields[campo];
  const named = veiculo === null || veiculo === 1 ? field : texts.vehicle(veiculo, field);
  if (campo === 'legal' || campo === 'avarias' || campo === 'estadoGeral' || campo === 'hodometro') {
    return `${named}: ${texts.seeSheet}`;
  }
  const shown = (value: Change['antes']) =>
    campo === 'km' ? count(valueText(value, campo, texts)) : valueText(value, campo, texts);
  return `${named}: ${texts.before} ${shown(antes)}, ${texts.after} ${shown(depois)}`;
}

function valueText(value: Change['antes'], campo: Change['campo'], texts: SaleTermsTexts): string {
  if (value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return campo === 'km' ? groupThousands(String(value)) : String(value);
}
