import sharp from 'sharp';

export const draw = sharp;
