import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { readIdentityDocument } from '@patio/contract/people/identity/read-identity-document.ts';
import { useEffect, useState } from 'react';
import { officeBlob, officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import type { IdentityRequest } from './identity-request.ts';

interface Props {
  readonly request: number;
  readonly document: IdentityRequest['documentos'][number];
}

/**
 * A document that was handed in. It is fetched when staff ask for it, because every access is recorded. Pictures are shown here, as
 * pictures; a PDF is only saved: in a tab of this site, what it contains would run beside the back office.
 */
export function IdentityDocument({ request, document }: Props) {
  const all = useTexts();
  const { verifications: texts } = all;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<Blob | null>(null);
  const picture = document.formato !== 'pdf';
  const params = { id: request, guid: document.guid };
  const fetchIt = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      if (picture) setFile(await officeBlob(readIdentityDocument, params));
      else await officeDownload(readIdentityDocument, {}, params);
    } catch (failure) {
      setProblem(failureText(failure, all));
    }
    setBusy(false);
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={texts.kinds[document.tipo]}>
      <Stack gap="xs">
        <Group justify="space-between">
          <div>
            <Text fw={600} size="sm">
              {texts.kinds[document.tipo]}
            </Text>
            <Text size="xs" c="dimmed">
              {document.formato.toUpperCase()} · {Math.ceil(document.bytes / 1024)} KB
            </Text>
          </div>
          <Group gap="xs">
            {file === null ? (
              <Button variant="default" size="xs" loading={busy} onClick={() => void fetchIt()}>
                {picture ? texts.show : texts.download}
              </Button>
            ) : (
              <Button variant="subtle" size="xs" onClick={() => setFile(null)}>
                {texts.hide}
              </Button>
            )}
          </Group>
        </Group>
        <Problem text={problem} />
        {file === null ? null : <Picture file={file} alt={texts.kinds[document.tipo]} />}
      </Stack>
    </Paper>
  );
}

function Picture({ file, alt }: { file: Blob; alt: string }) {
  const { verifications: texts } = useTexts();
  const [address, setAddress] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (broken) return <Problem text={texts.broken} />;
  if (address === null) return null;
  return (
    <img
      src={address}
      alt={alt}
      style={{ maxWidth: '100%', borderRadius: 6 }}
      onError={() => setBroken(true)}
    />
  );
}
