import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { normalisePhoto } from './normalise-photo.ts';

const SAMPLES = path.resolve(process.env['PATIO_SHARED_DATA'] ?? '../shared/data', 'imagens_teste');

/** Red on top, blue on the left, as the test pictures are. */
async function bands(): Promise<Buffer> {
  const band = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#dddddd' } })
    .composite([
      { input: await band(60, 300, '#0000ff'), left: 0, top: 0 },
      { input: await band(400, 60, '#ff0000'), left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];
}

async function accepted(bytes: Uint8Array) {
  const photo = await normalisePhoto(bytes);
  if (photo.kind === 'refused') throw new Error(photo.reason);
  return photo;
}

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const photo = await normalisePhoto(bytes);
  return photo.kind === 'refused' ? photo.reason : 'accepted';
}

test('turns the picture upright and forgets orientation, position and comments', async () => {
  const source = await sharp(await bands())
    .rotate(90)
    .withExif({ IFD0: { Artist: 'Maria' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '20/1 19/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  const photo = await accepted(source);
  expect([photo.width, photo.height]).toEqual([400, 300]);
  const metadata = await sharp(photo.master).metadata();
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const [red = 0, , blue = 0] = await pixel(photo.master, 200, 20);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('brings a large picture down to 1600 pixels on its longer side and never enlarges a small one', async () => {
  const wide = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  expect(await accepted(wide)).toMatchObject({ width: 1600, height: 800 });
  expect(await accepted(await sharp(wide).rotate(90).png().toBuffer())).toMatchObject({
    width: 800,
    height: 1600,
  });
  expect(await accepted(await bands())).toMatchObject({ width: 400, height: 300 });
});

test('lays transparent pictures on white', async () => {
  const clear = await sharp({
    create: { width: 200, height: 150, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect(await pixel((await accepted(clear)).master, 10, 10)).toEqual([255, 255, 255]);
});

test('what a file is follows from its content', async () => {
  expect(await reasonOf(Buffer.from('<html><body>foto</body></html>'))).toContain('não é uma imagem');
  expect(await reasonOf(Buffer.from('MZ\x90\0 executable'))).toContain('não é uma imagem');
  expect(await reasonOf(Buffer.from('<?xml version="1.0"?><svg><script>1</script></svg>'))).toContain('SVG');
  expect(await reasonOf(Buffer.from('\0\0\0\x20ftypheic\0\0\0\0mif1heic', 'latin1'))).toContain('HEIC');
  expect(await reasonOf(Buffer.alloc(0))).toContain('vazio');
});

test('refuses more than 15 MB and more than 50 megapixels before decoding', async () => {
  expect(await reasonOf(Buffer.alloc(15 * 1024 * 1024 + 1, 0xff))).toContain('15 MB');
  const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  // Only its header is there: who decoded it would call it damaged.
  expect(await reasonOf(bomb.subarray(0, 1000))).toContain('50 megapixels');
});

test('refuses pictures that are cut off or too small', async () => {
  const whole = await bands();
  expect(await reasonOf(whole.subarray(0, whole.length / 2))).toContain('danificada');
  expect(await reasonOf(whole.subarray(0, 20))).toContain('danificada');
  expect(await reasonOf(await sharp(whole).resize(100).toBuffer())).toContain('pequena demais');
});

const REFUSED = [
  'boas/exifsamples_IMG_5195.HEIC',
  'boas/exifsamples_samplefilehub.heif',
  'boas/foto.bmp',
  'boas/foto.heic',
  'boas/foto.tiff',
  'boas/pequena_1x1.jpg',
  'boas/animado.gif',
  'hostis/bomba_png_20000x20000.png',
  'hostis/executavel.jpg',
  'hostis/exifsamples_image01137.jpg',
  'hostis/exifsamples_image01551.jpg',
  'hostis/jpeg_65500x65500.jpg',
  'hostis/pagina.jpg',
  'hostis/pdf.jpg',
  'hostis/png_crc_errado.png',
  'hostis/png_dimensao_mentirosa.png',
  'hostis/png_dimensao_zero.png',
  'hostis/script.svg',
  'hostis/so_cabecalho.jpg',
  'hostis/texto.jpg',
  'hostis/truncado.jpg',
  'hostis/vazio.jpg',
];

const ACCEPTED = [
  'boas/16bits.png',
  'boas/cinza.jpg',
  'boas/cmyk.jpg',
  'boas/foto.avif',
  'boas/foto.gif',
  'boas/foto.png',
  'boas/foto.webp',
  'boas/gps_e_dados_pessoais.jpg',
  'boas/panorama_4000x200.jpg',
  'boas/transparente.png',
  'hostis/exif_xss.jpg',
  'hostis/exifsamples_image00971.jpg',
  'hostis/php_no_comentario.jpg',
  'hostis/zip_no_fim.jpg',
];

describe.skipIf(!existsSync(SAMPLES))('the collected test pictures', () => {
  test.each(REFUSED)('%s is refused with a reason', async (name) => {
    expect(await reasonOf(await readFile(path.join(SAMPLES, name)))).not.toBe('accepted');
  });

  test.each(ACCEPTED)('%s is taken, and its master holds nothing but the picture', async (name) => {
    const { master } = await accepted(await readFile(path.join(SAMPLES, name)));
    const metadata = await sharp(master).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar' });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(master.toString('latin1')).not.toMatch(/<\?php|<script|PK\x05\x06|onerror/);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'EXIF orientation %i ends with red on top and blue on the left',
    async (turn) => {
      const photo = await accepted(await readFile(path.join(SAMPLES, `boas/orientacao_${turn}.jpg`)));
      expect([photo.width, photo.height]).toEqual([960, 719]);
      const [red = 0, , noBlue = 0] = await pixel(photo.master, 480, 10);
      const [noRed = 0, , blue = 0] = await pixel(photo.master, 10, 400);
      expect(red - noBlue).toBeGreaterThan(100);
      expect(blue - noRed).toBeGreaterThan(100);
    },
  );

  test('a CMYK picture keeps its colours', async () => {
    const [cmyk, original] = await Promise.all(
      ['boas/cmyk.jpg', 'boas/foto.png'].map(async (name) =>
        accepted(await readFile(path.join(SAMPLES, name))),
      ),
    );
    const mean = async (picture: Buffer) =>
      (await sharp(picture).stats()).channels.map((channel) => channel.mean);
    const [converted, wanted] = [
      await mean(cmyk?.master ?? Buffer.alloc(0)),
      await mean(original?.master ?? Buffer.alloc(0)),
    ];
    for (const [index, value] of converted.entries())
      expect(Math.abs(value - (wanted[index] ?? 0))).toBeLessThan(25);
  });
});
