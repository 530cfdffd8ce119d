import { Box, Stack, Text, Timeline, Title } from '@mantine/core';
import type { AuditAction } from '@patio/contract/people/audit/audit-actions.ts';
import type { AuditEntry } from '@patio/contract/people/audit/audit-row.ts';
import type { AuditKind } from '@patio/contract/people/audit/audit-kinds.ts';
import { listAudit } from '@patio/contract/people/audit/list-audit.ts';
import { useRef } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { useSeen } from '../../../platform/panels/use-seen.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AuditDifference } from './audit-difference.tsx';
import { useAuditWords } from './use-audit-words.ts';

interface Props {
  readonly kind: AuditKind | 'deposit' | 'pickup-place';
  /** Number of the record; null: it has none, and `query` says which one it is. */
  readonly id: number | null;
  /** What the log is narrowed by beside kind and number. */
  readonly query?: Readonly<Record<string, string>>;
  /** What users call it, empty where there is one only; without it they know it by its number. */
  readonly name?: string;
  /** Of what was done to it, these alone; absent: all. */
  readonly only?: readonly AuditAction[];
}

/**
 * What staff did to a record, the newest first; nothing for users who may not read the log of such records. Any panel can show it: it is
 * read once it is in sight.
 */
export function RecordHistory(props: Props) {
  return can(useUser(), listAudit) ? <History {...props} /> : null;
}

/** While it is read, in pixels. */
const HEIGHT = 60;

const queryOf = ({ kind, id, query, only }: Props) => ({
  ...(only === undefined ? {} : { acao: only.join(',') }),
  ...(kind === 'deposit' || kind === 'pickup-place' ? {} : { tipo: kind }),
  ...(id === null ? {} : { [kind === 'deposit' ? 'caucao' : 'registro']: String(id) }),
  ...query,
  limit: '20',
});

function History(props: Props) {
  const { kind, id, name } = props;
  const { audit: texts, pickups } = useTexts();
  const { kind: kindName } = useAuditWords();
  const section = useRef<HTMLDivElement>(null);
  const seen = useSeen(section);
  const named = name === undefined ? id : name && `“${name}”`;
  const elsewhere = { deposit: texts.deposit, 'pickup-place': pickups.place };
  const kindText = kind === 'deposit' || kind === 'pickup-place' ? elsewhere[kind] : kindName(kind);
  const title = `${texts.history}: ${[kindText, named].filter(Boolean).join(' ')}`;
  const { reply, failed, retry } = useReply(listAudit, queryOf(props), undefined, {
    enabled: seen,
  });
  if (reply?.legivel === false) return null;
  return (
    <Stack ref={section} gap="sm" component="section" aria-label={title}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {seen ? (
        <UntilLoaded loaded={reply !== null} failed={failed} height={HEIGHT} onRetry={retry} />
      ) : (
        <Box h={HEIGHT} />
      )}
      {reply?.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.noHistory}
        </Text>
      ) : null}
      {reply === null || reply.data.length === 0 ? null : <Entries entries={reply.data} />}
    </Stack>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const dateText = useDateText();
  const words = useAuditWords();
  return (
    <Timeline bulletSize={10} lineWidth={2}>
      {entries.map((entry) => {
        const reason = entry.detalhes.find(({ campo }) => campo === 'reason')?.valor;
        return (
          <Timeline.Item key={entry.codigo}>
            <Text size="sm">{words.action(entry.acao)}</Text>
            {typeof reason === 'string' ? <Text size="sm">{words.value('outro', reason)}</Text> : null}
            {entry.mudancas.length === 0 ? null : <AuditDifference entry={entry} />}
            <Text size="xs" c="dimmed">
              {`${words.actor(entry)} · ${dateText(entry.em)}`}
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
