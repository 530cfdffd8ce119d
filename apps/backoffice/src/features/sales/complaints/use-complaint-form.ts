import type { OfficeComplaint } from '@patio/contract/sales/complaints/get-complaint.ts';
import { takeComplaintStep } from '@patio/contract/sales/complaints/take-complaint-step.ts';
import type { ComplaintFinding, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import { useState } from 'react';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import { useComplaintFiles } from './use-complaint-files.ts';

type Step = OfficeComplaint['passos'][number];

/** The next step of who answers: what it is, its words and files, and how it is sent. A refusal keeps all of it. */
export function useComplaintForm({ codigo, versao, passos }: OfficeComplaint) {
  const texts = useTexts();
  const action = useAction(takeComplaintStep);
  const [chosen, choose] = useState<Step | null>(null);
  const [text, setText] = useState('');
  const [finding, setFinding] = useState<ComplaintFinding | null>(null);
  const [solution, setSolution] = useState<ComplaintRemedy | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useComplaintFiles(codigo, (some) => setProblem(some ? texts.complaints.attachHint : null));
  const step = passos.find((one) => one === chosen) ?? passos[0] ?? 'answer';
  const attempt = async (): Promise<void> => {
    const body = {
      passo: step,
      texto: text,
      arquivos: await files.upload(),
      resultado: step === 'decide' || step === 'undo' ? finding : null,
      solucao: step === 'propose' ? solution : null,
      versao,
    };
    if (!(await action.run({ params: { id: codigo }, body }, texts.complaints.taken[step]))) return;
    setText('');
    files.clear();
  };
  const send = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    setProblem(null);
    await attempt().catch((failure: unknown) => setProblem(failureText(failure, texts)));
    setSending(false);
  };
  const choices = { finding, setFinding, solution, setSolution };
  return {
    step,
    choose,
    text,
    setText,
    ...choices,
    files,
    send,
    busy: sending,
    problem: problem ?? action.problem,
  };
}
