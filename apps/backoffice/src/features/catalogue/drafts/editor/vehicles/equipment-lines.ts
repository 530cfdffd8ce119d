import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';

/** What is typed one a line. */
export const EQUIPMENT = ['adicionais', 'opcionais', 'implementos', 'tanques'] as const;
export type EquipmentKind = (typeof EQUIPMENT)[number];

interface Lines {
  write(vehicle: VehicleForm): string;
  /** The fields that the lines state; `wrong`: the number of the first line that states nothing. */
  read(text: string, vehicle: VehicleForm): { fields: Partial<VehicleForm>; wrong: number | null };
}

/** The gearbox has a field of its own. */
const GEARBOX = 119;

const number = (text: string | undefined): number | null => {
  const value = Number((text ?? '').trim().replace(',', '.'));
  return text === undefined || text.trim() === '' || Number.isNaN(value) || value < 0 ? null : value;
};
const decimal = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Reads every line by a function that gives null for one that states nothing. */
function each<T>(text: string, one: (line: string) => T | null): { items: T[]; wrong: number | null } {
  const lines = text.split('\n').map((line, at) => ({ line: line.trim(), at: at + 1 }));
  const read = lines.filter(({ line }) => line !== '').map(({ line, at }) => ({ item: one(line), at }));
  return {
    items: read.flatMap(({ item }) => item ?? []),
    wrong: read.find(({ item }) => item === null)?.at ?? null,
  };
}

const additional: Lines = {
  write: ({ adicionais }) =>
    adicionais
      .filter(({ codigo }) => codigo !== GEARBOX)
      .map(({ titulo, valor }) => `${titulo}: ${valor}`)
      .join('\n'),
  read: (text, { adicionais }) => {
    const { items, wrong } = each(text, (line) => {
      const [titulo = '', ...rest] = line.split(':');
      const valor = rest.join(':').trim();
      if (titulo.trim() === '' || valor === '' || titulo.length > 60 || valor.length > 120) return null;
      const known = adicionais.find((one) => one.titulo === titulo.trim());
      return { codigo: known?.codigo ?? 0, titulo: titulo.trim(), valor };
    });
    const gearbox = adicionais.filter(({ codigo }) => codigo === GEARBOX);
    return { fields: { adicionais: [...gearbox, ...items] }, wrong };
  },
};

/** `Conforto: Ar-condicionado **`: the group, and a star for each of its one to three stars. */
const optionals: Lines = {
  write: ({ opcionais }) =>
    opcionais
      .flatMap(({ titulo, itens }) =>
        itens.map(
          ({ nome, estrelas }) => `${titulo}: ${nome}${estrelas === null ? '' : ` ${'*'.repeat(estrelas)}`}`,
        ),
      )
      .join('\n'),
  read: (text) => {
    const { items, wrong } = each(text, (line) => {
      const [titulo = '', ...rest] = line.split(':');
      const [, nome = '', stars = ''] = /^(.*?)\s*(\*{0,3})$/.exec(rest.join(':').trim()) ?? [];
      if (titulo.trim() === '' || nome === '' || titulo.length > 60 || nome.length > 80) return null;
      return { titulo: titulo.trim(), item: { nome, estrelas: stars === '' ? null : stars.length } };
    });
    const groups = Map.groupBy(items, ({ titulo }) => titulo);
    const opcionais = [...groups].map(([titulo, own]) => ({ titulo, itens: own.map(({ item }) => item) }));
    return { fields: { opcionais }, wrong };
  },
};

/** `Baú; Randon; SR BA; 2019; 2,60; 2,80; 14,00`: type, manufacturer, model, year, width, height, length. */
const implementsOf: Lines = {
  write: ({ implementos }) =>
    implementos
      .map(({ tipo, fabricante, modelo, ano, largura, altura, comprimento }) =>
        [
          tipo,
          fabricante,
          modelo,
          ano === null ? '' : String(ano),
          decimal(largura),
          decimal(altura),
          decimal(comprimento),
        ].join('; '),
      )
      .join('\n'),
  read: (text) => {
    const { items: implementos, wrong } = each(text, (line) => {
      const [tipo = '', fabricante = '', modelo = '', ano, largura, altura, comprimento] = line
        .split(';')
        .map((part) => part.trim());
      if (tipo === '' || tipo.length > 80 || fabricante.length > 80 || modelo.length > 80) return null;
      const year = number(ano);
      return {
        tipo,
        fabricante,
        modelo,
        ano: year !== null && Number.isInteger(year) && year <= 9999 ? year : null,
        largura: number(largura),
        altura: number(altura),
        comprimento: number(comprimento),
      };
    });
    return { fields: { implementos }, wrong };
  },
};

/** `Aço; 15000`: material and litres. */
const tanks: Lines = {
  write: ({ tanques }) =>
    tanques.map(({ material, capacidade }) => `${material}; ${decimal(capacidade)}`).join('\n'),
  read: (text) => {
    const { items: tanques, wrong } = each(text, (line) => {
      const [material = '', litres] = line.split(';').map((part) => part.trim());
      const capacidade = number(litres);
      return material === '' || material.length > 60 || capacidade === null ? null : { material, capacidade };
    });
    return { fields: { tanques }, wrong };
  },
};

/** How each kind is written and read. */
export const equipmentIn: Readonly<Record<EquipmentKind, Lines>> = {
  adicionais: additional,
  opcionais: optionals,
  implementos: implementsOf,
  tanques: tanks,
};
