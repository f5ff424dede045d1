import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
} from '@hearthway/domain/entry-faces/entry-faces.constants.ts';

/** Tried one after the other until the photo is small enough. */
const TRIES = [
  { quality: 0.85, pixels: PHOTO_MAX_PIXELS },
  { quality: 0.7, pixels: PHOTO_MAX_PIXELS },
  { quality: 0.55, pixels: PHOTO_MAX_PIXELS },
  { quality: 0.5, pixels: PHOTO_MAX_PIXELS / 2 },
] as const;

/**
 * Draws a photo anew as a small JPEG, in base64: what it told of place and camera stays behind. Rejects for a file
 * that the browser cannot show.
 */
export const shrinkPhoto = async (file: Blob): Promise<string> => {
  const image = await createImageBitmap(file);
  try {
    for (const { quality, pixels } of TRIES) {
      const blob = await drawn(image, pixels, quality);
      if (blob.size <= PHOTO_MAX_BYTES) return base64Of(new Uint8Array(await blob.arrayBuffer()));
    }
  } finally {
    image.close();
  }
  throw new Error('The photo stays too large.');
};

const drawn = (image: ImageBitmap, pixels: number, quality: number): Promise<Blob> => {
  const scale = Math.min(1, pixels / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The photo is empty.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
};

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
