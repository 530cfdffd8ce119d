import type { listPayouts as contract } from '@patio/contract/finance/payouts/list-payouts.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { planPayout } from '@patio/domain/finance/payouts/plan-payout.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { currentBanks, type BankRow } from '../banks.store.ts';
import { storesNamed } from '../claims.store.ts';
import { openPayouts } from '../payouts.store.ts';
import { comingOf } from '../show-statement.ts';
import { standingsOf, type StandingClaim } from '../standings.ts';

type Row = Reply<typeof contract>['data'][number];
type Open = Awaited<ReturnType<typeof openPayouts>>[number];

/** What is owed to stores: those with work first, longest waiting first. */
export const listPayouts =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, { now }) => {
    const { database } = deps;
    const claims = await standingsOf(deps, database, { store: null, now });
    const byStore = Map.groupBy(claims, ({ row }) => row.partner_id);
    const open = await openPayouts(database, null);
    const banks = await currentBanks(database, null);
    const data = (await storesNamed(database, [...byStore.keys()]))
      .map(({ id, name }) =>
        present(byStore.get(id) ?? [], {
          id,
          name,
          open: open.find(({ partner_id: store }) => store === id),
          bank: banks.find(({ partner_id: store }) => store === id),
          now,
        }),
      )
      .filter(({ devido, aVencer, situacao }) => devido !== 0 || aVencer !== 0 || situacao !== 'em-dia');
    return { data: data.toSorted(byWork) };
  };

const byWork = (one: Row, other: Row): number =>
  (one.desde ?? '9').localeCompare(other.desde ?? '9') ||
  other.devido - one.devido ||
  one.codigo - other.codigo;

interface Facts {
  readonly id: number;
  readonly name: string;
  readonly open: Open | undefined;
  readonly bank: BankRow | undefined;
  readonly now: number;
}

function present(claims: readonly StandingClaim[], { id, name, open, bank, now }: Facts): Row {
  const { net } = planPayout(claims.map(({ standing }) => standing));
  const due = claims.flatMap(({ standing: { state, dueAt } }) =>
    state === 'due' && dueAt !== null ? [dueAt] : [],
  );
  const state = open === undefined ? (net > 0 ? 'propor' : 'em-dia') : STATES[open.state];
  const since = open?.since ?? (state === 'propor' ? Math.min(...due) : null);
  return {
    codigo: id,
    nome: name,
    devido: reaisFromCentavos(net),
    aVencer: reaisFromCentavos(comingOf(claims)),
    situacao: state,
    desde: since === null ? null : isoInstant(since),
    banco: bank === undefined ? 'sem-conta' : now < bank.usable_from ? 'em-espera' : 'vale',
  };
}

const STATES = { proposed: 'liberar', sending: 'registrar' } as const;
