import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ReadSection } from '../../../platform/screen/read-section.tsx';
import { StorageDays } from './storage-days.tsx';
import { useStorageTexts } from './storage-texts.ts';
import { useStorage } from './use-storage.ts';

interface Props {
  readonly code: number;
  readonly onChange: () => void;
}

const money = (reais: number): string => formatMoney(centavosFromReais(reais) ?? 0);

/** What storage costs, from the sale on; nothing where it never costs. */
export function StorageSection({ code, onChange }: Props) {
  const texts = useStorageTexts();
  const { storage, working, outcome, retry, charge } = useStorage(code, onChange);
  if (storage === null) return null;
  return (
    <ReadSection
      id="diarias"
      title={texts.title}
      read={storage}
      height="h-24"
      failedText={texts.loadFailed}
      onRetry={retry}
    >
      <div aria-live="polite">
        {outcome === null ? null : (
          <div className="mt-2">
            <Notice tone={outcome.done ? 'ok' : 'warn'} icon="info">
              {outcome.text}
            </Notice>
          </div>
        )}
      </div>
      {typeof storage === 'string' ? null : (
        <Loaded storage={storage} working={working} onCharge={() => void charge(storage.versao)} />
      )}
    </ReadSection>
  );
}

interface LoadedProps {
  readonly storage: StorageOfPurchase;
  readonly working: boolean;
  readonly onCharge: () => void;
}

function Loaded({ storage, working, onCharge }: LoadedProps) {
  const texts = useStorageTexts();
  const { devido, aPagar, dispensado, dispensas, chaves, situacao, podeCobrar } = storage;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className={situacao === 'conta' ? 'font-semibold' : ''}>{useStanding(storage)}</p>
      <dl>
        <Line title={texts.daily} value={texts.dailyOf(money(storage.diaria), storage.veiculos)} />
        <Line
          title={texts.most}
          value={texts.mostOf(money(storage.maximo), texts.freeDays(storage.maximoDias))}
        />
        {situacao === 'livre' ? (
          <Line title={texts.left} value={texts.freeDays(storage.livresRestantes)} />
        ) : null}
        {devido > 0 ? <Line title={texts.owed} value={money(devido)} strong /> : null}
        {aPagar > 0 ? <Line title={texts.toPay} value={money(aPagar)} strong /> : null}
        {dispensado > 0 ? <Line title={texts.waived} value={money(dispensado)} /> : null}
      </dl>
      {dispensas.map(({ em, valor, motivo }) => (
        <p key={em} className="text-sm wrap-anywhere">
          {texts.waiver(money(valor), motivo)}
        </p>
      ))}
      {situacao === 'encerrada' ? null : (
        <p className="text-sm text-ink-2">
          {texts.rules} {chaves === 'sempre' ? texts.once : texts.keys}
        </p>
      )}
      <StorageDays days={storage.dias} />
      {podeCobrar ? (
        <div className="no-print">
          <Button busy={working} onClick={onCharge}>
            {texts.charge(money(devido))}
          </Button>
          <p className="mt-1 text-sm text-ink-2">{texts.chargeText}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Where storage stands, in one sentence. */
function useStanding(storage: StorageOfPurchase): string {
  const texts = useStorageTexts();
  const { date } = useDates();
  const { situacao, diasLivres, contados, devido, cobrado, ultimoDiaLivre, custaDesde } = storage;
  const dayText = (day: string): string => date(Date.parse(`${day}T15:00:00Z`));
  switch (situacao) {
    case 'antes':
      return texts.before(texts.freeDays(diasLivres));
    case 'entrega':
      return texts.delivered;
    case 'livre':
      return ultimoDiaLivre === null || custaDesde === null
        ? texts.before(texts.freeDays(diasLivres))
        : texts.freeUntil(dayText(ultimoDiaLivre), dayText(custaDesde));
    case 'conta':
      return contados === 0
        ? texts.noneYet
        : texts.counting(texts.freeDays(contados), money(devido + cobrado));
    case 'encerrada':
      return cobrado === 0 ? texts.overFree : texts.over(money(cobrado));
  }
}

function Line({ title, value, strong = false }: { title: string; value: string; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-t border-line py-1.5 ${strong ? 'font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{title}</dt>
      <dd className="text-right wrap-break-word tabular-nums">{value}</dd>
    </div>
  );
}
