import { Button, Group, Stack, Text } from '@mantine/core';
import { getTextVersion } from '@patio/contract/catalogue/content/get-text-version.ts';
import { restoreText } from '@patio/contract/catalogue/content/restore-text.ts';
import { useState } from 'react';
import { useRecord } from '../../../../platform/api/use-record.ts';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../../platform/panels/failed-reading.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { Nothing } from '../../../../platform/panels/section.tsx';
import { can, useUser } from '../../../../platform/session/user.ts';
import { Difference } from './difference.tsx';
import type { TextForm } from './use-text-form.ts';

/** The published versions of a text: who, when, what differs from what is shown now, and the way back. */
export function TextHistory({ form }: { form: TextForm }) {
  const { siteTexts: texts } = useTexts();
  const dateText = useDateText();
  const mayRestore = can(useUser(), restoreText);
  const [compared, compare] = useState<number | null>(null);
  const { versoes, rascunho } = form.text;
  const [current] = versoes;
  if (current === undefined) return <Nothing text={texts.noHistory} />;
  return (
    <Stack gap="sm">
      <Problem text={form.restoring.problem} />
      {rascunho === null ? null : <Nothing text={texts.draftFirst} />}
      {versoes.map(({ numero, titulo, por, em, restaurada }) => (
        <div key={numero}>
          <Group justify="space-between">
            <Text size="sm">
              {texts.version(numero)} · {titulo} · {por ?? texts.ofTheSite}
              {em === null ? '' : ` · ${dateText(em)}`}
              {restaurada === null ? '' : ` · ${texts.restores(restaurada)}`}
            </Text>
            {numero === current.numero ? (
              <Text size="sm" fw={600}>
                {texts.shown}
              </Text>
            ) : (
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-expanded={compared === numero}
                  onClick={() => compare(compared === numero ? null : numero)}
                >
                  {texts.compare}
                </Button>
                {mayRestore && rascunho === null ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={form.restoring.busy}
                    onClick={() => void form.restore(numero)}
                  >
                    {texts.restore}
                  </Button>
                ) : null}
              </Group>
            )}
          </Group>
          {compared === numero ? <Compared form={form} number={numero} /> : null}
        </div>
      ))}
    </Stack>
  );
}

/** What was changed since a version. */
function Compared({ form: { text }, number }: { form: TextForm; number: number }) {
  const read = useRecord(getTextVersion, { params: { key: text.chave, number } });
  if (read.reply === null || text.publicado === null)
    return <FailedReading failed={read.failed} onRetry={read.retry} />;
  return <Difference before={read.reply.data} after={text.publicado} />;
}
