import { Badge } from '@mantine/core';
import { identityRequestsList } from '@patio/contract/people/identity/identity-words.ts';
import { listIdentityRequests } from '@patio/contract/people/identity/list-identity-requests.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import type { IdentityRequest } from './identity-request.ts';
import { VerificationPanel } from './verification-panel.tsx';

/** Requests to have an identity verified: those that wait by default, the oldest first. */
export function VerificationsPage() {
  const { verifications: texts, account, common } = useTexts();
  return (
    <WorkPage
      kind="verification"
      call={listIdentityRequests}
      spec={identityRequestsList}
      waiting="pendente"
      title={texts.title}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'tipo', label: texts.profile, choices: choicesOf(account.profiles) },
        { name: 'em', label: texts.asked },
        { name: 'conta', label: common.account },
      ]}
      panel={(row, close) => <VerificationPanel request={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<IdentityRequest>[] {
  const { verifications: texts } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'conta', label: texts.person, cell: ({ conta, nome }) => `${conta} · ${nome}` },
    { key: 'perfil', label: texts.profile, cell: ({ perfil }) => texts.profiles[perfil] ?? '' },
    { key: 'documentos', label: texts.documents, cell: ({ documentos }) => documentos.length, numeric: true },
    { key: 'em', label: texts.asked, cell: ({ em }) => dateText(em), sort: 'em' },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" tt="none" color={TONES[situacao]}>
          {texts.states[situacao]}
        </Badge>
      ),
    },
    {
      key: 'decidido',
      label: texts.decided,
      cell: ({ decididoEm, decididoPor }) =>
        decididoEm === null ? '—' : `${dateText(decididoEm)} · ${decididoPor ?? ''}`,
      sort: 'decididoEm',
      extra: true,
    },
  ];
}

const TONES = { pendente: 'warn', aceita: 'ok', recusada: 'danger' } as const;
