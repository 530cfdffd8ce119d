import { Text } from '@mantine/core';
import {
  noteOpenRecord,
  type OPEN_RECORD_KINDS,
} from '@patio/contract/identity/open-records/note-open-record.ts';
import { useEffect, useState } from 'react';
import { officeCall } from '../api/office-call.ts';
import { useTexts } from '../i18n/texts.ts';

const SAID_MS = 20_000;

interface Props {
  readonly kind: (typeof OPEN_RECORD_KINDS)[number];
  readonly id: number;
}

/** Says who else has the record open, so that two users do not work on it at once. Without the server it says nothing. */
export function OpenElsewhere({ kind, id }: Props) {
  const { common } = useTexts();
  const names = useOthers(kind, id);
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="warn" role="status">
      {common.openElsewhere(names)}
    </Text>
  );
}

function useOthers(kind: Props['kind'], id: number): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    const body = { tipo: kind, codigo: id };
    const say = async (): Promise<void> => {
      try {
        const { data } = await officeCall(noteOpenRecord, { body });
        if (!left) setNames(data.map(({ nome }) => nome));
      } catch {
        if (!left) setNames([]);
      }
    };
    void say();
    const timer = setInterval(() => void say(), SAID_MS);
    return () => {
      left = true;
      clearInterval(timer);
      officeCall(noteOpenRecord, { body: { ...body, fechado: true } }).catch(() => undefined);
    };
  }, [kind, id]);
  return names;
}
