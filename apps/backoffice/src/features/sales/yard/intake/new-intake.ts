import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { CHECKLIST_VERSION } from '@patio/domain/sales/yard/yard-checklist.ts';
import type { StoredIntake } from './intake-db.ts';

/** A fresh intake of a user; `cidade` is the place of the one before. */
export function newIntake(usuario: number, cidade: number): StoredIntake {
  const cliente = crypto.randomUUID();
  return {
    cliente,
    usuario,
    estado: 'rascunho',
    codigo: null,
    vistoriaDe: null,
    problema: null,
    em: Date.now(),
    form: {
      cliente,
      placa: '',
      serie: '',
      tipo: 'carro',
      cidade,
      vaga: '',
      uso: null,
      contador: 'Km',
      chaves: 1,
      conferencia: { versao: CHECKLIST_VERSION, itens: {}, combustivel: null },
      avarias: [],
      observacao: '',
      horaDoAparelho: null,
    },
  };
}

/** Why an intake is not complete; null: it is. */
export function missingOf({ form }: StoredIntake): 'plate' | 'place' | null {
  const plate = form.placa ?? '';
  if (plate === '' ? (form.serie ?? '') === '' : plateOf(plate) === null) return 'plate';
  return form.cidade === 0 ? 'place' : null;
}
