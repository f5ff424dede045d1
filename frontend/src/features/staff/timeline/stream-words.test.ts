import { Heart, Shapes } from 'lucide-react';
import { expect, test } from 'vitest';
import { streamWords } from './stream-words.ts';

const streams = [
  { category: 'favorites', label: 'Favoritos', icon: 'heart' },
  { category: 'journey', label: 'Recorrido', icon: 'unheard-of' },
];

test('a stream has the name and icon that the server gives it', () => {
  expect(streamWords(streams, 'favorites')).toEqual({ name: 'Favoritos', Icon: Heart });
});

test('an unknown icon is replaced', () => {
  expect(streamWords(streams, 'journey')).toEqual({ name: 'Recorrido', Icon: Shapes });
});

test('a stream that the server did not name keeps its category', () => {
  expect(streamWords(streams, 'meals')).toEqual({ name: 'meals', Icon: Shapes });
});
