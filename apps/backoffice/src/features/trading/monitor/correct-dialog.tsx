import { Stack, Text, TextInput } from '@mantine/core';
import { correctOffer } from '@patio/contract/sales/corrections/correct-offer.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { Running } from './running.ts';

const NUMBERS = ['km', 'anoFabricacao', 'anoModelo', 'chaves', 'proprietarios', 'veiculo'] as const;
const WORDS = ['titulo', 'versao', 'cor', 'combustivel'] as const;
type Field = (typeof NUMBERS)[number] | (typeof WORDS)[number];

/** Corrects facts of an offer; fields that are left empty stay as they are. */
export function CorrectDialog({ offer, onClose }: { offer: Running; onClose: () => void }) {
  const { monitor: texts } = useTexts();
  const dateText = useDateText();
  const action = useAction(correctOffer);
  const [typed, setTyped] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (motivo: string): Promise<void> => {
    const facts = factsIn(typed);
    setProblem(facts === null ? texts.badNumber : null);
    if (facts === null) return;
    const { veiculo: _vehicle, ...changes } = facts;
    if (Object.values(changes).every((value) => value === undefined)) return setProblem(texts.nothingTyped);
    const body = { motivo, ...facts };
    const reply = await action.give({ params: { id: offer.codigo }, body }, ({ data }) =>
      data.mudancas.length === 0 ? texts.correctedBefore : texts.corrected(dateText(data.fim), data.avisados),
    );
    if (reply !== null) onClose();
  };
  return (
    <ReasonDialog
      title={texts.correctTitle}
      text={texts.correctText}
      reason={texts.everyoneReads}
      action={texts.correct}
      busy={action.busy}
      problem={problem ?? action.problem}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      <Stack gap="xs" mah={320} style={{ overflowY: 'auto' }}>
        <Text size="xs" c="dimmed">
          {texts.onlyFilled}
        </Text>
        {[...WORDS, ...NUMBERS].map((name) => (
          <TextInput
            key={name}
            size="xs"
            label={texts.facts[name]}
            value={typed[name] ?? ''}
            maxLength={200}
            inputMode={NUMBERS.some((number) => number === name) ? 'numeric' : 'text'}
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
      </Stack>
    </ReasonDialog>
  );
}

/** What was typed, as the call takes it; null if a number is none. */
function factsIn(typed: Readonly<Partial<Record<Field, string>>>) {
  const text = (name: Field): string | undefined => typed[name]?.trim() || undefined;
  const number = (name: Field): number | undefined => {
    const digits = text(name)?.replaceAll('.', '');
    return digits === undefined ? undefined : Number(digits);
  };
  const facts = {
    titulo: text('titulo'),
    versao: text('versao'),
    cor: text('cor'),
    combustivel: text('combustivel'),
    km: number('km'),
    anoFabricacao: number('anoFabricacao'),
    anoModelo: number('anoModelo'),
    chaves: number('chaves'),
    proprietarios: number('proprietarios'),
    veiculo: number('veiculo'),
  };
  const isGood = (value: unknown): boolean => typeof value !== 'number' || Number.isSafeInteger(value);
  return Object.values(facts).every(isGood) ? facts : null;
}
