import type { ExportField, FieldType } from './export-section.ts';
import { sections } from './sections/sections.ts';

const TYPES: Readonly<Record<FieldType, object>> = {
  text: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  money: { type: ['number', 'null'], description: 'Reais' },
  instant: { type: ['string', 'null'], format: 'date-time' },
  date: { type: ['string', 'null'], format: 'date' },
  boolean: { type: ['boolean', 'null'] },
};

/** The JSON Schema of an export, derived from the same description as the export itself. `address` is where it is published. */
export function exportSchema(address: string) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: 'Cópia dos dados pessoais de uma conta',
    type: 'object',
    additionalProperties: false,
    required: ['versao', 'esquema', 'protocolo', 'geradoEm', 'dados'],
    properties: {
      versao: { const: 1 },
      esquema: { type: 'string' },
      protocolo: { type: 'string' },
      geradoEm: { type: 'string', format: 'date-time' },
      dados: {
        type: 'object',
        additionalProperties: false,
        required: sections.map(({ name }) => name),
        properties: Object.fromEntries(
          sections.map(({ name, title, fields }) => [
            name,
            { title: title.PTBR, type: 'array', items: recordSchema(fields) },
          ]),
        ),
      },
    },
  } as const;
}

function recordSchema(fields: Readonly<Record<string, ExportField>>) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, { type, label }]) => [name, { title: label.PTBR, ...TYPES[type] }]),
    ),
  };
}
