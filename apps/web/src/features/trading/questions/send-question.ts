import { CallFailure } from '@patio/api-client/call-failure.ts';
import { askQuestion } from '@patio/contract/trading/questions/ask-question.ts';
import { listQuestions, type Question } from '@patio/contract/trading/questions/list-questions.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Sends a question exactly as entered (QNA-04); null on success, otherwise the server's message ('' without any). */
export async function sendQuestion(code: number, text: string): Promise<string | null> {
  try {
    await browserCall(askQuestion, { body: { pergunta: text, codigoOferta: code } }, { action: true });
    return null;
  } catch (failure) {
    return failure instanceof CallFailure ? (failure.erros[0] ?? '') : '';
  }
}

/** The questions of an offer; null when the call fails. */
export async function loadQuestions(code: number): Promise<readonly Question[] | null> {
  const reply = await browserCall(listQuestions, { params: { id: code } }).catch(() => null);
  return reply?.perguntas ?? null;
}
