/** The local bank and its one client: no secret protects anything here. */
export const HOUSE = {
  clientId: 'patio-demo',
  clientSecret: 'patio-demo',
  /** A random key, as one that no person is behind. */
  key: '6d0f2a52-0f3a-4c4e-9f57-0a5b3d0e8f11',
  cnpj: '11222333000181',
  ispb: '00000000',
  host: 'banco.patio.test',
} as const;

/** Who is paid, as the bank knows them. */
export const RECEIVER = {
  cnpj: HOUSE.cnpj,
  nome: 'Pátio Demonstração Ltda',
  logradouro: 'Rua do Pátio, 1',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01000000',
} as const;
