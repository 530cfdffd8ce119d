import { Button, Select, TextInput } from '@mantine/core';
import { changeOffers } from '@patio/contract/catalogue/drafts/change-offers.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { MarkedBar, type RefusedRow } from '../../../platform/lists/marked-bar.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { instantOf } from '../../trading/monitor/public.ts';

const ACTIONS = ['publicar', 'fim', 'etiquetas'] as const;

interface Props {
  /** The versions that were read when the offers were marked, by their codes. */
  readonly marked: ReadonlyMap<number, number>;
  readonly onUnmark: () => void;
}

/** Does the same to the marked offers, and says of each that was refused why. */
export function BulkBar({ marked, onUnmark }: Props) {
  const { drafts: texts, common } = useTexts();
  const action = useAction(changeOffers);
  const [tipo, setTipo] = useState<(typeof ACTIONS)[number]>('publicar');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const change = async (): Promise<void> => {
    const end = tipo === 'fim' ? instantOf(typed) : null;
    const lacks = (tipo === 'fim' && end === null) || (tipo === 'etiquetas' && typed.trim() === '');
    setWrong(lacks);
    if (lacks) return;
    const acao =
      tipo === 'publicar'
        ? { tipo }
        : tipo === 'fim'
          ? { tipo, fim: new Date(end ?? 0).toISOString() }
          : { tipo, etiquetas: typed };
    const ofertas = [...marked].map(([codigo, versao]) => ({ codigo, versao }));
    const reply = await action.give({ body: { ofertas, acao } }, ({ feitas }) =>
      texts.bulkDone(feitas.length),
    );
    if (reply === null) return;
    setRefused(reply.recusadas);
    onUnmark();
  };
  return (
    <MarkedBar
      label={texts.bulk}
      marked={new Set(marked.keys())}
      problem={action.problem}
      refused={refused}
      onUnmark={onUnmark}
      onDismiss={() => setRefused([])}
    >
      <Select
        aria-label={texts.bulk}
        value={tipo}
        comboboxProps={{ withinPortal: false }}
        data={ACTIONS.map((value) => ({ value, label: texts.bulkActions[value] }))}
        onChange={(value) => {
          setTipo(ACTIONS.find((one) => one === value) ?? 'publicar');
          setTyped('');
          setWrong(false);
        }}
      />
      {tipo === 'publicar' ? null : (
        <TextInput
          type={tipo === 'fim' ? 'datetime-local' : 'text'}
          aria-label={tipo === 'fim' ? texts.end : texts.tags}
          value={typed}
          maxLength={200}
          error={wrong ? common.required : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Button loading={action.busy} onClick={() => void change()}>
        {texts.bulkDo(marked.size)}
      </Button>
    </MarkedBar>
  );
}
