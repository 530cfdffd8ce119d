import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { describe, expect, it } from 'vitest';
import { DraftSaver } from './draft-saver.ts';

const FORM: OfferForm = {
  tipo: 'comum',
  titulo: 'Fiat Uno',
  descricao: '',
  etiquetas: '',
  destaque: false,
  loja: null,
  procedencia: 'particular',
  leiloeiro: null,
  valorCompreJa: 45_900,
  precos: [],
  lanceInicial: null,
  reserva: null,
  aceitaProposta: true,
  pisoProposta: null,
  incrementos: [],
  passoAutomatico: null,
  passoMinimo: null,
  fim: null,
  prorrogacaoMinutos: null,
  veiculos: [],
  fotos: [],
  videos: [],
};

class Stale extends Error {}

/** A stored draft that two editors work on. */
function shared() {
  let stored = draftOf(1, FORM, 'Bruno');
  const calls = (who: string) => ({
    save: async (_code: number, version: number, form: OfferForm) => {
      if (version !== stored.versao) throw new Stale();
      stored = draftOf(version + 1, form, who);
      return stored;
    },
    read: async () => stored,
    isStale: (failure: unknown) => failure instanceof Stale,
    isPassing: () => false,
    textOf: () => 'mudou',
  });
  return { read: () => stored, editor: (who: string) => new DraftSaver(stored, calls(who)) };
}

function draftOf(versao: number, formulario: OfferForm, nome: string): OfferDraftReply {
  return {
    codigo: 7,
    versao,
    situacao: 'rascunho',
    aEnviar: false,
    formulario,
    oferta: null,
    loja: null,
    laudo: null,
    fotos: {},
    editadas: [],
    legal: { exigidos: [], consulta: false, conferencias: [] },
    problemas: [],
    qualidade: { nota: 0, falta: [] },
    mudada: { nome, em: '2026-11-28T08:00:00Z' },
    publicarEm: null,
    enviada: null,
    devolvida: null,
  };
}

describe('two editors of one draft', () => {
  it('who changed different fields have both, and the second is told', async () => {
    const { editor, read } = shared();
    const [ana, bruno] = [editor('Ana'), editor('Bruno')];
    ana.change({ titulo: 'Fiat Uno 2019' });
    bruno.change({ valorCompreJa: 44_000 });
    await ana.flush();
    expect((await bruno.flush())?.formulario).toMatchObject({
      titulo: 'Fiat Uno 2019',
      valorCompreJa: 44_000,
    });
    expect(bruno.read()).toMatchObject({
      saving: 'saved',
      conflict: null,
      joined: { who: 'Ana', fields: ['titulo'] },
    });
    expect(read().versao).toBe(3);
  });

  it.each([
    ['mine', 'Uno de Bruno'],
    ['theirs', 'Uno de Ana'],
  ] as const)('who changed the same field decide: %s', async (keep, titulo) => {
    const { editor, read } = shared();
    const [ana, bruno] = [editor('Ana'), editor('Bruno')];
    ana.change({ titulo: 'Uno de Ana' });
    bruno.change({ titulo: 'Uno de Bruno', descricao: 'Revisado' });
    await ana.flush();
    expect(await bruno.flush()).toBeNull();
    expect(bruno.read()).toMatchObject({ conflict: { who: 'Ana', fields: ['titulo'] } });
    expect(bruno.read().form.titulo).toBe('Uno de Bruno');
    expect(read().formulario.titulo).toBe('Uno de Ana');
    bruno.resolve(keep);
    await bruno.flush();
    expect(read().formulario).toMatchObject({ titulo, descricao: 'Revisado' });
    expect(bruno.read()).toMatchObject({ conflict: null, saving: 'saved' });
  });

  it('who made the same change are not asked', async () => {
    const { editor, read } = shared();
    const [ana, bruno] = [editor('Ana'), editor('Bruno')];
    for (const one of [ana, bruno]) one.change({ titulo: 'Fiat Uno Way' });
    await ana.flush();
    await bruno.flush();
    expect([read().formulario.titulo, bruno.read().conflict]).toEqual(['Fiat Uno Way', null]);
  });
});
