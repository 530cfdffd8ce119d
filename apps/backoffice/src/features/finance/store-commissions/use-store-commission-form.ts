import { saveStoreCommission } from '@patio/contract/finance/payouts/save-store-commission.ts';
import type { Centavos } from '@patio/domain/money/centavos.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { instantOf } from '../../trading/monitor/public.ts';

const SHORTEST_REASON = 5;

/** What is typed. */
interface Draft {
  readonly store: string;
  readonly category: string | null;
  readonly percent: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly since: string;
  readonly reason: string;
}

const EMPTY: Draft = {
  store: '',
  category: null,
  percent: '',
  minimum: '',
  maximum: '',
  since: '',
  reason: '',
};

/** A percentage as Brazilians write it, with at most two decimals; null: none that can be read. */
function percentOf(text: string): number | null {
  const typed = text.trim().replace('%', '').replace(',', '.').trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  return Number(typed) <= 100 ? Number(typed) : null;
}

/** What is typed as an amount; undefined: nothing, null: nothing that can be read. */
const amountOf = (text: string): Centavos | null | undefined =>
  text.trim() === '' ? undefined : parseMoney(text);

/** A new version of the commission of stores while it is written. */
export function useStoreCommissionForm(onDone: () => void) {
  const { storeCommissions: texts, commission, common } = useTexts();
  const action = useAction(saveStoreCommission);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  const percentual = percentOf(draft.percent);
  const least = amountOf(draft.minimum);
  const most = amountOf(draft.maximum);
  const crossed = typeof most === 'number' && most < (least ?? 0);
  const problems = {
    percent: percentual === null ? commission.badPercent : null,
    minimum: least === null ? common.badMoney : null,
    maximum: most === null ? common.badMoney : crossed ? commission.badMaximum : null,
    reason: draft.reason.trim().length < SHORTEST_REASON ? common.reasonShort : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (percentual === null || Object.values(problems).some((problem) => problem !== null)) return;
    const since = instantOf(draft.since);
    const body = {
      parceiro: draft.store === '' ? null : Number(draft.store),
      categoria: draft.category === null ? null : Number(draft.category),
      percentual,
      minimo: reaisFromCentavos(least ?? 0),
      maximo: typeof most === 'number' ? reaisFromCentavos(most) : null,
      ...(since === null ? {} : { validaDesde: new Date(since).toISOString() }),
      motivo: draft.reason,
    };
    if (await action.run({ body }, texts.saved)) onDone();
  };
  return {
    draft,
    change: (parts: Partial<Draft>) => setDraft({ ...draft, ...parts }),
    shown: tried ? problems : null,
    busy: action.busy,
    problem: action.problem,
    save,
  };
}
