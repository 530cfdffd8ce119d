import { Anchor, Button, Stack } from '@mantine/core';
import { downloadExportForPerson } from '@patio/contract/people/personal-data/download-export-for-person.ts';
import { listPersonalDataRequests } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import { requestState } from '@patio/contract/people/personal-data/personal-data-request.ts';
import { requestForPerson } from '@patio/contract/people/personal-data/request-for-person.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { useRecord } from '../../../platform/api/use-record.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { OfAccount } from './account.ts';
import { RequestForPerson } from './dialogs/request-for-person.tsx';

type DataRequest = Reply<typeof listPersonalDataRequests>['data'][number];

const EVERY = requestState.options.join(',');

/** What the person asked about their data. */
export function AccountRequests({ account }: OfAccount) {
  const { account: texts, dataRequests, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const dayText = useDayText();
  const [asking, ask] = useState(false);
  const read = useRecord(listPersonalDataRequests, {
    query: { conta: String(account.codigo), situacao: EVERY, order: '-abertoEm', limit: '100' },
  });
  const rows = read.reply?.data ?? [];
  return (
    <Section
      title={texts.tabs.requests}
      read={read}
      actions={
        can(user, requestForPerson) && account.apagadaEm === null ? (
          <Button variant="default" size="xs" onClick={() => ask(true)}>
            {texts.requests.ask}
          </Button>
        ) : null
      }
    >
      {rows.length === 0 ? (
        <Nothing text={texts.requests.none} />
      ) : (
        <PlainTable
          label={texts.tabs.requests}
          rows={rows}
          idOf={({ codigo }) => codigo}
          columns={[
            {
              label: dataRequests.protocol,
              cell: ({ codigo, protocolo, situacao }) =>
                situacao === 'aberto' ? (
                  <Anchor component={Link} to={`/titulares?busca=${codigo}&id=${codigo}`} size="sm">
                    {protocolo}
                  </Anchor>
                ) : (
                  protocolo
                ),
            },
            { label: dataRequests.kind, cell: ({ tipo }) => dataRequests.kinds[tipo] },
            { label: texts.state, cell: ({ situacao }) => dataRequests.states[situacao] },
            { label: common.since, cell: ({ abertoEm }) => dateText(abertoEm) },
            { label: dataRequests.due, cell: ({ prazo }) => dayText(prazo) },
            {
              label: dataRequests.answer,
              cell: (row) => (isOwnCopy(row) ? <CopyButton id={row.codigo} /> : (row.resposta ?? '')),
            },
          ]}
        />
      )}
      {asking ? <RequestForPerson account={account} onClose={() => ask(false)} /> : null}
    </Section>
  );
}

/** A copy that staff asked for: they hand it over. Copies that users asked for are theirs alone. */
const isOwnCopy = ({ tipo, situacao, emNomeDaPessoa }: DataRequest): boolean =>
  tipo === 'exportacao' && situacao === 'concluido' && emNomeDaPessoa;

function CopyButton({ id }: { id: number }) {
  const texts = useTexts();
  const user = useUser();
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setProblem(null);
    await officeDownload(downloadExportForPerson, { formato: 'html' }, { id }).catch((failure: unknown) =>
      setProblem(failureText(failure, texts)),
    );
  };
  return can(user, downloadExportForPerson) ? (
    <Stack gap={4}>
      <Button variant="subtle" size="compact-xs" onClick={() => void download()}>
        {texts.account.requests.download}
      </Button>
      <Problem text={problem} />
    </Stack>
  ) : null;
}
