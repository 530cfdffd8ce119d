import { z } from 'zod';
import { asWritten, code } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';

/** The link of an invitation: an unguessable name, and the code of the subject. */
export const surveyParams = z.object({ guid: z.uuid(), lance: code });

export const surveyQuestion = z.object({
  id: z.number(),
  enunciado: z.string(),
  tipo: z.enum(['TEXTO_LIVRE', 'ESCOLHA']),
  opcoes: z.array(z.object({ id: z.number(), descricao: z.string(), valor: z.string() })),
});

export type SurveyQuestion = z.output<typeof surveyQuestion>;

/** The longest free-text answer, in characters. */
export const SURVEY_TEXT_MAX = 2000;

/** The answer to one question: an option of it, or a text (C-107). */
export const surveyAnswer = z.object({
  pergunta: code,
  opcao: asWritten(z.coerce.number().int()).nullish(),
  resposta: text(SURVEY_TEXT_MAX).nullish(),
});

export type SurveyAnswer = z.input<typeof surveyAnswer>;
