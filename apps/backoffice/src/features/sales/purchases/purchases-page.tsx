import { SegmentedControl } from '@mantine/core';
import { assignPurchases } from '@patio/contract/sales/purchases/assign-purchases.ts';
import { exportPurchases } from '@patio/contract/sales/purchases/export-purchases.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import { purchasesList } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { toggleWork } from '../../../platform/work/use-work-list.tsx';
import { AssignBar } from './assign-bar.tsx';
import { PurchaseBoard } from './purchase-board.tsx';
import { usePurchaseColumns, usePurchaseFilters } from './purchase-columns.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { useAssignees } from './use-assignees.ts';
import { isUnderWay, usePurchaseWork } from './use-purchase-work.ts';

/** Every purchase, as a list or as a board. */
export function PurchasesPage() {
  const { purchases: texts } = useTexts();
  const user = useUser();
  const [parameters, setParameters] = useSearchParams();
  const board = parameters.get('modo') === 'quadro';
  const state = useListState(purchasesList);
  const selection = useSelection(state);
  const { reply, failed, retry } = useReply(listPurchases, state.query);
  const assignees = useAssignees();
  const assigns = can(user, assignPurchases);
  const work = usePurchaseWork(reply?.data ?? []);
  return (
    <>
      <DataList
        title={texts.title}
        list={listPurchases.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        columns={usePurchaseColumns(work, can(user, planPurchase) ? assignees : null)}
        filters={usePurchaseFilters(assignees)}
        idOf={({ codigo }) => codigo}
        exported={can(user, exportPurchases) ? exportPurchases : null}
        selection={assigns ? selection : null}
        work={{
          selection: null,
          bar:
            assigns && !board ? (
              <AssignBar work={work} marked={selection.ids} onUnmark={selection.clear} />
            ) : null,
          toggle: (row) => toggleWork(work, row.codigo, isUnderWay(row)),
        }}
        actions={
          <SegmentedControl
            aria-label={texts.display}
            value={board ? 'quadro' : 'lista'}
            onChange={(value) =>
              setParameters((before) => {
                const next = new URLSearchParams(before);
                if (value === 'quadro') next.set('modo', value);
                else next.delete('modo');
                return next;
              })
            }
            data={[
              { value: 'lista', label: texts.asList },
              { value: 'quadro', label: texts.asBoard },
            ]}
          />
        }
      >
        {board ? <PurchaseBoard state={state} /> : undefined}
      </DataList>
      {state.openId === null ? null : (
        <PurchasePanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}
