import { expect, it } from 'vitest';
import { z } from 'zod';
import { listInterests } from '../catalogue/interests/list-interests.ts';
import { listNotifications } from '../messaging/notifications/list-notifications.ts';
import { listQuestions } from '../trading/questions/list-questions.ts';

/** The names of all fields of a reply, however deep. */
function fieldsOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const properties: unknown = Reflect.get(part, 'properties');
    if (typeof properties === 'object' && properties !== null)
      for (const name of Object.keys(properties)) names.add(name);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return [...names].sort();
}

it.each([
  [
    'interests',
    listInterests.success.schema,
    ['codigo', 'codigoCategoria', 'iconSvgAtivo', 'iconSvgInativo', 'name'],
  ],
  ['questions', listQuestions.success.schema, ['pergunta', 'perguntas', 'resposta']],
  [
    'notifications, and whether they were read (S-41)',
    listNotifications.success.schema,
    [
      'codigoNotificacao',
      'dataInicio',
      'descricaoNotificacao',
      'guid',
      'lida',
      'nomeArquivo',
      'tamanho',
      'tituloNotificacao',
    ],
  ],
] as const)('%s have only the fields that are listed, ENTY-07', (_name, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(fields);
});
