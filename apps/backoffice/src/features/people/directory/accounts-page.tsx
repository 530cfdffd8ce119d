import { accountsList } from '@patio/contract/people/directory/account-row.ts';
import { exportAccounts } from '@patio/contract/people/directory/export-accounts.ts';
import { listAccounts } from '@patio/contract/people/directory/list-accounts.ts';
import { useNavigate } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { useAccountColumns, useAccountFilters } from './account-columns.tsx';

/** Accounts, the newest first; a row opens the account at its own address. */
export function AccountsPage() {
  const { people: texts } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const state = useListState(accountsList);
  const { reply, failed, retry } = useReply(listAccounts, state.query);
  return (
    <DataList
      title={texts.title}
      list={listAccounts.name}
      state={{ ...state, open: (id) => void (id === null ? null : navigate(`/pessoas/${id}`)) }}
      page={reply}
      failed={failed}
      onRetry={retry}
      columns={useAccountColumns()}
      filters={useAccountFilters()}
      idOf={({ codigo }) => codigo}
      exported={can(user, exportAccounts) ? exportAccounts : null}
    />
  );
}
