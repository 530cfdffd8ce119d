import { isDeepStrictEqual } from 'node:util';
import { variables, type Values } from './variables/variables.ts';

/** What buyers read about the company: who it is, where it is, how it is reached. */
const readByBuyers = [
  'BRAND_NAME',
  'BRAND_LEGAL_NAME',
  'BRAND_CNPJ',
  'OFFICE_STREET',
  'CONTACT_PHONE',
  'CONTACT_WHATSAPP',
  'CONTACT_EMAIL',
  'SALES_EMAIL',
  'SELLER_TEAMS',
] as const;

/** The names of the settings that still describe the company of the examples, which does not exist; none outside production. */
export function exampleNames(values: Values): readonly string[] {
  if (values.APP_MODE !== 'production') return [];
  const examples = variables.parse({});
  return readByBuyers.filter((name) => isDeepStrictEqual(values[name], examples[name]));
}
