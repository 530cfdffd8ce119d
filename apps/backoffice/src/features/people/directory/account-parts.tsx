import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { listAccessChanges } from '@patio/contract/people/account-access/list-access-changes.ts';
import { listDocuments } from '@patio/contract/people/documents/list-documents.ts';
import { listEmployees } from '@patio/contract/people/employees/list-employees.ts';
import { listAccountAccesses } from '@patio/contract/people/directory/list-account-accesses.ts';
import { listAccountNotifications } from '@patio/contract/people/directory/list-account-notifications.ts';
import { listLinkedAccounts } from '@patio/contract/people/blocklist/list-linked-accounts.ts';
import { listBlocks } from '@patio/contract/people/blocks/list-blocks.ts';
import { listPersonalDataRequests } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import { listAccountDeals } from '@patio/contract/sales/negotiations/list-account-deals.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ComponentType } from 'react';
import type { Texts } from '../../../texts/ptbr.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AccountAccess } from '../account-access/public.ts';
import { AccountDocuments } from '../documents/public.ts';
import { AccountEmployees } from '../employees/public.ts';
import { AccountAccesses } from './account-accesses.tsx';
import { AccountAudit } from './account-audit.tsx';
import { AccountDeals } from './account-deals.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountNotices } from './account-notices.tsx';
import { AccountPerson } from './account-person.tsx';
import { AccountRequests } from './account-requests.tsx';
import { AccountStanding } from './account-standing.tsx';
import { AccountTrust } from './account-trust.tsx';
import type { OfAccount } from './account.ts';

interface Part {
  /** In the address. */
  readonly name: string;
  readonly text: keyof Texts['account']['tabs'];
  /** The call that the part lives by; null: that of the page. */
  readonly needs: RouteDefinition | null;
  /** Only companies have it. */
  readonly ofCompanies?: true;
  readonly Part: ComponentType<OfAccount>;
}

const PARTS: readonly Part[] = [
  { name: 'pessoa', text: 'person', needs: null, Part: AccountPerson },
  { name: 'negocios', text: 'deals', needs: listAccountDeals, Part: AccountDeals },
  { name: 'limites', text: 'limits', needs: null, Part: AccountTrust },
  { name: 'documentos', text: 'documents', needs: listDocuments, Part: AccountDocuments },
  { name: 'bloqueios', text: 'standing', needs: listBlocks, Part: AccountStanding },
  { name: 'vinculos', text: 'links', needs: listLinkedAccounts, Part: AccountLinks },
  {
    name: 'colaboradores',
    text: 'employees',
    needs: listEmployees,
    ofCompanies: true,
    Part: AccountEmployees,
  },
  { name: 'entrada', text: 'access', needs: listAccessChanges, Part: AccountAccess },
  { name: 'acessos', text: 'accesses', needs: listAccountAccesses, Part: AccountAccesses },
  { name: 'avisos', text: 'notices', needs: listAccountNotifications, Part: AccountNotices },
  { name: 'dados', text: 'requests', needs: listPersonalDataRequests, Part: AccountRequests },
  { name: 'registro', text: 'audit', needs: listAudit, Part: AccountAudit },
];

/** The parts of an account that it has and this user may read, with their names. */
export function useAccountParts({
  tipoPerfilFlag,
}: OfAccount['account']): readonly (Pick<Part, 'name' | 'Part'> & { readonly label: string })[] {
  const { account: texts } = useTexts();
  const user = useUser();
  const has = ({ needs, ofCompanies }: Part) =>
    (needs === null || can(user, needs)) && (ofCompanies !== true || tipoPerfilFlag === 'J');
  return PARTS.filter(has).map(({ name, text, Part: Shown }) => ({
    name,
    label: texts.tabs[text],
    Part: Shown,
  }));
}
