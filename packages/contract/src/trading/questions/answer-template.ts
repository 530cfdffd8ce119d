import { z } from 'zod';
import { requiredLine, requiredText } from '../../wire/text.ts';

/** A prepared answer: a name to choose it by, and its text. */
export const answerTemplate = z.object({ codigo: z.number(), nome: z.string(), texto: z.string() });

/** The fields of a prepared answer. */
export const answerTemplateFields = z.object({
  nome: requiredLine(60, 'template-name'),
  texto: requiredText(2000, 'answer-to-question'),
});
