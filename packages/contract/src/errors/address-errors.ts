import type { ErrorEntry } from './error-entry.ts';

/** Errors of addresses and delivery. */
export const addressErrors = {
  'address-not-found': { status: 404, PTBR: 'Endereço não encontrado.', EN: 'Address not found.' },
  'postal-code-not-found': { status: 404, PTBR: 'CEP não encontrado.', EN: 'Postal code not found.' },
  'address-needed': {
    status: 422,
    PTBR: 'Necessário escolher um endereço!',
    EN: 'Choose an address!',
  },
  'personal-data-needed': {
    status: 422,
    PTBR: 'Complete seus dados pessoais antes de continuar.',
    EN: 'Complete your personal details before you continue.',
  },
  'own-address-needed': {
    status: 422,
    PTBR: 'Cadastre um endereço antes de continuar.',
    EN: 'Add an address before you continue.',
  },
  'freight-needed': {
    status: 422,
    PTBR: 'Necessário escolher um frete!',
    EN: 'Choose how to receive the vehicle!',
  },
} as const satisfies Record<string, ErrorEntry>;
