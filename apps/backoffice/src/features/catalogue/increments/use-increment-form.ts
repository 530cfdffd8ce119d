import type { listIncrementTables } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { saveIncrementTable } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { checkBands } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { useState } from 'react';
import { typedMoney } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useUser } from '../../../platform/session/user.ts';

/** The steps by price of the house or of a store, for one category or all. */
export type IncrementTable = Reply<typeof listIncrementTables>['data'][number];

/** A range of prices as it is typed; the bound of the last one is not used. */
interface TypedBand {
  readonly key: number;
  readonly upTo: string;
  readonly step: string;
}

/** A table while it is edited, of the version that was open first: a new one, or other bands in the same place. */
export function useIncrementForm(given: IncrementTable | null, onDone: () => void) {
  const { increments: texts } = useTexts();
  const ownStore = useUser().loja?.codigo ?? null;
  const action = useAction(saveIncrementTable);
  const [opened] = useState(given);
  const [tried, setTried] = useState(false);
  const [asking, ask] = useState<'save' | 'remove' | null>(null);
  const [store, setStore] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [bands, setBands] = useState(() => typedBands(opened));
  const stated = bands.map(({ upTo, step }, index) => ({
    upTo: index === bands.length - 1 ? null : (parseMoney(upTo) ?? ('impossible' as const)),
    step: parseMoney(step) ?? ('impossible' as const),
  }));
  const checked = checkBands(stated);
  const problem = typeof checked === 'string' ? texts.problems[checked] : null;
  const confirm = async (motivo: string): Promise<void> => {
    if (typeof checked === 'string') return;
    const faixas = checked.map(({ upTo, step }) => ({
      ate: upTo === null ? null : reaisFromCentavos(upTo),
      passo: reaisFromCentavos(step),
    }));
    const body = {
      parceiro: opened === null ? (ownStore ?? (Number(store) || null)) : opened.parceiro,
      categoria: opened === null ? Number(category) || null : opened.categoria,
      faixas: asking === 'remove' ? [] : faixas,
      versao: opened?.versao ?? null,
      motivo,
    };
    if (await action.run({ body }, asking === 'remove' ? texts.removed : texts.saved)) onDone();
  };
  return {
    opened,
    store,
    setStore,
    category,
    setCategory,
    bands,
    setBands,
    action,
    asking,
    ask,
    confirm,
    busy: false,
    problem: tried ? problem : null,
    save: () => {
      setTried(true);
      if (problem === null) ask('save');
      return Promise.resolve();
    },
  };
}

export type IncrementForm = ReturnType<typeof useIncrementForm>;

function typedBands(table: IncrementTable | null): readonly TypedBand[] {
  const bands = table?.faixas ?? [{ ate: null, passo: null }];
  return bands.map(({ ate, passo }, key) => ({ key, upTo: typedMoney(ate), step: typedMoney(passo) }));
}
