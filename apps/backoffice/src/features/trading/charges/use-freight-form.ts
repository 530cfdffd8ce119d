import { saveFreightRate } from '@patio/contract/trading/charges/save-freight-rate.ts';
import type { Centavos } from '@patio/domain/money/centavos.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { typedMoney } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';
import { instantOf } from '../monitor/public.ts';
import type { FreightRate } from './freight-rate.ts';

const SHORTEST_REASON = 5;

/** A line of the table of freight while it is edited: a new one, or another price for the same relation. */
export function useFreightForm(rate: FreightRate | null, onDone: () => void) {
  const { freight: texts, common } = useTexts();
  const ownStore = useUser().loja?.codigo ?? null;
  const action = useAction(saveFreightRate);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState({
    store: String(rate?.parceiro ?? ''),
    kind: codeText(rate?.categoria ?? null),
    from: rate?.origem ?? null,
    to: rate?.destino ?? null,
    agreed: rate !== null && rate.preco === null,
    base: typedMoney(rate?.preco?.base ?? null),
    perKm: typedMoney(rate?.preco?.porKm ?? null),
    minimum: typedMoney(rate?.preco?.minimo ?? null),
    since: '',
    reason: '',
  });
  const base = parseMoney(draft.base);
  const perKm = parseMoney(draft.perKm);
  const minimum = parseMoney(draft.minimum);
  const amount = (centavos: Centavos | null): string | null =>
    draft.agreed || centavos !== null ? null : common.badMoney;
  const problems = {
    base: amount(base),
    perKm: amount(perKm),
    minimum: amount(minimum),
    reason: draft.reason.trim().length < SHORTEST_REASON ? common.reasonShort : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    const since = instantOf(draft.since);
    const reais = (centavos: Centavos | null): number =>
      centavos === null ? 0 : reaisFromCentavos(centavos);
    const body = {
      parceiro: ownStore ?? (Number(draft.store) || null),
      categoria: draft.kind === null ? null : Number(draft.kind),
      origem: draft.from,
      destino: draft.to,
      preco: draft.agreed ? null : { base: reais(base), porKm: reais(perKm), minimo: reais(minimum) },
      ...(since === null ? {} : { validaDesde: new Date(since).toISOString() }),
      ...(rate === null ? {} : { lida: rate.codigo }),
      motivo: draft.reason,
    };
    if (await action.run({ body }, texts.saved)) onDone();
  };
  return {
    draft,
    change: (parts: Partial<typeof draft>) => setDraft({ ...draft, ...parts }),
    shown: tried ? problems : null,
    busy: action.busy,
    problem: action.problem,
    save,
  };
}

const codeText = (code: number | null): string | null => (code === null ? null : String(code));

export type FreightForm = ReturnType<typeof useFreightForm>;
