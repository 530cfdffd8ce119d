import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../testing-support/repeats.ts';
import { humanText, shownText, type TextLines } from './human-text.ts';

const read = (typed: string, lines: TextLines = 'one') => {
  const answer = humanText(typed, { lines });
  return 'text' in answer ? answer.text : `fault: ${answer.fault}`;
};

describe('a text that a user writes', () => {
  it.each([
    'Ça va? ÀÉÎÕÜ ñ ß ª º',
    'Conceição Gonçalves Júnior',
    '田中さん 社會科學院',
    'שלום עולם',
    'Привет, Ελλάδα',
    'हिन्दी ไทย 한국어',
    'R$ 1.500,00 – 50 % “à vista” … ½ № ™ © € ≠',
    '<script>alert(1)</script> & "x"; ${7*7} %00',
    '👍 🚗 ❤',
  ])('keeps %j', (text) => {
    expect(read(text)).toBe(text);
    expect(read(text, 'several')).toBe(text);
  });

  it.each([
    ['control characters', 'a\u0007b\u001B[31mc\u0080', 'ab[31mc'],
    ['what turns the direction', 'a\u202Egnp.exe\u202C \u2066b\u2069 \u200Ec\u200F\u061C', 'agnp.exe b c'],
    ['what has no width', 'a\u200Bb\u200Cc\u200Dd\u2060e\uFEFFf\u00ADg\u034Fh\u180Ei', 'abcdefghi'],
    ['selectors outside of emoji', 'a\uFE0Fb\uFE0E\u{E0100}', 'ab'],
    ['tags that hide a text', 'a\u{E0061}\u{E0062}\u{E007F}', 'a'],
    ['invisible letters', 'a\u3164\u115Fb\uFFA0', 'ab'],
    ['code points that mean nothing in common', 'a\uE000b\u{10FFFF}c\u{0378}', 'abc'],
    ['blanks around it', ' \u00A0 a b \u3000', 'a b'],
  ])('loses %s', (_what, typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each(['', '  \t\n', '\u200B\u200D', '\u2800 \u3164', '\uFEFF\u200F'])(
    'is empty where nothing can be seen: %j',
    (typed) => {
      expect(read(typed)).toBe('');
      expect(read(typed, 'several')).toBe('');
    },
  );

  it('is composed', () => {
    expect(read('Sa\u0303o Joa\u0303o')).toBe('São João');
    expect(read('Sa\u200B\u0303o')).toBe('São');
  });

  it('is one line where the field has one, and keeps its breaks where it has several', () => {
    const typed = ' um\r\ndois\rtrês\tquatro\u2028cinco\n\nseis ';
    expect(read(typed)).toBe('um dois três quatro cinco seis');
    expect(read(typed, 'several')).toBe('um\ndois\ntrês quatro\ncinco\n\nseis');
  });

  it('keeps its blanks, breaks and composition where it is stored as typed, QNA-04', () => {
    const asTyped = (typed: string) => humanText(typed, { lines: 'several', asTyped: true });
    for (const typed of [
      '  Aceita troca? ',
      '\n\n Joa\u0303o\n ',
      'Joa\u0303o',
      '\u00A0ok\u00A0',
      ' \u3000田中 ',
    ]) {
      expect(asTyped(typed)).toEqual({ text: typed });
    }
    expect(asTyped(' a\u0007\u202Eb\u200B\r\n\tc ')).toEqual({ text: ' ab\n c ' });
    for (const blank of ['', '   ', '\n\u200B ', '\u00A0\u3164'])
      expect(asTyped(blank)).toEqual({ text: '' });
    expect(asTyped(' a\u0000 ')).toEqual({ fault: 'nul' });
  });

  it.each([
    ['a\u0000b', 'nul'],
    ['\uD800', 'encoding'],
    ['a\uDC00b', 'encoding'],
    ['S\uFFFDo Paulo', 'encoding'],
  ])('is refused: %j', (typed, fault) => {
    expect(read(typed)).toBe(`fault: ${fault}`);
    expect(read(typed, 'several')).toBe(`fault: ${fault}`);
  });
});

describe('emoji', () => {
  const all = Array.from({ length: 0x1_fbff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const emoji = all.filter((sign) => /^\p{Emoji}$/u.test(sign) && !/^[0-9#*]$/.test(sign));
  const tones = ['', '🏻', '🏼', '🏽', '🏾', '🏿'];
  const joined = [...'♀♂⚕⚖✈🌾🍳🎓🎤🎨🏫🏭💻💼🔧🔬🚀🚒🦯🦼🦽🦰🦱🦲🦳🌈☠⚧❄🦺💥🔥🩹🟩🟫🍄↔↕💫💨⬛'];
  const rgi = new RegExp('^\\p{RGI_Emoji}$', 'v');
  const survive = (sequences: readonly string[]) =>
    sequences.filter((sequence) => read(`a${sequence}b`) !== `a${sequence}b`);

  it('survives alone, coloured and with every tone of skin', () => {
    const sequences = emoji.flatMap((sign) => [sign, `${sign}\uFE0F`, ...tones.map((tone) => sign + tone)]);
    const known = sequences.filter((sequence) => rgi.test(sequence));
    expect(known.length).toBeGreaterThan(1_900);
    expect(survive(known)).toEqual([]);
  });

  it('survives as keycap, with the selector and without it', () => {
    const keys = [...'0123456789#*'];
    expect(survive(keys.flatMap((key) => [`${key}\uFE0F\u20E3`, `${key}\u20E3`]))).toEqual([]);
  });

  it('survives as flag: of countries, of regions, and joined ones', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) =>
      String.fromCodePoint(0x1_f1e6 + letter.charCodeAt(0) - 65),
    );
    const tagged = (region: string) =>
      `🏴${[...region].map((letter) => String.fromCodePoint(0xe_0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;
    const flags = letters.flatMap((one) => letters.map((two) => one + two));
    const regions = ['gbeng', 'gbsct', 'gbwls', 'ustx', 'brsp'].map(tagged);
    expect(rgi.test(tagged('gbeng'))).toBe(true);
    expect(survive([...flags, ...regions, '🏴‍☠️', '🏳️‍🌈', '🏳️‍⚧️', '🏳‍🌈'])).toEqual([]);
  });

  it('survives joined: people at work, with hair, animals, hearts, families', () => {
    const firsts = emoji.flatMap((sign) => [...tones.map((tone) => sign + tone), `${sign}\uFE0F`]);
    const pairs = firsts
      .filter((first) => first.length <= 4)
      .flatMap((first) =>
        joined.flatMap((second) => [`${first}\u200D${second}`, `${first}\u200D${second}\uFE0F`]),
      )
      .filter((sequence) => rgi.test(sequence));
    expect(pairs.length).toBeGreaterThan(900);
    expect(survive(pairs)).toEqual([]);
    const longer = ['👩‍👩‍👧‍👦', '🧑🏿‍❤️‍💋‍🧑🏻', '👩🏽‍🤝‍👨🏿', '🏃🏽‍♀️‍➡️', '🧑‍🧑‍🧒‍🧒', '👁️‍🗨️', '👨🏻‍🦽‍➡️'];
    expect(longer.filter((sequence) => !rgi.test(sequence))).toEqual([]);
    expect(survive(longer)).toEqual([]);
  });

  it('lends its joiners to nothing else', () => {
    expect(read('👩\u200Da\u200D👧')).toBe('👩a👧');
    expect(read('👩\u200D\u200D👧')).toBe('👩👧');
    expect(read('🏴\u{E0073}\u{E0065}\u{E0063}\u{E0072}\u{E0065}\u{E0074}\u{E0073}\u{E007F}')).toBe('🏴');
    expect(read('1\uFE0F2')).toBe('12');
  });
});

const pieces = fc.oneof(
  fc.constantFrom(
    '\u200D',
    '\uFE0F',
    '\u20E3',
    '\u200B',
    '\u202E',
    '\u2069',
    '\u0303',
    '\u0338',
    '\u{E0067}',
    '\u{E007F}',
    '\r',
    '\n',
    '\t',
    ' ',
    '\u2028',
    '\u0085',
    '\u0007',
    '\u00AD',
    '\u2800',
    '\u3164',
    'ã',
    'a',
    '1',
    '#',
    '👩',
    '👧',
    '🏽',
    '❤',
    '↔',
    '🇧',
    '🇷',
    '🏴',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'क़',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
const eitherLines = fc.constantFrom<TextLines>('one', 'several');
const runs = { numRuns: repeats(1_000, 20_000) };
/** What may stand in a text, emoji taken out. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Extended_Pictographic}\n]*$/u;
const JOINED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}#*0-9])\uFE0F|(?<=🏴)[\u{E0030}-\u{E007A}]{3,6}\u{E007F}/gu;

describe('every text', () => {
  it('is either refused or read as something that is read as itself', () => {
    fc.assert(
      fc.property(texts, eitherLines, (typed, lines) => {
        const answer = humanText(typed, { lines });
        if ('text' in answer) expect(humanText(answer.text, { lines })).toEqual(answer);
      }),
      runs,
    );
  });

  it('becomes no longer than it is when composed', () => {
    fc.assert(
      fc.property(texts, eitherLines, (typed, lines) => {
        const answer = humanText(typed, { lines });
        if ('text' in answer) expect(answer.text.length).toBeLessThanOrEqual(typed.normalize('NFC').length);
      }),
      runs,
    );
  });

  it('holds allowed characters only, and line breaks only where there may be some', () => {
    fc.assert(
      fc.property(texts, eitherLines, (typed, lines) => {
        const answer = humanText(typed, { lines });
        if (!('text' in answer)) return;
        expect(
          answer.text.replaceAll(JOINED, (found) =>
            found.replaceAll(/\u200D|\uFE0F|[\u{E0030}-\u{E007F}]/gu, ''),
          ),
        ).toMatch(ALLOWED);
        if (lines === 'one') expect(answer.text).not.toContain('\n');
      }),
      runs,
    );
  });

  it('is refused exactly for a null character, half a character or the sign of a broken one', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('', '\0', '\uD800', '\uDFFF', '\uFFFD'), texts, (one, odd, two) => {
        const typed = `${one} ${odd} ${two}`;
        const broken = typed.includes('\0') || !typed.isWellFormed() || typed.includes('\uFFFD');
        expect('fault' in humanText(typed, { lines: 'one' })).toBe(broken);
      }),
      runs,
    );
  });

  it('can be shown, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.constantFrom('\0', '\uD800', '\uDFFF')), { maxLength: 9 }),
        (parts) => {
          const shown = shownText(parts.join(''), { lines: 'one' });
          expect(shown.isWellFormed()).toBe(true);
          expect(shown).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
          expect(shownText(shown, { lines: 'one' })).toBe(shown);
        },
      ),
      runs,
    );
  });
});

it('a stored text that could not be taken is shown with what is left of it', () => {
  expect(shownText('Ana\u0000 \uD800 \u202Eb\nc', { lines: 'one' })).toBe('Ana \uFFFD b c');
});
