import { Anchor, Divider, Stack, Text } from '@mantine/core';
import { decideIdentity } from '@patio/contract/people/identity/decide-identity.ts';
import { readIdentityDocument } from '@patio/contract/people/identity/read-identity-document.ts';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import { IdentityDecision } from './identity-decision.tsx';
import { IdentityDocument } from './identity-document.tsx';
import type { IdentityRequest } from './identity-request.ts';

/** A request with its documents beside the answer. */
export function VerificationPanel({ request, onClose }: { request: IdentityRequest; onClose: () => void }) {
  const { verifications: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const { decididoEm, decididoPor } = request;
  return (
    <SidePanel title={request.nome} onClose={onClose} size={720}>
      <Stack gap="md">
        {request.situacao === 'pendente' ? <TakenBy kind="verification" id={request.codigo} /> : null}
        <Facts
          facts={[
            [texts.profile, texts.profiles[request.perfil] ?? null],
            [texts.taxId, request.documento],
            [texts.asked, dateText(request.em)],
            [texts.state, texts.states[request.situacao]],
            [texts.decided, decididoEm === null ? null : `${dateText(decididoEm)} · ${decididoPor ?? ''}`],
            [texts.reason, request.motivo],
          ]}
        />
        <Anchor component={Link} to={`/pessoas/${request.conta}`} size="sm">
          {texts.toAccount}
        </Anchor>
        <Divider />
        <Text size="sm" c="dimmed">
          {request.documentos.length === 0 ? texts.noDocuments : texts.documentsHint}
        </Text>
        {can(user, readIdentityDocument)
          ? request.documentos.map((document) => (
              <IdentityDocument key={document.guid} request={request.codigo} document={document} />
            ))
          : null}
        {request.situacao === 'pendente' && can(user, decideIdentity) ? (
          <>
            <Divider />
            <IdentityDecision request={request} onDone={onClose} />
          </>
        ) : null}
        <RecordHistory kind="account" id={request.conta} name={request.nome} />
      </Stack>
    </SidePanel>
  );
}
