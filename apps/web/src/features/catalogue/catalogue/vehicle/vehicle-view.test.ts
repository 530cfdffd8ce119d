import type { WireVehicle } from '@patio/contract/wire/offer.ts';
import { describe, expect, it } from 'vitest';
import { vehicleView } from './vehicle-view.ts';

const information = (codigoAdditionalInformation: number, title: string, value: string) => ({
  codigoAdditionalInformation,
  title,
  value,
});
const vehicle: WireVehicle = {
  codigo: 10,
  categoria: 'Caminhões',
  codigoCategoria: 5,
  codigoSubcategoria: null,
  subcategoria: null,
  marca: 'Scania',
  codigoMarca: 1,
  model: 'R 450',
  codigoModel: 2,
  version: '',
  yearManufacture: 2019,
  yearModel: 2020,
  km: 120_000,
  tipoContador: 'Km',
  combustivel: 'Diesel',
  cor: 'Branco',
  cambio: 'Automático',
  cidade: 'Serra',
  estado: 'ES',
  latitude: null,
  longitude: null,
  placa: 'ABC1D23',
  photo: null,
  ativo: '',
  codLaudo: null,
  nameLaudo: null,
  typeVehiclesDto: {
    additionalInformation: [
      information(119, 'Câmbio', 'Automático'),
      information(120, 'Portas', '2'),
      information(7, 'Tração', '6x2'),
      information(8, 'Chassis Remarcado', 'Sim'),
    ],
  },
};

describe('a vehicle on the offer page', () => {
  it('shows only the last four characters of the plate, DETL-20', () => {
    expect(vehicleView(vehicle).plate).toBe('***-1D23');
  });
  it('takes the gearbox by its code 119 and the others by title, DETL-21, DETL-22', () => {
    expect(vehicleView(vehicle)).toMatchObject({ gearbox: 'Automático', traction: '6x2', steering: '' });
  });
  it('shows every other information but "Chassis Remarcado", DETL-23', () => {
    expect(vehicleView(vehicle).more).toEqual([{ title: 'Portas', value: '2' }]);
  });
  it('takes the gearbox by its code under any title, and facts of their own by their titles under any code, ENTY-04', () => {
    const additionalInformation = [
      information(119, 'Caixa', 'Manual'),
      information(120, 'Número de portas', '4'),
      information(501, 'Tração', '4x4'),
      information(502, 'Tipo de Direção', 'Elétrica'),
      information(503, 'Chassis Remarcado', 'Sim'),
    ];
    const view = vehicleView({ ...vehicle, cambio: '', typeVehiclesDto: { additionalInformation } });
    expect(view).toMatchObject({ gearbox: 'Manual', traction: '4x4', steering: 'Elétrica' });
    expect(view.more).toEqual([{ title: 'Número de portas', value: '4' }]);
  });
  it('writes years and usage, DETL-19', () => {
    expect(vehicleView(vehicle)).toMatchObject({
      years: '2019/2020',
      usage: '120.000 Km',
      place: 'Serra/ES',
    });
  });
});
