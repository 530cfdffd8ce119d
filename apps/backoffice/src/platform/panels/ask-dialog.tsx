import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { DayField } from './fields/day-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props<Kind extends string> {
  readonly texts: {
    readonly ask: string;
    readonly askText: string;
    readonly reasonRead: string;
    readonly kind: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly dueDay: string;
  };
  /** The documents that may be asked for. */
  readonly kinds: readonly Kind[];
  readonly action: { readonly busy: boolean; readonly problem: string | null };
  /** `prazo`: the last day, `2026-12-24`. */
  readonly onAsk: (body: { tipo: Kind; motivo: string; prazo: string }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks a user for a document, with the reason that they read, until a day. */
export function AskDialog<Kind extends string>({ texts, kinds, action, onAsk, onClose }: Props<Kind>) {
  const { common } = useTexts();
  const [kind, setKind] = useState<Kind | null>(null);
  const [due, setDue] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <ReasonDialog
      title={texts.ask}
      text={texts.askText}
      reason={texts.reasonRead}
      action={texts.ask}
      busy={action.busy}
      problem={action.problem}
      onTry={() => setTried(true)}
      onConfirm={(motivo) => {
        if (kind !== null && due !== '') void onAsk({ tipo: kind, motivo, prazo: due });
      }}
      onClose={onClose}
    >
      <Select
        label={texts.kind}
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        comboboxProps={{ withinPortal: false }}
        error={tried && kind === null ? common.required : null}
        onChange={(value) => setKind(kinds.find((known) => known === value) ?? null)}
      />
      <DayField
        label={texts.dueDay}
        value={due}
        error={tried && due === '' ? common.required : null}
        onChange={setDue}
      />
    </ReasonDialog>
  );
}
