import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/** What the list of questions can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const questionsList = listSpec({
  sorts: ['em'],
  order: 'em',
  filters: {
    situacao: { kind: 'words', options: ['aberta', 'respondida', 'oculta'] },
    em: { kind: 'days' },
    oferta: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store' },
    comQuem: { kind: 'codes' },
  },
});

/** A question as those who answer see it, without its author. */
export const staffQuestion = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  pergunta: z.string(),
  em: instant,
  /** `oculta`: not published, or no longer. */
  situacao: z.enum(['aberta', 'respondida', 'oculta']),
  resposta: z.string().nullable(),
  respondidaEm: instant.nullable(),
  respondidaPor: z.string().nullable(),
  motivoOculta: z.string().nullable(),
});

/** Questions on offers; without `situacao` those that wait for an answer, oldest first. A store sees those on its own offers. */
export const listStaffQuestions = defineRoute({
  name: 'list-staff-questions',
  method: 'GET',
  path: '/admin/questions',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'questions',
  summary: 'Questions on offers',
  query: listQuery(questionsList),
  success: { status: 200, schema: listReply(staffQuestion) },
  errors: ['list-too-deep', 'list-cursor'],
});
