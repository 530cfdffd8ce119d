import { exportStores } from '@patio/contract/stores/directory/export-stores.ts';
import { listStores } from '@patio/contract/stores/directory/list-stores.ts';
import { storesList, type StoreRow } from '@patio/contract/stores/directory/store-row.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { StoreBadge } from './store-badge.tsx';
import { StorePanel } from './store-panel.tsx';
import { StoreView } from './store-view.tsx';

/** Stores and registrations for the house; for users of a store, their own. */
export function StoresPage() {
  const user = useUser();
  if (can(user, listStores)) return <StoreList />;
  return user.loja === null ? null : <StoreView id={user.loja.codigo} />;
}

/** The newest first. */
function StoreList() {
  const { stores: texts } = useTexts();
  const user = useUser();
  const state = useListState(storesList);
  const work = useWorkList('store-registration', state, {
    idOf: ({ codigo }: StoreRow) => codigo,
    waits: ({ situacao }) => situacao === 'analise',
  });
  const read = useReply(listStores, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listStores.name}
      state={state}
      work={work}
      read={read}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'cidade', label: texts.city },
        { name: 'cadastro', label: texts.registered },
      ]}
      idOf={({ codigo }) => codigo}
      panel={({ codigo, nome }, close) => <StorePanel id={codigo} name={nome} onClose={close} />}
      exported={can(user, exportStores) ? exportStores : null}
    />
  );
}

function useColumns(): readonly DataColumn<StoreRow>[] {
  const { stores: texts } = useTexts();
  const dayText = useDayText();
  return [
    { key: 'nome', label: texts.name, cell: ({ nome }) => nome, sort: 'nome' },
    { key: 'endereco', label: texts.address, cell: ({ urlLoja }) => urlLoja ?? texts.noAddress, extra: true },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => <StoreBadge state={situacao} /> },
    { key: 'cidade', label: texts.city, cell: ({ cidade }) => cidade ?? '—', sort: 'cidade' },
    { key: 'ofertas', label: texts.offers, cell: ({ ofertas }) => ofertas, numeric: true, sort: 'ofertas' },
    { key: 'membros', label: texts.members, cell: ({ membros }) => membros, numeric: true, sort: 'membros' },
    {
      key: 'cadastro',
      label: texts.registered,
      cell: ({ cadastradaEm }) => dayText(cadastradaEm),
      sort: 'cadastro',
    },
    {
      key: 'desde',
      label: texts.memberSince,
      cell: ({ dataMembro }) => (dataMembro === null ? '—' : dayText(dataMembro)),
    },
    { key: 'email', label: texts.email, cell: ({ email }) => email ?? '—', extra: true },
  ];
}
