/** Standard equipment: its presence alone says nothing about a vehicle. */
const GIVEN = [
  'motor',
  'cambio',
  'transmissao',
  'cor',
  'combustivel',
  'portas',
  'lugares',
  'tracao',
  'direcao',
  'tipo de direcao',
  'potencia',
  'potencia ou peso operacional',
  'cilindrada',
  'configuracao de eixos',
  'eixos',
  'procedencia',
  'cabine',
  'pneus',
  'pintura',
  'lataria',
  'estofamento',
  'freios',
  'suspensao',
  'chassi',
  'carroceria',
  'caixa de cambio',
  'diferencial',
  'vidros',
  'estrutura',
  'sistema hidraulico',
  'cilindros',
  'material rodante',
  'parte eletrica',
  'assoalho',
  'poltronas',
  'compartimento de carga',
];
const GIVEN_NAMES: ReadonlySet<string> = new Set(GIVEN);
const YES_OR_NO = /^(?:sim|nao|s|n|tem|nao tem|possui|nao possui|true|false|x)$/;

/** Whether every vehicle has a thing of this name, so that only its kind or state is informative. */
export function isGiven(name: string): boolean {
  return GIVEN_NAMES.has(plain(name));
}

/** Whether a fact is informative: "Chave reserva: Sim" is, "Motor: Tem" is not. */
export function saysSomething(title: string, value: string): boolean {
  return value.trim() !== '' && !(isGiven(title) && YES_OR_NO.test(plain(value)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
