import type { Face } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { photoQuery } from './faces.query.ts';
import { Pictogram } from './pictures/Pictogram.tsx';

interface EntryPictureProps {
  readonly userId: string;
  readonly face: Face;
  readonly className: string;
}

/** Own photo of an entry, or its drawing until the photo is there. The label beside it says the same. */
export const EntryPicture = ({ userId, face, className }: EntryPictureProps) => {
  const { data: photo } = useQuery(photoQuery(userId, face));
  const { picture, photoId } = face;
  if (photoId !== null && photo !== undefined)
    return <Photo photo={photo} className={`rounded-soft object-cover ${className}`} />;
  if (picture !== null) return <Pictogram name={picture} className={className} />;
  return photoId !== null && <span className={className} />;
};

interface PhotoProps {
  readonly photo: ImageBitmap;
  readonly className: string;
}

/** Drawn, since pages show no image but those of their own address, where a photo has none. */
const Photo = ({ photo, className }: PhotoProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <canvas
      key={`${photo.width} ${photo.height}`}
      ref={canvas}
      aria-hidden
      width={photo.width}
      height={photo.height}
      className={className}
    />
  );
};
