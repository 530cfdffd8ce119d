import { expect, it } from 'vitest';
import { cardFigures } from './card-figures.ts';

const event = {
  codigoOferta: 7,
  seq: 3,
  status: 'A',
  hasBid: true,
  valorLeilao: 1000.5,
  lances: 3,
  lider: 'Participante 4',
  end: '2026-11-20T20:00:00.000Z',
  agora: '2026-11-20T19:00:00.000Z',
};
const read = (change: object) => cardFigures(JSON.stringify({ ...event, ...change }), 1000);

it('come in centavos and milliseconds, with the distance to the server’s clock', () => {
  expect(read({})).toEqual({
    seq: 3,
    open: true,
    sold: false,
    hasBid: true,
    price: 100_050,
    bids: 3,
    leader: 'Participante 4',
    end: Date.UTC(2026, 10, 20, 20),
    offset: Date.UTC(2026, 10, 20, 19) - 1000,
  });
});

it('say when it is over: sold, or the end has passed', () => {
  expect(read({ status: 'V' })).toMatchObject({ open: false, sold: true });
  expect(read({ status: 'E' })).toMatchObject({ open: false, sold: false });
  expect(read({ agora: '2026-11-20T20:00:00.000Z' })).toMatchObject({ open: false, sold: false });
});

it.each(['', 'null', '[]', '{"erros":["x"]}', JSON.stringify({ ...event, seq: '3' })])(
  'are not read from %s',
  (text) => {
    expect(cardFigures(text, 0)).toBeNull();
  },
);
