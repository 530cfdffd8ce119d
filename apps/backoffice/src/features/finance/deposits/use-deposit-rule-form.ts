import type { DepositRuleRow } from '@patio/contract/finance/deposits/deposit-rule.ts';
import { saveDepositRule } from '@patio/contract/finance/deposits/save-deposit-rule.ts';
import { depositRuleProblem } from '@patio/domain/trading/deposits/needed-deposit.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { centavosFromReais, reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';

const SHORTEST_REASON = 5;

/** An amount as its field shows it once it is left. */
const typed = (reais: number): string => moneyFieldText(centavosFromReais(reais) ?? 0);

/** What an offer or a store asks of bidders, while it is written. */
export function useDepositRuleForm(rule: DepositRuleRow | null, onDone: () => void) {
  const { deposits: texts, common } = useTexts();
  const action = useAction(saveDepositRule);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState({
    offer: rule?.oferta === null || rule === null ? '' : String(rule.oferta.codigo),
    store: rule?.loja === null || rule === null ? '' : String(rule.loja.codigo),
    amount: rule === null ? '' : typed(rule.valor),
    above: rule === null ? '' : typed(rule.acimaDe),
    reason: '',
  });
  const amount = parseMoney(draft.amount);
  const above = draft.above.trim() === '' ? 0 : parseMoney(draft.above);
  const wrong = depositRuleProblem({ amount, above });
  const problems = {
    place: draft.offer === '' && draft.store === '' ? texts.badPlace : null,
    amount: wrong === 'amount' ? texts.badAmount : null,
    above: above === null ? common.badMoney : null,
    reason: draft.reason.trim().length < SHORTEST_REASON ? common.reasonShort : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (amount === null || above === null || Object.values(problems).some((problem) => problem !== null))
      return;
    const body = {
      oferta: draft.offer === '' ? null : Number(draft.offer),
      parceiro: draft.store === '' ? null : Number(draft.store),
      valor: reaisFromCentavos(amount),
      acimaDe: reaisFromCentavos(above),
      motivo: draft.reason,
      ...(rule === null ? {} : { versao: rule.versao }),
    };
    if (await action.run({ body }, texts.ruleSaved)) onDone();
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
