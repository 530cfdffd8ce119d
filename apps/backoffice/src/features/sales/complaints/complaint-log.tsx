import { Paper, Stack, Text } from '@mantine/core';
import type { ComplaintEvent } from '@patio/contract/sales/complaints/complaint.ts';
import { downloadComplaintFile } from '@patio/contract/sales/complaints/download-complaint-file.ts';
import type { OfficeComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FileLink } from '../../../platform/panels/file-link.tsx';

/** What happened with a complaint, oldest first, with words, files and notes. */
export function ComplaintLog({ complaint }: { readonly complaint: OfficeComplaint }) {
  const { complaints: texts } = useTexts();
  return (
    <Stack gap="xs" component="ol" p={0} m={0} aria-label={texts.log} style={{ listStyle: 'none' }}>
      {complaint.historico.map((event) => (
        <Entry key={event.codigo} event={event} />
      ))}
    </Stack>
  );
}

function Entry({ event }: { readonly event: ComplaintEvent }) {
  const { complaints: texts } = useTexts();
  const dateText = useDateText();
  const { tipo, lado, autor, em, texto, resultado, solucao, arquivos } = event;
  const ofBuyer = lado === 'comprador';
  return (
    <Paper
      withBorder
      component="li"
      p="xs"
      bg={ofBuyer ? undefined : 'var(--mantine-color-default-hover)'}
      style={tipo === 'note' ? { borderStyle: 'dashed' } : undefined}
    >
      <Stack gap={4}>
        <Text size="xs" c="dimmed">
          {[texts.events[tipo], texts.sides[lado], autor, dateText(em)].filter(Boolean).join(' · ')}
        </Text>
        {resultado === null ? null : (
          <Text size="sm" fw={600}>
            {texts.findings[resultado]}
          </Text>
        )}
        {solucao === null ? null : (
          <Text size="sm" fw={600}>
            {texts.remedies[solucao]}
          </Text>
        )}
        {texto === '' ? null : (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {texto}
          </Text>
        )}
        {arquivos.map(({ guid, nome }) => (
          <FileLink
            key={guid}
            name={nome}
            label={texts.download(nome)}
            download={() => officeDownload(downloadComplaintFile, {}, { guid })}
          />
        ))}
      </Stack>
    </Paper>
  );
}
