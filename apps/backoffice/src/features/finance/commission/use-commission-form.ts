import { saveBuyerFee } from '@patio/contract/trading/charges/save-buyer-fee.ts';
import type { Centavos } from '@patio/domain/money/centavos.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { instantOf } from '../../trading/monitor/public.ts';
import type { WireFee } from './use-fee-text.ts';

const SHORTEST_REASON = 5;

/** What is typed. */
interface Draft {
  readonly store: string;
  readonly category: string | null;
  readonly percent: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly fixed: string;
  readonly since: string;
  readonly reason: string;
}

const EMPTY: Draft = {
  store: '',
  category: null,
  percent: '',
  minimum: '',
  maximum: '',
  fixed: '',
  since: '',
  reason: '',
};

/** A percentage as Brazilians write it, with at most two decimals; null: none that can be read. */
function percentOf(text: string): number | null {
  const typed = text.trim().replace('%', '').replace(',', '.').trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  return Number(typed) <= 100 ? Number(typed) : null;
}

const amountOf = (text: string): Centavos | null => (text.trim() === '' ? 0 : parseMoney(text));

/** The fee of a draft; null while it is none. */
function feeOf({ percent, minimum, maximum, fixed }: Draft): WireFee | null {
  const amounts = [amountOf(minimum), amountOf(fixed)] as const;
  const most = maximum.trim() === '' ? undefined : parseMoney(maximum);
  const percentual = percentOf(percent);
  const [least, more] = amounts;
  if (percentual === null || least === null || more === null || most === null) return null;
  return {
    percentual,
    minimo: reaisFromCentavos(least),
    ...(most === undefined ? {} : { maximo: reaisFromCentavos(most) }),
    fixa: reaisFromCentavos(more),
  };
}

/** A new version of the commission while it is written. */
export function useCommissionForm(onDone: () => void) {
  const { commission: texts, common } = useTexts();
  const action = useAction(saveBuyerFee);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  const fee = feeOf(draft);
  const bad = (text: string): string | null => (amountOf(text) === null ? common.badMoney : null);
  const crossed = fee?.maximo !== undefined && fee.maximo < fee.minimo;
  const problems = {
    percent: percentOf(draft.percent) === null ? texts.badPercent : null,
    minimum: bad(draft.minimum),
    maximum: bad(draft.maximum) ?? (crossed ? texts.badMaximum : null),
    fixed: bad(draft.fixed),
    reason: draft.reason.trim().length < SHORTEST_REASON ? common.reasonShort : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (fee === null || Object.values(problems).some((problem) => problem !== null)) return;
    const since = instantOf(draft.since);
    const body = {
      parceiro: draft.store === '' ? null : Number(draft.store),
      categoria: draft.category === null ? null : Number(draft.category),
      ...fee,
      ...(since === null ? {} : { validaDesde: new Date(since).toISOString() }),
      motivo: draft.reason,
    };
    if (await action.run({ body }, texts.saved)) onDone();
  };
  return {
    draft,
    fee,
    change: (parts: Partial<Draft>) => setDraft({ ...draft, ...parts }),
    shown: tried ? problems : null,
    busy: action.busy,
    problem: action.problem,
    save,
  };
}

export type CommissionForm = ReturnType<typeof useCommissionForm>;
